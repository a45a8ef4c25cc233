/** The messages that tell a chair all that it knows: of its story they bring only what is new. */

import type { TableMessage, ViewMessage } from './protocol'

/** A message with its whole story: what the last one had, as far as it still stands, and what is new. */
export function whole(
  message: ViewMessage | TableMessage,
  last: ViewMessage | TableMessage | null,
): ViewMessage | TableMessage {
  const stands = last ? storyOf(last).slice(0, message.kept) : []
  const story = [...stands, ...storyOf(message)]
  return message.type === 'view'
    ? { ...message, view: { ...message.view, history: story } }
    : { ...message, table: { ...message.table, log: story } }
}

function storyOf(message: ViewMessage | TableMessage) {
  return message.type === 'view' ? message.view.history : message.table.log
}
