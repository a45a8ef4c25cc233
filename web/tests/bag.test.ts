import { expect, test } from 'vitest'

import type { Bags, Row } from '../src/protocol'
import { alike, changes, counts, numbers, standIns } from '../src/storyteller/bag'

const row = (townsfolk: number, outsider: number, minion = 1, demon = 1): Row => ({
  townsfolk,
  outsider,
  minion,
  demon,
})

const domain: Bags = {
  type: 'bag',
  players: 8,
  script: ['chef', 'monk', 'saint', 'drunk', 'lunatic', 'lilmonsta', 'baron', 'spy', 'imp'],
  teams: {
    chef: 'townsfolk',
    monk: 'townsfolk',
    saint: 'outsider',
    drunk: 'outsider',
    lunatic: 'outsider',
    baron: 'minion',
    spy: 'minion',
    imp: 'demon',
    lilmonsta: 'demon',
  },
  rows: [row(5, 1)],
  outside: ['drunk', 'lilmonsta'],
  beside: { drunk: 'townsfolk', lunatic: 'demon', lilmonsta: 'townsfolk' },
  copies: {},
  any_count: false,
}

test('each team has what lies in the bag, and every count that is asked for', () => {
  const [townsfolk, outsiders] = counts(domain, [row(5, 1), row(4, 2), row(6, 0)], ['chef', 'monk', 'imp'])
  expect(townsfolk).toEqual({ team: 'townsfolk', have: 2, wanted: [4, 5, 6] })
  expect(outsiders).toEqual({ team: 'outsider', have: 0, wanted: [0, 1, 2] })
})

test('only what a character changes is told', () => {
  expect(changes([row(5, 1)], [row(3, 3)])).toEqual([
    { team: 'townsfolk', from: '5', to: '3' },
    { team: 'outsider', from: '1', to: '3' },
  ])
  expect(changes([row(5, 1)], [row(5, 1)])).toEqual([])
})

test('counts are written as a range where they are one', () => {
  expect([numbers([2]), numbers([1, 2, 3]), numbers([0, 2]), numbers([])]).toEqual(['2', '1–3', '0/2', '–'])
})

test('a token is swapped for one of its team that lies where it lies', () => {
  expect(standIns(domain, 'baron', ['baron', 'chef'], [])).toEqual(['spy'])
  expect(standIns(domain, 'saint', ['saint'], [])).toEqual(['lunatic'])
  expect(standIns(domain, 'drunk', [], ['drunk'])).toEqual(['lunatic'])
  expect(standIns(domain, 'lunatic', [], ['lunatic', 'drunk'])).toEqual([])
  expect(standIns(domain, 'chef', ['chef', 'monk'], [])).toEqual([])
})

test('two lists are alike whatever their order, and not where one token comes twice', () => {
  expect(alike(['chef', 'imp'], ['imp', 'chef'])).toBe(true)
  expect(alike(['chef', 'chef'], ['chef', 'imp'])).toBe(false)
})
