/** The connection of one chair: everything that the server has told, and a way to answer. */

import type {
  EyesMessage,
  FromClient,
  FromLobby,
  FromServer,
  LobbyMessage,
  ManualCharacter,
  OwnMessage,
  Pause,
  RunningBallot,
  SquareMessage,
  StoryMessage,
  TableMessage,
  ToLobby,
  UndoingMessage,
  Value,
  ViewMessage,
  WaitingMessage,
  WeighedMessage,
} from './protocol'
import { facts } from './facts.svelte'
import { lostSince, type Lost } from './player/correction'
import { t, texts } from './texts.svelte'
import { whole } from './whole'

export interface Notice {
  number: number
  text: string
}

/** A message with the moment of its arrival on this page's own clock. */
export type Timed<T> = T & { arrived: number }

const UNKNOWN_LINK = 4404
const REPLACED_LINK = 4403
const PLACE_GONE = 4410
/** Between attempts, while the connection is away: whoever comes back waits for a second at most. */
const WAITS = [150, 300, 600, 900]
const WAIT_UNSEEN = 8000
/** Attempts at once: in a slow network the oldest may still win. */
const ATTEMPTS = 4
const PING_EVERY = 5000
const PONG_WITHIN = 2000
/** A phone that slept this long may hold a connection that only looks open. */
const MAY_BE_DEAD_AFTER = 20_000
/** The server tells a chair of its own new connection, too. */
const MY_OWN_MOVE = 4000
const NOTICE_FOR = 20_000
const ANSWER_WITHIN = 10_000

export class Chair {
  status = $state<'joining' | 'open' | 'lost' | 'unknown' | 'replaced' | 'gone'>('joining')
  /** The table before its game. */
  lobby = $state.raw<LobbyMessage | WaitingMessage | null>(null)
  seen = $state.raw<ViewMessage | TableMessage | null>(null)
  ballot = $state.raw<Timed<RunningBallot> | null>(null)
  pause = $state.raw<Timed<Pause> | null>(null)
  square = $state.raw<Timed<SquareMessage> | null>(null)
  own = $state.raw<OwnMessage | null>(null)
  /** Through whose eyes a spectator may look, and does. */
  eyes = $state.raw<EyesMessage | null>(null)
  /** What the rules say about the bag in the making. */
  weighed = $state.raw<WeighedMessage | null>(null)
  /** The part of the Storyteller's story that was asked for last. */
  story = $state.raw<StoryMessage | null>(null)
  /** What this page had shown and no longer holds, until the reader has taken that in. */
  corrected = $state.raw<Lost | null>(null)
  notices = $state.raw<Notice[]>([])
  /** A move is on its way and the server has not said anything yet. */
  waiting = $state(false)
  /** The page is dark: nothing may light it up. */
  quiet = $state(false)
  /** New links that the server has told on request, by chair. */
  links = $state.raw<Record<number, { link: string; qr: string }>>({})
  /** What an undo would do, as the Storyteller asked. */
  undoing = $state.raw<UndoingMessage | null>(null)

  /** The connection that spoke last, and those that have not spoken yet. */
  #socket: WebSocket | undefined
  #attempts = new Set<WebSocket>()
  #tried = 0
  #connected = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #rev = 0
  /** The language that the server answers in: it is told a new one with the next message. */
  #lang = ''
  #numbers = 0
  #hidden = Infinity
  #closed = false

  constructor(readonly token: string) {}

