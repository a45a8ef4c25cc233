/** What the build leaves out of Svelte's runtime (`vite.config.ts`) is used by no component. */

import { readdirSync, readFileSync } from 'node:fs'

import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const folder = new URL('../src/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file): [string, string] => [file, readFileSync(new URL(file, folder), 'utf8')])

type Node = { type?: string; name?: string; attributes?: Node[] }

function* nodes(value: unknown): Generator<Node> {
  if (!value || typeof value !== 'object') return
  yield value
  for (const part of Object.values(value)) yield* nodes(part)
}

test('state is set as a whole, never changed in place', () => {
  for (const [file, text] of files) {
    expect(/\$state(<[^(]*>)?\(\s*([[{]|new\b|Array\b|structuredClone\b)/.test(text), file).toBe(false)
    for (const [, name] of text.matchAll(/\blet (\w+) = \$state(?!<(?:HTML|SVG)|\.)\b/g)) {
      const change = new RegExp(`\\b${name}(\\.\\w+|\\[[^\\]]*\\]) = |\\b${name}\\.(push|splice|sort)\\(`)
      expect(change.test(text), file).toBe(false)
    }
  }
})

test('an element has single styles or a whole one; nothing in the markup is waited for or caught', () => {
  let elements = 0
  for (const [file, text] of files.filter(([file]) => file.endsWith('.svelte'))) {
    for (const node of nodes(parse(text, { modern: true }).fragment)) {
      expect(['SvelteBoundary', 'AwaitBlock', 'AwaitExpression'], file).not.toContain(node.type)
      const attributes = node.attributes ?? []
      elements += attributes.length
      const whole = attributes.some((one) => one.type === 'Attribute' && one.name === 'style')
      expect(whole && attributes.some((one) => one.type === 'StyleDirective'), file).toBe(false)
    }
  }
  expect(elements).toBeGreaterThan(500)
})
