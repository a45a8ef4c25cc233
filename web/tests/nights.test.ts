import { expect, test } from 'vitest'

import { facts } from '../src/facts.svelte'
import { nightOrder } from '../src/nights'

test('the sheet has the introductions among the characters, and homebrew at its place', () => {
  const known = { name: '', team: 'minion', icon: '', reminders: [] }
  facts.characters = {
    poisoner: { ...known, first_night: 30, other_nights: 8 },
    philosopher: { ...known, first_night: 10, other_nights: 4 },
    saint: { ...known, first_night: null, other_nights: null },
  }
  facts.steps = { minioninfo: 20, demoninfo: 24 }
  facts.meet([{ id: 'minion:lamp', name: 'Lamp', first_place: 22.5 }])
  expect(nightOrder(['saint', 'poisoner', 'minion:lamp', 'philosopher'])).toEqual({
    first: ['philosopher', 'minioninfo', 'minion:lamp', 'demoninfo', 'poisoner'],
    other: ['philosopher', 'poisoner'],
  })
})