  open(): void {
    addEventListener('online', this.#connect)
    document.addEventListener('visibilitychange', this.#look)
    this.#beat = setInterval(() => this.#ping(), PING_EVERY)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#connect)
    document.removeEventListener('visibilitychange', this.#look)
    clearInterval(this.#beat)
    for (const timer of [this.#timer, this.#patience, this.#silence]) clearTimeout(timer)
    for (const socket of [this.#socket, ...this.#attempts]) socket?.close()
  }

  // ---- to the server -------------------------------------------------------------------------------------

  /** Answers the prompt or takes up an offer. */
  move(
    kind: string,
    value: Value,
    more: { character?: string; by?: number | null; override?: boolean } = {},
  ): void {
    this.send({ type: 'move', rev: this.#rev, kind, value, ...more })
    this.waiting = true
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => (this.waiting = false), ANSWER_WITHIN)
  }

  /** Has the server answer the open prompt by lot, where only it knows what is legal. */
  random(by: number | null = null): void {
    this.send({ type: 'random', rev: this.#rev, by })
  }

  send(message: FromClient | ToLobby): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return this.#connect()
    const lang = texts.locale
    if (lang !== this.#lang) this.#socket.send(JSON.stringify({ type: 'language', lang }))
    this.#lang = lang
    this.#socket.send(JSON.stringify(message))
  }

  // ---- from the server -----------------------------------------------------------------------------------

  #take(message: FromServer | FromLobby): void {
    const arrived = performance.now()
    switch (message.type) {
      case 'view':
      case 'table':
        if (this.waiting) this.notices = []
        this.#answered()
        this.#rev = message.rev
        const now = whole(message, this.seen)
        if (now.type === 'view' && now.chair === 'seat') this.#correct(now)
        this.seen = now
        facts.meet(manualIn(this.seen))
        this.lobby = null
        this.ballot = message.ballot && { ...message.ballot, arrived }
        this.pause = message.pause && { ...message.pause, arrived }
        break
      case 'ballot':
        this.#rev = message.rev
        this.ballot = { ...message, arrived }
        break
      case 'pause':
        this.#rev = message.rev
        this.pause = { ...message, arrived }
        break
      case 'refused':
        this.#answered()
        this.notify(message.error)
        break
      case 'link':
        this.links = { ...this.links, [message.chair]: { link: message.link, qr: message.qr } }
        break
      case 'lobby':
      case 'waiting':
        this.#answered()
        this.lobby = message
        break
      case 'story':
        this.story = message
        break
      case 'weighed':
        this.weighed = message
        break
      case 'square':
        this.square = { ...message, arrived }
        break
      case 'undoing':
        this.undoing = message
        break
      case 'own':
        this.own = message
        break
      case 'whisper':
        if (this.own) this.own = { ...this.own, whispers: [...this.own.whispers, message] }
        break
      case 'eyes':
        this.eyes = message
        break
      case 'moved':
        if (arrived - this.#connected > MY_OWN_MOVE) this.notify(t('opened-elsewhere'))
        break
    }
  }

  /** Something that this page showed is taken back: by the server's word, or as a view after an absence shows. */
  #correct(message: ViewMessage): void {
    const before = this.seen?.type === 'view' && this.seen.game === message.game ? this.seen.view : message.view
    const lost = lostSince(before, message.view)
    if (!message.corrected && !lost.own.length && !lost.everybodys.length) return
    const known = this.corrected ?? { own: [], everybodys: [] }
    this.corrected = {
      own: [...known.own, ...lost.own],
      everybodys: [...known.everybodys, ...lost.everybodys],
    }
  }

  #answered(): void {
    this.waiting = false
    clearTimeout(this.#patience)
  }

  notify(text: string): void {
    if (this.notices.some((notice) => notice.text === text)) return
    const number = ++this.#numbers
    this.notices = [...this.notices, { number, text }].slice(-3)
    setTimeout(() => this.dismiss(number), NOTICE_FOR)
  }

  dismiss(number: number): void {
    this.notices = this.notices.filter((notice) => notice.number !== number)
  }

  // ---- keeping it open -----------------------------------------------------------------------------------

  /** One more attempt. Whichever connection speaks first is the one that counts. */
  #connect = (): void => {
    if (this.#closed || this.#gone) return
    this.#lang = texts.locale
    const address = new URL(`/ws/${encodeURIComponent(this.token)}?lang=${this.#lang}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#attempts.add(socket)
    this.#connected = performance.now()
    if (this.#attempts.size > ATTEMPTS) this.#attempts.values().next().value?.close()
    socket.onmessage = ({ data }) => {
      if (this.#closed) return
      this.#alive(socket)
      this.#take(JSON.parse(data as string) as FromServer | FromLobby)
    }
    socket.onclose = ({ code }) => {
      this.#attempts.delete(socket)
      if (this.#closed) return
      if (code === UNKNOWN_LINK) this.status = 'unknown'
      else if (code === REPLACED_LINK) this.status = 'replaced'
      else if (code === PLACE_GONE) this.status = 'gone'
      else if (this.#socket === socket) this.#lost()
      else if (!this.#attempts.size) this.#again()
    }
    this.#again()
  }

  /** Something came by this connection: it works, and the others are not needed. */
  #alive(socket: WebSocket): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    if (socket !== this.#socket) {
      const old = this.#socket
      this.#socket = socket
      old?.close()
    }
    this.#attempts.delete(socket)
    for (const other of this.#attempts) other.close()
    clearTimeout(this.#timer)
    this.#tried = 0
    if (!this.#gone) this.status = 'open'
  }

  #lost(): void {
    this.waiting = false
    if (!this.#gone) this.status = this.seen ? 'lost' : 'joining'
    this.#again()
  }

  /** Sets the next attempt while nothing works. */
  #again(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#gone || this.status === 'open') return
    const longest = WAITS.length - 1
    const step = this.#attempts.size ? longest : Math.min(this.#tried++, longest)
    const wait = document.visibilityState === 'visible' ? WAITS[step] : WAIT_UNSEEN
    this.#timer = setTimeout(this.#connect, wait)
  }

  get #gone(): boolean {
    return this.status === 'unknown' || this.status === 'replaced' || this.status === 'gone'
  }

  /** A connection that has gone silent looks open until somebody asks. */
  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#silence !== undefined) return
    this.#socket.send(JSON.stringify({ type: 'ping' } satisfies FromClient))
    this.#silence = setTimeout(() => {
      this.#silence = undefined
      this.#lost()
    }, PONG_WITHIN)
  }

  /** The reader is back: do not wait for the next attempt. */
  #look = (): void => {
    if (document.visibilityState !== 'visible') {
      this.#hidden = performance.now()
      return
    }
    const slept = performance.now() - this.#hidden > MAY_BE_DEAD_AFTER
    this.#hidden = Infinity
    if (slept || this.status !== 'open') this.#connect()
    else this.#ping()
  }
}

/** The characters of a game's script that the Storyteller resolves, as everybody is told when it begins. */
function manualIn(message: ViewMessage | TableMessage): readonly ManualCharacter[] {
  const notes = message.type === 'view' ? message.view.history : message.table.log
  const began = notes.find(({ event }) => event.event === 'Began')?.event
  return began && 'manual' in began ? began.manual : []
}
