/** The words of the interface: Fluent catalogues of our own, and the server's for characters. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import english from '../locales/en.ftl?raw'
import { josa } from './josa'
import { fromStorage, toStorage } from './storage'

export type Words = Record<string, FluentVariable>

/** The languages whose words are built into the page. All others, the server brings. */
const own: Record<string, () => Promise<string>> = {
  en: async () => english,
  ko: async () => (await import('../locales/ko.ftl?raw')).default,
}

function bundle(locale: string, ...catalogues: string[]): FluentBundle {
  const functions = { JOSA: ([text, pair]: unknown[]) => josa(plain(text), plain(pair)) }
  const made = new FluentBundle(locale, { useIsolating: false, functions })
  for (const catalogue of catalogues)
    made.addResource(new FluentResource(catalogue), { allowOverrides: true })
  return made
}

function plain(argument: unknown): string {
  const held = argument as { value?: unknown } | undefined
  return String(held?.value ?? argument ?? '')
}

const fallback = bundle('en', english)

class Texts {
  locale = $state('en')
  /** The tags of all languages that there are. */
  languages = $state.raw<readonly string[]>(Object.keys(own))
  #bundles = $state.raw<FluentBundle[]>([fallback])

  /** Finds out which languages there are, and takes up the reader's. */
  async start(): Promise<void> {
    try {
      const answer = await fetch('/api/languages')
      if (answer.ok) this.languages = await answer.json()
    } catch {
      // Those of the page are there anyway.
    }
    await this.use(preferred(this.languages))
  }

  /** Takes up a language and its catalogues. */
  async use(locale: string): Promise<void> {
    const [ours, characters, englishCharacters] = await Promise.all([
      own[locale]?.() ?? '',
      catalogueOfCharacters(locale),
      locale === 'en' ? '' : catalogueOfCharacters('en'),
    ])
    this.#bundles = [bundle(locale, characters, ours), bundle('en', englishCharacters, english)]
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

async function catalogueOfCharacters(locale: string): Promise<string> {
  try {
    const answer = await fetch(`/api/catalogue/${locale}`)
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}

export const texts = new Texts()

/** The reader's choice, else the first of their browser's languages that there is. */
function preferred(languages: readonly string[]): string {
  const wanted = [fromStorage('locale'), ...navigator.languages].map((tag) => tag?.split('-')[0] ?? '')
  return wanted.find((language) => languages.includes(language)) ?? 'en'
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
  return new Intl.ListFormat(texts.locale, { type: kind }).format(parts)
}
