import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  clearOthers,
  clearUnlessReload,
  readRecord,
  type TypedRecord,
  writeRecord,
} from './form-snapshot.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z') })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const record = (person: string | null): TypedRecord => ({
  place: '/hypertension',
  state: null,
  person,
  at: Date.now(),
  values: [{ form: 'systolic', name: 'systolic', index: 0, value: '131' }],
  brought: [],
  tabs: [],
})

it.each([
  ['left', 59, true],
  ['left', 60, false],
  ['ended', 60, true],
  ['ended', 12 * 60, false],
] as const)(
  'of a page that was %s, what was typed %s minutes ago is there: %s',
  (cause, minutes, isThere) => {
    writeRecord(cause, record('user-1'))
    vi.advanceTimersByTime(minutes * 60_000)
    expect(readRecord(cause) !== undefined).toBe(isThere)
    // Not only unread: gone.
    expect(stored.size > 0).toBe(isThere)
  },
)

it.each([['user-2'], [null]])('is deleted when user-1 is here and it was typed by %s', (person) => {
  writeRecord('left', record(person))
  clearOthers('user-1')
  expect(stored.size).toBe(0)
})

it('stays for its user', () => {
  writeRecord('left', record('user-1'))
  clearOthers('user-1')
  expect(readRecord('left')?.values).toHaveLength(1)
})

it.each([
  ['a visitor', null, false, false],
  ['a user, on a page that keeps nothing once it is closed', 'user-1', true, false],
  ['a user, elsewhere', 'user-1', false, true],
])(
  'of what %s typed, a tab that is opened again has nothing unless it may have: only a reload has all',
  (_, person, isForReload, isThere) => {
    writeRecord('left', { ...record(person), isForReload })
    clearUnlessReload(true)
    expect(readRecord('left')).toBeDefined()
    clearUnlessReload(false)
    expect(readRecord('left') !== undefined).toBe(isThere)
  },
)
