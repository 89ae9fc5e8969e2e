import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutboxKind } from './outbox-kind.ts'
import { openOutbox } from './outbox.ts'
import { ProblemError } from './problem.ts'

interface Entry {
  id: string
  owner: string
  text: string
}

const browser = vi.hoisted(() => ({ signOut: [] as (() => void)[] }))
vi.mock('#web/platform/signed-in/auth/clear-session.ts', () => ({
  onSignedOut: (clear: () => void) => void browser.signOut.push(clear),
}))

const texts = new Map<string, string>()
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}
let user: string | undefined
/** The texts that were sent, in their order, with those that failed. */
let tried: string[]
let answer: (entry: Entry) => void

const events = new EventTarget()
vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))

/** As a tab opens it; opened once more it is another tab, or the same after a reload. */
const openTab = (more: Partial<OutboxKind<Entry>> = {}) =>
  openOutbox<Entry>({
    key: 'entries',
    store: () => store,
    isEntry: ({ text }) => text !== undefined,
    idOf: ({ id }) => id,
    isOwn: ({ owner }) => owner === user,
    async send(entry) {
      tried.push(entry.text)
      answer(entry)
      return undefined
    },
    ...more,
  })

const entry = (id: string, text = id): Entry => ({ id, owner: 'chanda', text })
const stored = () => JSON.parse(texts.get('entries') ?? '[]') as Partial<Entry>[]
const storedTexts = () => stored().map(({ text }) => text)
const reject = (status: number, code = 'invalid') => {
  throw new ProblemError({ code, status, message: `No (${status}).` })
}
const offline = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  texts.clear()
  user = 'chanda'
  tried = []
  answer = () => {}
})

describe('one run of an outbox', () => {
  it.each([
    ['offline', offline],
    ['without a session', () => reject(401)],
    ['after too many requests', () => reject(429)],
    ['while the server is down', () => reject(503)],
    ['without consent', () => reject(403, 'consent_withdrawn')],
  ])('ends at the first failure %s, and retains all', async (_, failure) => {
    const tab = openTab()
    for (const id of ['a', 'b']) void tab.add(entry(id))
    answer = failure
    expect(await tab.sendAll()).toBe(0)
    expect([tried, storedTexts()]).toEqual([['a'], ['a', 'b']])
    answer = () => {}
    expect(await tab.sendAll()).toBe(2)
  })

  it('does not let one entry on which the server crashes hold up the others', async () => {
    const tab = openTab()
    for (const id of ['a', 'b', 'c']) void tab.add(entry(id))
    answer = ({ id }) => (id === 'a' ? reject(500) : undefined)
    expect(await tab.sendAll()).toBe(2)
    expect([tried, storedTexts()]).toEqual([['a', 'b', 'c'], ['a']])
    expect(tab.state().waiting).toEqual([{ ...entry('a'), blockedBy: 'offline' }])
  })

  it('tries a rejected entry once, until the user sends it again', async () => {
    const tab = openTab()
    void tab.add(entry('a'))
    answer = () => reject(422)
    await tab.sendAll()
    await tab.sendAll()
    expect(tried).toEqual(['a'])
    expect(tab.state().waiting[0]?.blockedBy).toEqual({ rejected: 'No (422).' })
    answer = () => {}
    expect(await tab.retry('a')).toBe(1)
  })

  it('knows of each entry by itself that consent is missing', async () => {
    const tab = openTab()
    for (const id of ['a', 'b']) void tab.add(entry(id))
    answer = () => reject(403, 'consent_withdrawn')
    await tab.sendAll()
    expect(tab.state().waiting.map(({ blockedBy }) => blockedBy)).toEqual(['consent', 'offline'])
  })

  it('is awaited by those who ask for another meanwhile', async () => {
    const tab = openTab()
    void tab.add(entry('a'))
    expect(await Promise.all([tab.sendAll(), tab.sendAll()])).toEqual([1, 0])
    expect(tried).toEqual(['a'])
  })

  it('sends what another user entered neither to nor for this one', async () => {
    void openTab().add(entry('a'))
    user = 'mwila'
    const tab = openTab()
    expect(tab.state().waiting).toEqual([])
    expect(await tab.sendAll()).toBe(0)
    expect(storedTexts()).toEqual(['a'])
  })
})

describe('the list of an outbox', () => {
  it('retains what takes the place of an entry while that is sent, and sends it next', async () => {
    const tab = openTab()
    void tab.add(entry('a', 'raise'))
    answer = ({ text }) => void (text === 'raise' && tab.add(entry('a', 'withdraw')))
    expect(await tab.sendAll()).toBe(2)
    expect([tried, stored()]).toEqual([['raise', 'withdraw'], []])
  })

  it('drops a rejected entry where the feature says so, but not what took its place', async () => {
    const tab = openTab({ dropsRejected: true })
    void tab.add(entry('a', 'raise'))
    void tab.add(entry('b'))
    answer = ({ text }) => {
      if (text === 'raise') void tab.add(entry('a', 'withdraw'))
      if (text !== 'withdraw') reject(422)
    }
    await tab.sendAll()
    expect(tried).toEqual(['raise', 'b', 'withdraw'])
    expect(stored()).toEqual([])
  })

  it('contains what stays of a sent entry, and one unsent entry a user, where declared', async () => {
    const left = { id: 'b', submittedAt: '2026-11-21T06:00:00Z' }
    const tab = openTab({ keepsSent: true, onePerUser: true, send: async () => left })
    void tab.add(entry('a'))
    void tab.add(entry('b'))
    expect(storedTexts()).toEqual(['b'])
    await tab.sendAll()
    expect(stored()).toEqual([left])
    tab.noteSent({ ...left, id: 'c' })
    expect(stored().map(({ id }) => id)).toEqual(['b', 'c'])
    expect(tab.own()).toEqual([])
  })

  it.each(['', '{', '7', '[null,4,"x",{"a":1}]'])('is empty where the store has %j', (text) => {
    texts.set('entries', text)
    expect(openTab().own()).toEqual([])
  })
})

describe('sending again by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    user = undefined
    for (const clear of browser.signOut) clear()
    vi.useRealTimers()
  })

  it('tries at most every 20 s while it is offline, and at once when it is online', async () => {
    const tab = openTab({ everyTab: true })
    void tab.add(entry('a'))
    answer = offline
    tab.keepSending()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(tried.length).toBeGreaterThan(25)
    expect(tried.length).toBeLessThan(40)
    answer = () => {}
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(stored()).toEqual([])
    expect(tab.state().sent).toEqual(['a'])
  })

  it('ends once there is nothing that the server may accept', async () => {
    const tab = openTab({ everyTab: true })
    void tab.add(entry('a'))
    answer = () => reject(422)
    tab.keepSending()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tried).toEqual(['a'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends when the user logs out, except for what belongs to no user', async () => {
    const tab = openTab({ everyTab: true })
    const ofBrowser = openTab({ everyTab: true, key: 'messages', isOwn: () => true })
    void tab.add(entry('a'))
    void ofBrowser.add(entry('m'))
    answer = offline
    tab.keepSending()
    ofBrowser.keepSending()
    user = undefined
    for (const clear of browser.signOut) clear()
    tried = []
    await vi.advanceTimersByTimeAsync(60_000)
    expect(new Set(tried)).toEqual(new Set(['m']))
    ofBrowser.remove('m')
  })
})
