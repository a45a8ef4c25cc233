import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const keysOf = (text: string) =>
  [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] as string)

const english = read('../locales/en.ftl')
const korean = read('../locales/ko.ftl')

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const code = sources(new URL('../src', import.meta.url).pathname).join('\n')
const asked = [...code.matchAll(/\bt\(\s*(?:[^'()`]*\?\s*)?'([\w-]+)'(?:\s*:\s*'([\w-]+)')?/g)].flatMap(
  (match) => match.slice(1).filter((key): key is string => !!key),
)

describe.each([
  ['en', english],
  ['ko', korean],
])('%s.ftl', (locale, text) => {
  test('has every key once', () => {
    const keys = keysOf(text)
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  test('is read without an error', () => {
    const bundle = new FluentBundle(locale)
    expect(bundle.addResource(new FluentResource(text))).toEqual([])
    expect(keysOf(text).filter((key) => !bundle.hasMessage(key))).toEqual([])
  })
})

test('every key that the pages ask for has words', () => {
  const known = new Set(keysOf(english))
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([])
})

test('where a part of a key is put in, some key fits', () => {
  const known = [...keysOf(english), ...keysOf(read('../../src/sexton/texts/en.ftl'))]
  const made = [...code.matchAll(/\bt\(\s*`([^`]*)`/g)].map((match) => match[1] as string)
  const patterns = made.map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '.+')}$`))
  expect(made.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => !known.some((key) => pattern.test(key)))).toEqual([])
})

test('what a replay says that is not open is said in words', () => {
  const known = new Set(keysOf(english))
  expect(['not-yet', 'unknown', 'silent'].filter((why) => !known.has(`replay-${why}`))).toEqual([])
})

test('Korean has no key that English lacks', () => {
  const known = new Set(keysOf(english))
  expect(keysOf(korean).filter((key) => !known.has(key))).toEqual([])
})

test('Korean lacks no key of English', () => {
  const known = new Set(keysOf(korean))
  expect(keysOf(english).filter((key) => !known.has(key))).toEqual([])
})

test('Korean uses the same arguments as English', () => {
  const told = (text: string) =>
    new Map(
      [...text.matchAll(/^([a-zA-Z][\w-]*) =((?:.*\n?)(?:^[ ]+.*\n?)*)/gm)].map(([, key, body]) => [
        key,
        new Set([...(body ?? '').matchAll(/\$(\w+)/g)].map((match) => match[1])),
      ]),
    )
  const ours = told(english)
  const unknown = [...told(korean)].filter(([key, names]) =>
    [...names].some((name) => !ours.get(key)?.has(name)),
  )
  expect(unknown.map(([key]) => key)).toEqual([])
})

test('every kind of domain has a general question and a general button', () => {
  const known = new Set(keysOf(english))
  expect(
    ['ask-anything', 'st-anything', 'do', 'told-anything', 'offer'].filter((key) => !known.has(key)),
  ).toEqual([])
})
