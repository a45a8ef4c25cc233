import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Chair } from '../src/chair.svelte'
import { texts } from '../src/texts.svelte'

/** A network that a test plays: every attempt is kept, and does only what it is told. */
class FakeSocket {
  static readonly OPEN = 1
  static made: FakeSocket[] = []

  readyState = 0
  sent: string[] = []
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number }) => void) | undefined

  constructor(readonly address: URL) {
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.ends(1000)
  }

  says(message: object): void {
    this.readyState = FakeSocket.OPEN
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  ends(code: number): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const VIEW = {
  ...{ type: 'view', rev: 1, chair: 'spectator', kept: 0, view: { history: [], notes: [], pages: [] } },
  ...{ prompt: null, offers: [], ballot: null, pause: null, corrected: false },
}
const page = new EventTarget()
let visible = 'visible'
let chair: Chair

const attempts = () => FakeSocket.made
const newest = () => FakeSocket.made.at(-1) as FakeSocket

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
  visible = 'visible'
  const events = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://clock.lan/t/abc' })
  vi.stubGlobal('document', {
    ...events,
    get visibilityState() {
      return visible
    },
  })
  for (const [name, listen] of Object.entries(events)) vi.stubGlobal(name, listen)
  chair = new Chair('abc')
  chair.open()
})

afterEach(() => {
  chair.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function joined(): FakeSocket {
  const socket = newest()
  socket.says(VIEW)
  expect(chair.status).toBe('open')
  return socket
}

test('one connection is enough while it answers', () => {
  const socket = joined()
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(5000)
    expect(socket.sent.at(-1)).toBe('{"type":"ping"}')
    socket.says({ type: 'pong' })
  }
  expect(attempts()).toHaveLength(1)
})

test('the server is told the language of the reader: with the address, and when it is another, before the next message', () => {
  const socket = joined()
  expect(socket.address.search).toBe('?lang=en')
  texts.locale = 'ko'
  chair.send({ type: 'bell' })
  chair.send({ type: 'bell' })
  expect(socket.sent).toEqual(['{"type":"language","lang":"ko"}', '{"type":"bell"}', '{"type":"bell"}'])
  socket.ends(1006)
  vi.advanceTimersByTime(200)
  expect(newest().address.search).toBe('?lang=ko')
  texts.locale = 'en'
})

test('a connection that went silent is noticed, and another is tried every second', () => {
  joined()
  vi.advanceTimersByTime(7100)
  expect(chair.status).toBe('lost')
  for (let i = 0; i < 8; i++) {
    const before = attempts().length
    vi.advanceTimersByTime(1000)
    expect(attempts().length).toBeGreaterThan(before)
  }
  const open = attempts().filter((socket) => socket.readyState !== 3)
  expect(open.length, 'the oldest attempts are given up').toBeLessThanOrEqual(5)
  newest().says(VIEW)
  expect(chair.status).toBe('open')
  expect(attempts().filter((socket) => socket.readyState !== 3)).toHaveLength(1)
})

test('what seemed dead and speaks again goes on', () => {
  const socket = joined()
  vi.advanceTimersByTime(7100)
  expect(chair.status).toBe('lost')
  socket.says({ type: 'pong' })
  expect(chair.status).toBe('open')
  vi.advanceTimersByTime(3000)
  expect(attempts().filter((other) => other.readyState !== 3)).toEqual([socket])
})

test('in a slow network the first attempt may still win', () => {
  const socket = joined()
  socket.ends(1006)
  vi.advanceTimersByTime(2000)
  const [, first] = attempts()
  first?.says(VIEW)
  expect(chair.status).toBe('open')
  expect(attempts().filter((other) => other.readyState !== 3)).toEqual([first])
})

test('a refused connection is tried again soon, and then every second', () => {
  joined().ends(1006)
  let tried = 0
  for (let i = 0; i < 100; i++) {
    vi.advanceTimersByTime(100)
    for (const socket of attempts()) {
      if (socket.readyState !== 0) continue
      tried++
      socket.ends(1006)
    }
  }
  expect(tried).toBeGreaterThanOrEqual(10)
  expect(tried).toBeLessThan(16)
})

test('when the network says that it is back nobody waits', () => {
  joined().ends(1006)
  visible = 'hidden'
  vi.advanceTimersByTime(20_000)
  const before = attempts().length
  page.dispatchEvent(new Event('online'))
  expect(attempts()).toHaveLength(before + 1)
})

test('a page that nobody looks at is patient, and hurries when somebody does', () => {
  const socket = joined()
  visible = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  socket.ends(1006)
  vi.advanceTimersByTime(7000)
  expect(attempts()).toHaveLength(1)
  visible = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(attempts()).toHaveLength(2)
})

test('a link that was replaced is not tried again', () => {
  joined().ends(4403)
  vi.advanceTimersByTime(60_000)
  page.dispatchEvent(new Event('online'))
  expect(chair.status).toBe('replaced')
  expect(attempts()).toHaveLength(1)
})

test('of another device the reader hears, of the own coming back not', () => {
  const socket = joined()
  socket.says({ type: 'moved', link: '/t/abc' })
  expect(chair.notices).toHaveLength(0)
  vi.advanceTimersByTime(4900)
  socket.says({ type: 'moved', link: '/t/abc' })
  expect(chair.notices).toHaveLength(1)
})
