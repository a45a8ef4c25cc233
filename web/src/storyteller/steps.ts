/** What has to be known about a step of the night, beside whom it wakes. */

import { facts } from '../facts.svelte'
import { characterName } from '../people'
import type { Pane, Step } from '../protocol'
import { listed, t } from '../texts.svelte'

/** That the ability does not work, or is only believed; nothing where all is as it seems. */
export function stepState(step: Step, grimoire: readonly Pane[]): string {
  const pane = grimoire.find((pane) => pane.seat === step.seats[0])
  if (!pane) return ''
  const parts: string[] = []
  if (pane.character !== step.character && facts.characters[step.character])
    parts.push(t('really', { character: characterName(pane.character) }))
  if (pane.drunk) parts.push(t('state-drunk'))
  if (pane.poisoned) parts.push(t('state-poisoned'))
  if (pane.dead) parts.push(t('state-dead'))
  return listed(parts)
}
