import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { sessionKey } from '#web/platform/calls/session.ts'
import { phonePlanKey } from '#web/platform/phone-plan.ts'
import { clearBrowserStorage } from './clear-session.ts'

/** A store of a browser: its entries are its own properties. */
function storeOf(): Storage {
  const store = {} as Storage & Record<string, string>
  const hidden = (value: unknown) => ({ value, enumerable: false })
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

// The files of a worker share the globals: a database of another test would take this for a browser.
afterAll(() => vi.unstubAllGlobals())
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
