import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { josa } from '../src/josa'

/** The same words as for the server's half: both put the same particle. */
const cases = JSON.parse(
  readFileSync(new URL('../../tests/particles.json', import.meta.url), 'utf8'),
) as [string, string, string][]

test.each(cases)('%s with %s', (text, pair, whole) => expect(josa(text, pair)).toBe(whole))
