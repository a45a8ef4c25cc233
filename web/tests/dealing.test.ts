import { expect, test } from 'vitest'

import { Asking } from '../src/asking.svelte'
import type { Prompt } from '../src/protocol'
import { Dealing } from '../src/storyteller/dealing.svelte'

const tokens = ['chef', 'idiot', 'idiot', 'imp']

function deal(): Dealing {
  const prompt: Prompt = {
    who: -1,
    kind: 'deal',
    domain: { type: 'deal', tokens },
    character: '',
    about: null,
    true: [],
    shape: null,
    waits: false,
    secret: false,
  }
  const dealing = new Dealing(new Asking())
  dealing.asking.take(prompt)
  dealing.take(prompt, true)
  return dealing
}

test('what is dealt at random is whole, and two seats swap', () => {
  const dealing = deal()
  expect([...dealing.deal].sort()).toEqual(tokens)
  const [first, second, third] = dealing.deal
  dealing.tap(0)
  dealing.tap(2)
  expect(dealing.deal.slice(0, 3)).toEqual([third, second, first])
  expect(dealing.at).toBeNull()
})

test('by hand each token goes to the chosen seat, and the next one without a token comes next', () => {
  const dealing = deal()
  dealing.choose('hand')
  expect(dealing.asking.value).toBeUndefined()
  dealing.give('imp')
  dealing.tap(3)
  dealing.give('idiot')
  expect(dealing.at).toBe(1)
  expect(dealing.left).toEqual(['chef', 'idiot'])
  dealing.give('imp')
  expect(dealing.deal).toEqual(['imp', '', '', 'idiot'])
  dealing.give('idiot')
  dealing.give('chef')
  expect(dealing.asking.value).toEqual(['imp', 'idiot', 'chef', 'idiot'])
  expect(dealing.at).toBeNull()
})

test('a seat that is tapped gives its token back', () => {
  const dealing = deal()
  dealing.choose('hand')
  dealing.give('imp')
  dealing.tap(0)
  expect(dealing.left.sort()).toEqual(tokens)
  expect(dealing.at).toBe(0)
})

test('dealing by chance again is whole again', () => {
  const dealing = deal()
  dealing.choose('hand')
  dealing.choose('device')
  expect([...dealing.deal].sort()).toEqual(tokens)
})
