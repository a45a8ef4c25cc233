/** The optional rules of a script: which are on at a table, and what each says. */

import type { Began, Note } from './protocol'
import { t } from './texts.svelte'

/** What everybody was told before the first night. */
export function beginning(history: readonly Note[]): Began | undefined {
  return history.map(({ event }) => event).find((event) => event.event === 'Began')
}

/** What changes while the rule is on. */
export function houseRule(rule: string): string {
  return t(`house-rule-${slug(rule)}`)
}

/** What holds while it is off. */
export function officialRule(rule: string): string {
  return t(`official-rule-${slug(rule)}`)
}

function slug(rule: string): string {
  return rule.replace(/[^a-z]+/g, '-')
}
