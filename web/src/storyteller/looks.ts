/** How seats look in the Grimoire: the true token, what it is believed to be, how it stands, what it is asked. */

import type { Asking } from '../asking.svelte'
import { facts, sideOf } from '../facts.svelte'
import { characterName, initial } from '../people'
import { handLook } from '../player/townLooks'
import type { Note, Occupancy, Pane, RunningBallot, TableMessage } from '../protocol'
import type { SeatLook } from '../ring/seat'
import { t } from '../texts.svelte'
import { reminderWords } from '../wording'
import type { Dealing } from './dealing.svelte'

/** The seats in the circle's order, with or without tokens: before the deal there are only names. */
export function grimoireLooks(message: TableMessage): SeatLook[] {
  const { grimoire } = message.table
  const chairs = new Map(message.players.map((chair) => [chair.seat, chair]))
  if (!grimoire.length)
    return message.players.map((chair) =>
      withChair({ seat: chair.seat, name: chair.name, states: [] }, chair),
    )
  const open = openPages(message.table.log)
  return grimoire.map((pane) => {
    const look = withChair(paneLook(pane), chairs.get(pane.seat))
    if (open.has(pane.seat)) {
      look.pane = pane.evil ? 'evil' : 'good'
      look.states.push(t('state-revealed'))
    }
    return look
  })
}

/** The seats whose page lies open to all, after the end. */
export function openPages(log: readonly Note[]): Set<number> {
  return new Set(
    log.flatMap(({ event }) => (event.event === 'Revealed' ? event.pages.map((page) => page.seat) : [])),
  )
}

/** The same face down: names, and nothing that anybody could read from them. */
export function coveredLooks(message: TableMessage): SeatLook[] {
  return grimoireLooks(message).map(({ seat, name }) => ({ seat, name, letters: initial(name), states: [] }))
}

/** The Grimoire with what is asked now: by a running ballot, or by the question on this page. */
export function askedLooks(
  message: TableMessage,
  asking: Asking,
  ballot: RunningBallot | null,
  dealing: Dealing,
): SeatLook[] {
  const { prompt, draft } = asking
  return grimoireLooks(message).map((look) => {
    const { seat } = look
    if (prompt?.domain.type === 'deal' && draft) {
      const character = draft.deal[seat]
      if (character) {
        look.character = character
        look.coloured = true
        look.side = sideOf(character)
        look.second = characterName(character)
        look.states.push(characterName(character))
      }
      look.pressed = dealing.at === seat
    } else if (ballot) {
      handLook(look, !look.dead, ballot)
      const votes = ballot.hands[seat] ?? 0
      if (votes > 1) {
        look.second = t('votes', { count: votes })
        look.states.push(t('votes', { count: votes }))
      }
      if (ballot.nominee === seat) {
        look.ring = 'nominee'
        look.states.push(t('state-nominee'))
      }
    } else if (prompt && draft) questionLook(look, asking)
    if (look.pressed) {
      look.ring = 'chosen'
      look.pane = 'lantern'
      look.mark = 'chosen'
      look.states.push(t('state-chosen'))
    } else if (message.table.block === seat) {
      look.mark = 'about-to-die'
      look.states.push(t('state-about-to-die'))
    }
    return look
  })
}

function questionLook(look: SeatLook, { prompt, draft, seats }: Asking): void {
  if (!prompt || !draft) return
  const { seat } = look
  if (seats?.includes(seat)) look.pressed = draft.seats.includes(seat)
  else if (seats && prompt.domain.type !== 'hands') {
    look.barred = t('barred-other')
    look.states.push(t('state-barred'))
  } else if (draft.seats.includes(seat)) look.pressed = true
  if (prompt.who === -1 && prompt.true.some((value) => value === seat)) {
    look.pane = 'moon'
    look.states.push(t('the-truth'))
  }
  if (prompt.about === seat || prompt.who === seat) {
    look.ring = 'asked'
    look.pane = 'lantern'
    look.states.push(t('state-asked'))
  }
}

export function paneLook(pane: Pane): SeatLook {
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
    shorter: characterName(pane.character),
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
