import { describe, expect, test } from 'vitest'

import type { ViewMessage } from '../src/protocol'
import { whole } from '../src/whole'

const note = (night: number) => ({ phase: 'night', night, event: { event: 'NightFell', night } })
const message = (kept: number, ...nights: number[]) =>
  ({ type: 'view', kept, view: { history: nights.map(note) } }) as unknown as ViewMessage
const nights = (found: ReturnType<typeof whole>) =>
  found.type === 'view' ? found.view.history.map((n) => n.night) : []

describe('a message has its whole story', () => {
  test('the first of a connection, whatever was known before', () => {
    expect(nights(whole(message(0, 1, 2), null))).toEqual([1, 2])
    expect(nights(whole(message(0, 7), message(0, 1, 2)))).toEqual([7])
  })

  test('what is new comes after what was told', () => {
    const second = whole(message(2, 3), message(0, 1, 2))
    expect(nights(second)).toEqual([1, 2, 3])
    expect(nights(whole(message(3), second))).toEqual([1, 2, 3])
  })

  test('what was taken back is gone', () => {
    expect(nights(whole(message(1, 9), message(0, 1, 2, 3)))).toEqual([1, 9])
  })
})
