/** The server's few HTTP answers, with its own sentence, in the reader's language, where it says no. */

import { t, texts } from './texts.svelte'

/** `status` is HTTP's, or 0 where the server did not answer. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: string; status: number }

export async function ask<T>(
  path: string,
  body?: { text: string; type: string },
  method = body && 'POST',
): Promise<Answer<T>> {
  try {
    const headers: Record<string, string> = { 'Accept-Language': texts.locale }
    if (body) headers['Content-Type'] = body.type
    const answer = await fetch(path, { method, headers, body: body?.text })
    const value: unknown = await answer.json().catch(() => ({}))
    if (answer.ok) return { ok: true, value: value as T }
    const { error } = value as { error?: string }
    return { ok: false, error: error ?? t('server-silent'), status: answer.status }
  } catch {
    return { ok: false, error: t('server-silent'), status: 0 }
  }
}

export function askWith<T>(path: string, value: unknown): Promise<Answer<T>> {
  return ask<T>(path, { text: JSON.stringify(value), type: 'application/json' })
}
