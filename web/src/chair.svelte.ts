/** The connection of one chair: everything that the server has told, and a way to answer. */

import type {
  FromClient,
  FromServer,
  Pause,
  RunningBallot,
  TableMessage,
  Value,
  ViewMessage,
} from './protocol'

export interface Notice {
  number: number
  text: string
}

/** A message with the moment of its arrival on this page's own clock. */
export type Timed<T> = T & { arrived: number }

const UNKNOWN_LINK = 4404
const REPLACED_LINK = 4403
const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** A phone that slept this long may hold a connection that only looks open. */
const MAY_BE_DEAD_AFTER = 20_000
const NOTICE_FOR = 20_000
const ANSWER_WITHIN = 10_000

export class Chair {
  status = $state<'joining' | 'open' | 'lost' | 'unknown' | 'replaced'>('joining')
  seen = $state.raw<ViewMessage | TableMessage | null>(null)
  ballot = $state.raw<Timed<RunningBallot> | null>(null)
  pause = $state.raw<Timed<Pause> | null>(null)
  notices = $state.raw<Notice[]>([])
  /** A move is on its way and the server has not said anything yet. */
  waiting = $state(false)
  /** The page is dark: nothing may light it up. */
  quiet = $state(false)
  /** New links that the server has told on request, by chair. */
  links = $state.raw<Record<number, { link: string; qr: string }>>({})

  #socket: WebSocket | undefined
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #rev = 0
  #numbers = 0
  #hidden = Infinity
  #closed = false

  constructor(readonly token: string) {}

  open(): void {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    this.#socket?.close()
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

  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    else this.#retry(0)
  }

  // ---- from the server -----------------------------------------------------------------------------------

  #take(message: FromServer): void {
    const arrived = performance.now()
    switch (message.type) {
      case 'view':
      case 'table':
        if (this.waiting) this.notices = []
        this.#answered()
        this.#rev = message.rev
        this.seen = message
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
      case 'moved':
        break
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

  #connect(): void {
    if (this.#closed) return
    const address = new URL(`/ws/${encodeURIComponent(this.token)}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const old = this.#socket
    const socket = new WebSocket(address)
    this.#socket = socket
    old?.close()
    socket.onmessage = ({ data }) => {
      this.#attempt = 0
      if (this.status !== 'unknown') this.status = 'open'
      this.#take(JSON.parse(data as string) as FromServer)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.#closed) return
      this.waiting = false
      if (code === UNKNOWN_LINK) this.status = 'unknown'
      else if (code === REPLACED_LINK) this.status = 'replaced'
      else {
        if (this.seen) this.status = 'lost'
        this.#retry()
      }
    }
  }

  #retry(
    wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempt++) * (0.75 + Math.random() / 2),
  ): void {
    if (this.#closed || this.#gone) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect()
    }, wait)
  }

  get #gone(): boolean {
    return this.status === 'unknown' || this.status === 'replaced'
  }

  /** The network or the reader is back: do not wait for the next attempt. */
  #now = (): void => {
    if (document.visibilityState !== 'visible') {
      this.#hidden = performance.now()
      return
    }
    if (!this.#gone && performance.now() - this.#hidden > MAY_BE_DEAD_AFTER) {
      this.#hidden = Infinity
      this.#connect()
      return
    }
    const state = this.#socket?.readyState
    if (state !== WebSocket.OPEN && state !== WebSocket.CONNECTING) this.#retry(0)
  }
}
