/** The words of the page, in the reader's language: the server's Fluent catalogue. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { josa } from './josa'
import { fromStorage, toStorage } from './storage'

export type Words = Record<string, FluentVariable>

const FALLBACK = 'en'
const AGAIN_AFTER = 1500

function bundle(locale: string, catalogue: string): FluentBundle {
  const functions = { JOSA: ([text, pair]: unknown[]) => josa(plain(text), plain(pair)) }
  const made = new FluentBundle(locale, { useIsolating: false, functions })
  // Where a key is the characters' and the page's, the page's words hold, which stand last.
  made.addResource(new FluentResource(catalogue), { allowOverrides: true })
  return made
}

function plain(argument: unknown): string {
  const held = argument as { value?: unknown } | undefined
  return String(held?.value ?? argument ?? '')
}

class Texts {
  locale = $state(FALLBACK)
  /** The tags of all languages that there are. */
  languages = $state.raw<readonly string[]>([FALLBACK])
  #bundles = $state.raw<FluentBundle[]>([])

  /** Finds out which languages there are, and takes up the reader's. */
  async start(): Promise<void> {
    this.languages = JSON.parse(await got('/api/languages')) as string[]
    await this.use(preferred(this.languages))
  }

  /** Takes up a language and its words; English stands in for what it lacks. */
  async use(locale: string): Promise<void> {
    const wanted = [...new Set([locale, FALLBACK])]
    this.#bundles = await Promise.all(
      wanted.map(async (tag) => bundle(tag, await got(`/api/catalogue/${tag}`))),
    )
    this.locale = locale
    document.documentElement.lang = locale
  }

  choose(locale: string): void {
    toStorage('locale', locale)
    void this.use(locale)
  }

  /** The words for a key in the reader's language, or nothing. */
  find(key: string, words?: Words): string | undefined {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key)
      if (message?.value) {
        const errors: Error[] = []
        return bundle.formatPattern(message.value, words ?? null, errors)
      }
    }
    return undefined
  }
}

/** What the server has at an address, however often it must be asked: without words there is no page. */
async function got(address: string): Promise<string> {
  for (;;) {
    try {
      const answer = await fetch(address)
      if (answer.ok) return await answer.text()
    } catch {
      // The network may be back in a moment.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
  }
}

export const texts = new Texts()

/** The reader's choice, else the first of their browser's languages that there is. */
function preferred(languages: readonly string[]): string {
  const wanted = [fromStorage('locale'), ...navigator.languages].map((tag) => tag?.split('-')[0] ?? '')
  return wanted.find((language) => languages.includes(language)) ?? FALLBACK
}

/** What a language calls itself. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
}

/** The words for a key. */
export function t(key: string, words?: Words): string {
  return texts.find(key, words) ?? key
}

/** The words for the first of these keys that has any. */
export function firstOf(keys: string[], words?: Words): string {
  for (const key of keys) {
    const found = texts.find(key, words)
    if (found !== undefined) return found
  }
  return keys.at(-1) ?? ''
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy" in the reader's language. */
export function listed(parts: string[], kind: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : t(`list-${kind}`, { rest: parts.slice(0, -1).join(', '), last })
}
