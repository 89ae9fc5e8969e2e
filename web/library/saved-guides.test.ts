import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStorage } from '#tests/support/phone-stores.ts'

const mary = '11111111-1111-4111-8111-111111111111'
const john = '22222222-2222-4222-8222-222222222222'
const guide = (slug: string) => ({ slug, title: slug }) as never

beforeEach(() => {
  vi.resetModules()
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, makeStorage())
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

const open = () => import('./saved-guides.ts')
const logIn = (id: string, store: Storage) =>
  store.setItem('ubumi.auth', JSON.stringify({ access_token: 't', user: { id } }))
const slugs = ({ readSaved }: Awaited<ReturnType<typeof open>>) => Object.keys(readSaved().guides)

it('keeps what a user saves beside the session: in the tab, where the session is', async () => {
  logIn(mary, sessionStorage)
  const saved = await open()
  saved.saveGuide(guide('a'))
  saved.saveGuide(guide('b'))
  expect(slugs(saved)).toEqual(['a', 'b'])
  expect(localStorage.getItem('ubumi.guides')).toBeNull()
  expect(saved.savedUntil()).toBe('tab')
  saved.removeGuide('a')
  expect(slugs(saved)).toEqual(['b'])
  saved.removeGuide('b')
  expect(sessionStorage.getItem('ubumi.guides')).toBeNull()
})

it('keeps it on the device for a user who stays logged in there', async () => {
  logIn(mary, localStorage)
  const saved = await open()
  saved.saveGuide(guide('a'))
  expect(saved.savedUntil()).toBe('logout')
  expect(localStorage.getItem('ubumi.guides')).toContain(mary)
})

it('shows no one what another user, or a visitor, has saved', async () => {
  const saved = await open()
  saved.saveGuide(guide('a'))
  expect(saved.savedUntil()).toBe('removal')
  expect(slugs(saved)).toEqual(['a'])
  logIn(mary, sessionStorage)
  expect(slugs(saved)).toEqual([])
  saved.saveGuide(guide('b'))
  logIn(john, sessionStorage)
  expect(slugs(saved)).toEqual([])
})

it('is gone after a logout, and after the end of a session', async () => {
  const { clearBrowserStorage } = await import('#web/platform/signed-in/auth/clear-session.ts')
  for (const endedFor of [undefined, mary]) {
    logIn(mary, localStorage)
    const saved = await open()
    saved.saveGuide(guide('a'))
    await clearBrowserStorage(endedFor)
    expect(localStorage.getItem('ubumi.guides')).toBeNull()
  }
})

it('keeps the list only where a guide is saved, and reads nothing from a broken text', async () => {
  const saved = await open()
  saved.keepList([guide('a')])
  expect(localStorage.getItem('ubumi.guides')).toBeNull()
  saved.saveGuide(guide('a'))
  saved.keepList([guide('a'), guide('b')])
  expect(saved.readSaved().list).toHaveLength(2)
  localStorage.setItem('ubumi.guides', '{')
  expect(slugs(saved)).toEqual([])
})

it('says so where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  const saved = await open()
  expect(() => saved.saveGuide(guide('a'))).toThrow(DOMException)
  expect(() => saved.keepList([guide('a')])).not.toThrow()
})
