/** How seats look in the Grimoire: the true token, what it is believed to be, and how it stands. */

import { facts } from '../facts.svelte'
import { characterName } from '../people'
import type { Occupancy, Pane, TableMessage } from '../protocol'
import type { SeatLook } from '../ring/seat'
import { t } from '../texts.svelte'
import { reminderWords } from '../wording'

/** The seats in the circle's order, with or without tokens: before the deal there are only names. */
export function grimoireLooks(message: TableMessage): SeatLook[] {
  const { grimoire } = message.table
  const chairs = new Map(message.players.map((chair) => [chair.seat, chair]))
  if (!grimoire.length)
    return message.players.map((chair) =>
      withChair({ seat: chair.seat, name: chair.name, states: [] }, chair),
    )
  return grimoire.map((pane) => withChair(paneLook(pane), chairs.get(pane.seat)))
}

function paneLook(pane: Pane): SeatLook {
  const believed = pane.believes && pane.believes !== pane.character ? pane.believes : ''
  const name = believed
    ? t('believed', { character: characterName(pane.character), believes: characterName(believed) })
    : characterName(pane.character)
  const states = [name, t(pane.evil ? 'evil' : 'good')]
  if (pane.dead) states.push(t(pane.vote ? 'state-dead-vote' : 'state-dead-spent'))
  if (pane.drunk) states.push(t('state-drunk'))
  if (pane.poisoned) states.push(t('state-poisoned'))
  if (pane.traveller) states.push(t('state-traveller'))
  for (const reminder of pane.reminders) states.push(reminderWords(reminder.kind))
  return {
    seat: pane.seat,
    name: pane.name,
    second: name,
    character: pane.character,
    believes: believed,
    team: facts.team(pane.character),
    side: pane.evil ? 'evil' : 'good',
    coloured: true,
    dead: pane.dead,
    candle: pane.dead ? (pane.vote ? 'lit' : 'spent') : 'none',
    states,
  }
}

function withChair(look: SeatLook, chair: Occupancy | undefined): SeatLook {
  if (chair?.policy) {
    look.policy = true
    look.states.push(t('state-policy'))
  }
  return look
}
