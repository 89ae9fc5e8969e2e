import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStoredSession, sessionKey } from '#web/platform/calls/session.ts'
import { pageStore } from '#web/platform/browser/stores.ts'
import { makeStorage } from '#tests/support/phone-stores.ts'
import { storageOf } from './auth-storage.ts'

const sessionWith = (access_token: string) => JSON.stringify({ access_token, user: { id: 'a' } })
const storage = storageOf(() => undefined)

/** A store of the device with room for so many characters. */
function makeFull(room: number) {
  const store = makeStorage()
  const { setItem } = store as { setItem: (this: void, key: string, text: string) => void }
  const used = () => Object.keys(store).reduce((sum, key) => sum + store.getItem(key)!.length, 0)
  Object.defineProperty(store, 'setItem', {
    value(key: string, text: string) {
      // As Firefox does: the old text takes its space until the new one is stored.
      if (used() + text.length > room) throw new DOMException('', 'QuotaExceededError')
      setItem(key, text)
    },
  })
  return store
}

beforeEach(() => {
  pageStore.clear()
  vi.stubGlobal('sessionStorage', makeStorage())
})
afterEach(() => {
  pageStore.clear()
  vi.unstubAllGlobals()
})

it('stores a newer session in the space of the old one where the store of the device is full', () => {
  vi.stubGlobal('localStorage', makeFull(sessionWith('old').length + 10))
  localStorage.setItem(sessionKey, sessionWith('old'))
  storage.setItem(sessionKey, sessionWith('new'))
  expect(localStorage.getItem(sessionKey)).toBe(sessionWith('new'))
  expect(pageStore.getItem(sessionKey)).toBeNull()
})

it('leaves no older version beside one that only the open page can hold', () => {
  vi.stubGlobal('localStorage', makeFull(sessionWith('old').length))
  localStorage.setItem(sessionKey, sessionWith('old'))
  storage.setItem(sessionKey, sessionWith('a much longer token'))
  expect(localStorage.getItem(sessionKey)).toBeNull()
  expect(readStoredSession()?.access_token).toBe('a much longer token')
})
