import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionKey } from '#web/platform/calls/session.ts'
import { phonePlanKey } from '#web/platform/phone-plan.ts'
import { clearBrowserStorage, followOwner, tellOtherTabs } from './clear-session.ts'

/** A store of a browser: its entries are its own properties. */
function storeOf(): Storage {
  const store = {} as Storage & Record<string, string>
  const hidden = (value: unknown) => ({ value, configurable: true })
  return Object.defineProperties(store, {
    getItem: hidden((key: string) => store[key] ?? null),
    setItem: hidden((key: string, text: string) => (store[key] = text)),
    removeItem: hidden((key: string) => delete store[key]),
  })
}

const logIn = (id: string) =>
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 'a', user: { id } }))
const keepPlan = (of?: string) =>
  localStorage.setItem(phonePlanKey, JSON.stringify({ warning_signs: 'I sleep badly', of }))

beforeEach(() => {
  vi.stubGlobal('localStorage', storeOf())
  vi.stubGlobal('sessionStorage', storeOf())
  vi.stubGlobal('window', {})
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('dispatchEvent', () => true)
})

it('removes the safety plan on this phone with the logout of its owner', async () => {
  logIn('a')
  keepPlan('a')
  await clearBrowserStorage()
  expect(localStorage.getItem(phonePlanKey)).toBeNull()
})

it.each([undefined, 'b'])(
  'leaves the plan of a visitor or of another user at the logout of a user: %s',
  async (of) => {
    logIn('a')
    keepPlan(of)
    await clearBrowserStorage()
    expect(localStorage.getItem(phonePlanKey)).toContain('I sleep badly')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  },
)

describe('another tab of the same browser', () => {
  const typedKey = 'ubumi.typed'
  const listeners = new Set<(event: object) => void>()
  let hide: (event: object) => void
  /** No test is told what the one before it was. */
  let hours = 0
  const tell = (event: object) => listeners.forEach((listener) => listener(event))
  const leave = () => {
    tell({ key: 'ubumi.left', newValue: 'a' })
    tell({ key: 'ubumi.left', newValue: null })
  }
  const end = () => {
    localStorage.removeItem(sessionKey)
    tell({ key: sessionKey, newValue: null })
  }
  const isKept = () => sessionStorage.getItem(typedKey) !== null

  beforeEach(() => {
    hours += 1
    vi.useFakeTimers({ now: Date.parse('2026-11-29T08:00:00Z') + hours * 3_600_000 })
    vi.stubGlobal('addEventListener', (kind: string, listener: (event: object) => void) => {
      if (kind === 'storage') listeners.add(listener)
      else if (kind === 'pagehide') hide = listener
    })
    logIn('a')
    sessionStorage.setItem(typedKey, 'what A typed')
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
    tell({ key: 'ubumi.left', newValue: 'b' })
    end()
    expect(isKept()).toBe(true)
  })

  it.each([
    ['before', [leave, end]],
    ['after', [end, leave]],
  ])('deletes it where its user has logged out: told %s the end of the session', (_, events) => {
    for (const event of events) event()
    expect(isKept()).toBe(false)
  })

  it('keeps it where the session ends long after a logout of another one', () => {
    leave()
    vi.advanceTimersByTime(61_000)
    end()
    expect(isKept()).toBe(true)
  })

  it.each([
    ['is told of a logout that was chosen', false as const, ['a']],
    ['is not told so of the end of a session', 'a', []],
  ])('%s', async (_, endedFor, told) => {
    const set = vi.spyOn(localStorage, 'setItem')
    await clearBrowserStorage(endedFor)
    expect(set.mock.calls.filter(([key]) => key === 'ubumi.left').map(([, id]) => id)).toEqual(told)
    expect(localStorage.getItem('ubumi.left')).toBeNull()
  })

  it('is told of the exit, which empties the stores and leaves', () => {
    const set = vi.spyOn(localStorage, 'setItem')
    hide({})
    expect(set).not.toHaveBeenCalled()
    localStorage.removeItem(sessionKey)
    hide({})
    expect(set).toHaveBeenCalledWith('ubumi.left', 'a')
    expect(localStorage.getItem('ubumi.left')).toBeNull()
  })

  it('is told nothing where the store of the device is full, without an error', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(() => tellOtherTabs('a')).not.toThrow()
  })
})
