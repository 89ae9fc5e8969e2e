import { beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { type Device, openQueue } from './queue.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T06:00:00Z')
const isoOf = (time: number) => new Date(time).toISOString()
const stamp = () => ({ at: isoOf(clock) })

/** A phone: its store, its clock, its user, and what arrived at the server. */
let texts: Map<string, string>
let quota: number
let owner: string | undefined
let clock: number
let ticks: number
let arrived: { id: string; secondsAgo: number }[]
let answer: (id: string) => void | Promise<void>

beforeEach(() => {
  texts = new Map()
  quota = Infinity
  owner = 'chanda'
  clock = start
  ticks = 0
  arrived = []
  answer = () => {}
})

/** As a tab opens it; opened once more it is another tab, or the same after a reload. */
function openTab(more: Partial<Device> = {}) {
  const queue = openQueue('readings', {
    store: () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem(key, text) {
        if (text.length > quota) throw new DOMException('Full', 'QuotaExceededError')
        texts.set(key, text)
      },
      removeItem: (key) => void texts.delete(key),
    }),
    owner: () => owner,
    now: () => clock,
    elapsed: () => ticks,
    offset: () => undefined,
    async send({ typed }, secondsAgo) {
      await answer(typed.id)
      arrived.push({ id: typed.id, secondsAgo: secondsAgo() })
    },
    ...more,
  })
  const stateOf = (id: string) =>
    queue.state().waiting.find(({ typed }) => typed.id === id)?.blockedBy
  return { ...queue, stateOf }
}

const pass = (time: number) => {
  clock += time
  ticks += time
}
const reject = (status: number, code = 'refused') => {
  throw new ProblemError({ code, status, message: `No (${status}).` })
}
const isOffline = () => {
  throw new TypeError('You are offline.')
}

describe('the queued readings', () => {
  it('are sent once each, in their order, with the time since each was taken', async () => {
    const tab = openTab()
    void tab.keep('blood-pressure-readings', { id: 'a' }, stamp())
    pass(10 * minute)
    void tab.keep('glucose-readings', { id: 'b' }, stamp())
    pass(5 * minute)
    expect(await tab.sendAll()).toBe(2)
    expect(arrived).toEqual([
      { id: 'a', secondsAgo: 900 },
      { id: 'b', secondsAgo: 300 },
    ])
    expect(await tab.sendAll()).toBe(0)
    expect(texts.size).toBe(0)
  })

  it('outlive a reload', async () => {
    void openTab().keep('glucose-readings', { id: 'a' }, stamp())
    pass(minute)
    ticks = 0
    const reloaded = openTab()
    expect(reloaded.own()).toMatchObject([{ kind: 'glucose-readings', at: isoOf(start) }])
    expect(await reloaded.sendAll()).toBe(1)
    expect(arrived).toEqual([{ id: 'a', secondsAgo: 60 }])
  })

  it('stay as they are while offline, or the server is in trouble', async () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    void tab.keep('glucose-readings', { id: 'b' }, stamp())
    for (const trouble of [isOffline, () => reject(503), () => reject(401), () => reject(429)]) {
      let tried = 0
      answer = () => {
        tried += 1
        trouble()
      }
      expect(await tab.sendAll()).toBe(0)
      expect(tried).toBe(1)
      expect(tab.own().map(({ typed }) => typed.id)).toEqual(['a', 'b'])
      expect(tab.stateOf('a')).toBe('offline')
    }
  })

  it('say which one the server will not have and why, and let the others pass', async () => {
    const tab = openTab()
    for (const id of ['a', 'b', 'c']) void tab.keep('glucose-readings', { id }, stamp())
    answer = (id) => (id === 'b' ? reject(422) : undefined)
    expect(await tab.sendAll()).toBe(2)
    expect(tab.own().map(({ typed }) => typed.id)).toEqual(['b'])
    expect(tab.stateOf('b')).toEqual({ rejected: 'No (422).' })
    tab.remove('b')
    expect(texts.size).toBe(0)
  })

  it('stay queued without consent, and are sent when it is there', async () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    answer = () => reject(403, 'consent_withdrawn')
    await tab.sendAll()
    expect(tab.stateOf('a')).toBe('consent')
    answer = () => {}
    expect(await tab.sendAll()).toBe(1)
  })

  it('are sent by one tab alone, of two that go online at once', async () => {
    void openTab().keep('glucose-readings', { id: 'a' }, stamp())
    answer = () => new Promise((done) => void setTimeout(done, 20))
    const [here, there] = [openTab(), openTab()]
    const sent = await Promise.all([here.sendAll(), there.sendAll(), here.sendAll()])
    expect(sent).toEqual([1, 0, 0])
    expect(arrived).toHaveLength(1)
  })

  it('are not sent any more once the person has removed them or logged out meanwhile', async () => {
    const tab = openTab()
    for (const id of ['a', 'b', 'c', 'd']) void tab.keep('glucose-readings', { id }, stamp())
    answer = (id) => {
      if (id === 'a') tab.remove('b')
      else owner = undefined
    }
    await tab.sendAll()
    expect(arrived.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(() => tab.keep('glucose-readings', { id: 'e' }, stamp())).toThrow('No one')
  })

  it('are neither shown nor sent for another user, and stay for their owner', async () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    owner = 'mwila'
    void tab.keep('glucose-readings', { id: 'm' }, stamp())
    expect(tab.own().map(({ typed }) => typed.id)).toEqual(['m'])
    expect(await tab.sendAll()).toBe(1)
    owner = 'chanda'
    expect(tab.own().map(({ typed }) => typed.id)).toEqual(['a'])
  })

  it('are not said to be saved where the store is full', () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    quota = 150
    expect(() => tab.keep('glucose-readings', { id: 'b' }, stamp())).toThrow('Full')
    expect(tab.own().map(({ typed }) => typed.id)).toEqual(['a'])
  })
})

