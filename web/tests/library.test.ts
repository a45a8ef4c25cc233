import { beforeEach, expect, test } from 'vitest'

import { facts } from '../src/facts.svelte'
import { found } from '../src/library/search'
import type { ScriptEntry } from '../src/protocol'

const script = (name: string, author: string, characters: string[]): ScriptEntry => ({
  ...{ id: name, name, author, characters, house_rules: [], jinxes: [], rules: [] },
  manual: [],
})
const NIGHT = script('Café at Night', 'Zoë', ['fanggu', 'imp'])
const DAY = script('낮과 밤', '민수', ['imp', 'townsfolk:lamplighter'])
const names = (typed: string) => found([NIGHT, DAY], typed).map((entry) => entry.name)

beforeEach(() => {
  const entry = { icon: '', first_night: null, other_nights: null, reminders: [] }
  facts.characters = {
    fanggu: { name: 'Fang Gu', team: 'demon', ...entry },
    imp: { name: 'Imp', team: 'demon', ...entry },
  }
})

test('nothing typed finds everything', () => {
  expect(names('')).toEqual([NIGHT.name, DAY.name])
  expect(names('  ')).toEqual([NIGHT.name, DAY.name])
})

test('names, authors and characters are found, whatever their case and marks', () => {
  expect(names('cafe')).toEqual([NIGHT.name])
  expect(names('zoe')).toEqual([NIGHT.name])
  expect(names('FANG gu')).toEqual([NIGHT.name])
  expect(names('imp')).toEqual([NIGHT.name, DAY.name])
  expect(names('lamplighter')).toEqual([DAY.name])
  expect(names('민수')).toEqual([DAY.name])
})

test('every word has to occur', () => {
  expect(names('imp zoe')).toEqual([NIGHT.name])
  expect(names('imp nobody')).toEqual([])
})
