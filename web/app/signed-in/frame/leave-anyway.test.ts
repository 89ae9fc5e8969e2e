import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { keptPrefix } from '#web/platform/calls/kept/kept-prefix.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { sessionKey } from '#web/platform/calls/session.ts'
import { makeStorage } from '#tests/support/phone-stores.ts'
import { leaveAnyway } from './leave-anyway.ts'

let answer: boolean
const asked: string[] = []

// The files of a worker share the globals: a database of another test would take this for a browser.
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  asked.length = 0
  answer = false
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.stubGlobal('window', {})
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('confirm', (words: string) => {
    asked.push(words)
    return answer
  })
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 'a', user: { id: 'chanda' } }))
})

const alertOf = (user_id: string) =>
  JSON.stringify([{ id: user_id, user_id, action: 'raise', at: '2026-11-29T06:00:00Z' }])
const hasSession = () => localStorage.getItem(sessionKey) !== null

it('deletes no unsent alert or reading without a question', async () => {
  for (const [key, store] of [
    [outboxKeys.alerts, localStorage],
    [outboxKeys.readings, sessionStorage],
  ] as const) {
    store.setItem(key, alertOf('chanda'))
    expect(await leaveAnyway()).toBe(false)
    expect(asked.splice(0)).toEqual([expect.stringContaining('If you log out now, it is deleted.')])
    expect([hasSession(), store.getItem(key)]).toEqual([true, alertOf('chanda')])
    store.removeItem(key)
  }
})

it('deletes them where the person says so', async () => {
  localStorage.setItem(outboxKeys.alerts, alertOf('chanda'))
  answer = true
  expect(await leaveAnyway()).toBe(true)
  expect([hasSession(), localStorage.getItem(outboxKeys.alerts)]).toEqual([false, null])
})

it('keeps what is locked and what another user has not sent, and asks nothing', async () => {
  localStorage.setItem(`${keptPrefix}name`, 'locked')
  localStorage.setItem(outboxKeys.alerts, alertOf('mwila'))
  localStorage.setItem('ubumi.unit.chanda', 'mg/dL')
  expect(await leaveAnyway()).toBe(true)
  expect(asked).toEqual([])
  expect(localStorage.getItem(`${keptPrefix}name`)).toBe('locked')
  expect(localStorage.getItem(outboxKeys.alerts)).toBe(alertOf('mwila'))
  expect([hasSession(), localStorage.getItem('ubumi.unit.chanda')]).toEqual([false, null])
})
