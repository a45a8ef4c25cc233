// What travels between the server and this client; see docs/protocol.md.

export interface Card {
  seats?: number[]
  characters?: string[]
  number?: number | null
  nod?: boolean | null
  evil?: boolean | null
}

export interface Bag {
  tokens: string[]
  aside?: string[]
}

export type Value = null | boolean | number | string | Card | Bag | Value[]

export interface Options {
  type: 'options'
  values: Value[]
}
export interface Characters {
  type: 'characters'
  values: (string | null)[]
}
export interface Cards {
  type: 'cards'
  values: Card[]
}
export interface Players {
  type: 'players'
  seats: number[]
  count: number
  optional: boolean
}
export interface Pointing {
  type: 'pointing'
  seats: number[]
  count: number
  characters: string[]
  none: boolean
}
export interface Tokens {
  type: 'tokens'
  characters: string[]
  count: number
}
export interface PlayerAnd {
  type: 'player_and'
  seats: number[]
  words: string[]
}
export interface Guesses {
  type: 'guesses'
  seats: number[]
  characters: string[]
  least: number
  most: number
}
export interface Hands {
  type: 'hands'
  voters: number[]
  most: number[]
}
export interface Deal {
  type: 'deal'
  tokens: string[]
}
export interface Reminder {
  type: 'reminder'
  seats: number[]
  most: number
}
export interface Newcomer {
  type: 'newcomer'
  taken: string[]
  characters: string[]
  seats: number[]
}
export interface BagCounts {
  townsfolk: number
  outsider: number
  minion: number
  demon: number
}
export interface Bags {
  type: 'bag'
  script: string[]
  teams: Record<string, string>
  rows: BagCounts[]
  players: number
}

export type Domain =
  | Options
  | Characters
  | Cards
  | Players
  | Pointing
  | Tokens
  | PlayerAnd
  | Guesses
  | Hands
  | Deal
  | Reminder
  | Newcomer
  | Bags

export interface Prompt {
  who: number
  kind: string
  domain: Domain
  character: string
  about: number | null
  true: Value[]
  shape: Domain | null
  waits: boolean
}

export interface Page {
  seat: number
  character: string
  evil: boolean
  dead: boolean
  believes: string
  reminders: [string, string][]
}

/** An event as it arrives: `event` names it, the rest depends on that. */
export type Event = { event: string } & Record<string, unknown>

export interface Player {
  seat: number
  name: string
  alive: boolean
  vote: boolean
  traveller: string | null
}

export interface Ballot {
  nominator: number
  nominee: number
  voters: number[]
  votes: number | null
}

export interface Note {
  phase: string
  night: number
  event: Event
}

export interface View {
  seat: number | null
  script: string
  characters: string[]
  phase: string
  night: number
  floor: string
  players: Player[]
  character: string | null
  evil: boolean | null
  nominations: Ballot[]
  block: number | null
  block_votes: number
  notes: Note[]
  winner: string | null
  winners: number[]
  pages: Page[]
}

export interface ReminderToken {
  token: number
  kind: string
  character: string
  active: boolean
}

export interface GrimoireSeat {
  seat: number
  name: string
  character: string
  believes: string
  evil: boolean
  dead: boolean
  vote: boolean
  traveller: boolean
  drunk: boolean
  poisoned: boolean
  reminders: ReminderToken[]
}

export interface Step {
  character: string
  seats: number[]
  state: string
}

export interface Entry {
  phase: string
  night: number
  event: Event
}

export interface Table {
  script: string
  characters: string[]
  phase: string
  night: number
  floor: string
  block: number | null
  block_votes: number
  needed: number
  nominations: Ballot[]
  grimoire: GrimoireSeat[]
  steps: Step[]
  log: Entry[]
  undo: number
  winner: string | null
  winners: number[]
}

export interface RunningBallot {
  kind: string
  nominee: number | null
  voters: number[]
  hands: Record<string, boolean>
  counted: number[]
  current: number | null
  ends: number | null
  period: number
}

export interface Pause {
  people: number[]
  ready: number[]
  ends: number
}

export interface Chair {
  seat: number
  name: string
  online: number
  policy: string | null
}

export interface ViewMessage {
  type: 'view'
  rev: number
  chair: 'seat' | 'spectator'
  game: string
  icons: string
  view: View
  prompt: Prompt | null
  offers: Prompt[]
  ballot: RunningBallot | null
  pause: Pause | null
  corrected: boolean
}

export interface TableMessage {
  type: 'table'
  rev: number
  chair: 'storyteller'
  game: string
  icons: string
  table: Table
  prompt: Prompt | null
  offers: Prompt[]
  ballot: RunningBallot | null
  pause: Pause | null
  players: Chair[]
  policy: string | null
  spectators: number
}

export interface BallotMessage extends RunningBallot {
  type: 'ballot'
  rev: number
}
export interface PauseMessage extends Pause {
  type: 'pause'
  rev: number
}
export interface RefusedMessage {
  type: 'refused'
  error: string
  move: unknown
}
export interface MovedMessage {
  type: 'moved'
  link: string
}
export interface LinkMessage {
  type: 'link'
  chair: number
  link: string
  qr: string
}

export type FromServer =
  | ViewMessage
  | TableMessage
  | BallotMessage
  | PauseMessage
  | RefusedMessage
  | MovedMessage
  | LinkMessage

export interface MoveMessage {
  type: 'move'
  rev: number
  kind: string
  value?: Value
  character?: string
  by?: number | null
  override?: boolean
}
export interface HandMessage {
  type: 'hand'
  up: boolean
  by?: number | null
}
export interface ReadyMessage {
  type: 'ready'
  up?: boolean
  by?: number | null
}
export interface UndoMessage {
  type: 'undo'
  moves?: number
}
export interface PolicyMessage {
  type: 'policy'
  chair: number
  policy?: 'uniform' | null
}
export interface RevealMessage {
  type: 'reveal'
}
export interface SpeedMessage {
  type: 'speed'
  ms: number
}
export interface CountMessage {
  type: 'count'
}
export interface NewLinkMessage {
  type: 'link'
  chair: number
}

export type FromClient =
  | MoveMessage
  | HandMessage
  | ReadyMessage
  | UndoMessage
  | PolicyMessage
  | RevealMessage
  | SpeedMessage
  | CountMessage
  | NewLinkMessage

export interface ScriptEntry {
  id: string
  name: string
  author: string
  characters: string[]
}
export interface ScriptRead extends ScriptEntry {
  warnings: string[]
}
export interface SeatLink {
  seat: number
  name: string
  link: string
  qr: string
}
export interface GameLinks {
  game: string
  storyteller: string
  seats: SeatLink[]
  spectator: string
}
export interface CharacterEntry {
  name: string
  team: string
  icon: string
}
