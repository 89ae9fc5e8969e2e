import { beforeEach, expect, it, vi } from 'vitest'
import { sessionKey } from '#web/platform/calls/session.ts'
import { makeStorage } from '#tests/support/phone-stores.ts'

// With a mock this file has modules of its own: what follows a session would hear of those of other tests.
vi.mock('#web/platform/browser/other-stores.ts', () => ({ emptyOtherStores: async () => {} }))

const typedKey = 'ubumi.typed'
let listeners: ((event: object) => void)[]
let hide: (event: object) => void
let notifyOtherTabs: () => void

const send = (event: object) => listeners.forEach((listener) => listener(event))
const leave = (id = 'a') => {
  send({ key: 'ubumi.left', newValue: id })
  send({ key: 'ubumi.left', newValue: null })
}
const end = () => {
  localStorage.removeItem(sessionKey)
  send({ key: sessionKey, newValue: null })
}
const isKept = () => {
  vi.advanceTimersByTime(1)
  return sessionStorage.getItem(typedKey) !== null
}
/** What is written to a store of the device, which works as before. */
function watchWrites() {
  const written: string[][] = []
  const { setItem } = localStorage as { setItem: (this: void, key: string, text: string) => void }
  const value = (key: string, text: string) => {
    written.push([key, text])
    setItem(key, text)
  }
  Object.defineProperty(localStorage, 'setItem', { value, configurable: true })
  return written
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T08:00:00Z') })
  listeners = []
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: object) => void) => {
    if (kind === 'storage') listeners.push(listener)
    else if (kind === 'pagehide') hide = listener
  })
  localStorage.setItem(
    sessionKey,
    JSON.stringify({ access_token: 'a', user: { id: 'a', user_metadata: {} } }),
  )
  sessionStorage.setItem(typedKey, 'what A typed')
  vi.resetModules()
  const logout = await import('./chosen-logout.ts')
  const { followOwner } = await import('./clear-session.ts')
  ;({ notifyOtherTabs } = logout)
  logout.followLogouts()
  followOwner()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('keeps what was typed where the session expired', () => {
  end()
  expect(isKept()).toBe(true)
})

it('keeps it where another user has logged out', () => {
  leave('b')
  end()
  expect(isKept()).toBe(true)
})

it.each([
  ['before', [leave, end]],
  ['after', [end, leave]],
])('deletes it where its user has logged out: heard of %s the end of the session', (_, events) => {
  for (const event of events) event()
  expect(isKept()).toBe(false)
})

it('keeps it where the session ends long after a logout from another one', () => {
  leave()
  vi.advanceTimersByTime(61_000)
  end()
  expect(isKept()).toBe(true)
})

it('notifies the other tabs of a logout, and leaves no trace of it', () => {
  const written = watchWrites()
  notifyOtherTabs()
  expect(written).toEqual([['ubumi.left', 'a']])
  expect(localStorage.getItem('ubumi.left')).toBeNull()
})

it('notifies them of the exit, which empties the stores and leaves', () => {
  const written = watchWrites()
  hide({})
  expect(written).toEqual([])
  localStorage.removeItem(sessionKey)
  hide({})
  expect(written).toEqual([['ubumi.left', 'a']])
  expect(localStorage.getItem('ubumi.left')).toBeNull()
})

it('notifies no one where the store of the device is full, without an error', () => {
  const value = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  Object.defineProperty(localStorage, 'setItem', { value })
  expect(notifyOtherTabs).not.toThrow()
})
