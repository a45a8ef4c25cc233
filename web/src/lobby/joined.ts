/** The place that this browser took by a joining link: whoever scans the code again finds it. */

import { fromStorage, toStorage } from '../storage'

const KEY = 'joined'

export function joinedBy(token: string): string | undefined {
  const [joining, link] = (fromStorage(KEY) ?? '').split(' ')
  return joining === token ? link : undefined
}

export function remember(token: string, link: string): void {
  toStorage(KEY, `${token} ${link}`)
}

/** Forgets the place, and tells by which token it can be taken again. */
export function forget(link: string): string | undefined {
  const [joining, known] = (fromStorage(KEY) ?? '').split(' ')
  if (!joining || known !== link) return undefined
  toStorage(KEY, '')
  return joining
}