describe('the time since a reading was taken', () => {
  it('is reported as it is when the call starts, whatever came before', async () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    pass(minute)
    answer = () => pass(4500)
    await tab.sendAll()
    expect(arrived).toEqual([{ id: 'a', secondsAgo: 64.5 }])
  })
})

describe('a clock that is changed', () => {
  const hour = 60 * minute

  it('by the years that a phone lost is not believed while the page was open', async () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    ticks += 5 * minute
    clock += 3 * 365 * 24 * hour
    await tab.sendAll()
    expect(arrived).toEqual([{ id: 'a', secondsAgo: 300 }])
  })

  it('backwards is not believed either', async () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    ticks += 5 * minute
    clock -= 2 * hour
    await tab.sendAll()
    expect(arrived).toEqual([{ id: 'a', secondsAgo: 300 }])
  })

  it.each([-2 * hour, 100 * 24 * hour])(
    'across a reload leaves the reading to the person: %d ms',
    async (jump) => {
      void openTab().keep('glucose-readings', { id: 'a' }, stamp())
      clock += jump
      const tab = openTab()
      expect(await tab.sendAll()).toBe(0)
      expect(tab.stateOf('a')).toBe('time')
      expect(tab.own()).toHaveLength(1)
    },
  )

  it('does not count what the page slept through as little', async () => {
    const tab = openTab()
    void tab.keep('glucose-readings', { id: 'a' }, stamp())
    ticks += minute
    clock += 8 * hour
    await tab.sendAll()
    expect(arrived).toEqual([{ id: 'a', secondsAgo: 8 * 3600 }])
  })
})

describe('a store with damaged content', () => {
  const fine = { kind: 'k', user_id: 'chanda', at: isoOf(start), typed: { id: 'i' } }
  const read = (text: string) => {
    texts.set('readings', text)
    return openTab().own()
  }
  it.each(['', '{', '7', '{"a":1}', '[null,4,"x",{"kind":"k"}]'])('is empty: %s', (text) => {
    expect(read(text)).toEqual([])
  })
  it('keeps what is whole in it', () => {
    const spoilt = { ...fine, at: 'yesterday' }
    expect(read(JSON.stringify([spoilt, fine, { ...fine, typed: {} }]))).toEqual([fine])
  })
})
