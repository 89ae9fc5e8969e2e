import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  askServer,
  closeTab,
  everythingStored,
  logIn,
  makePhone,
  phone,
  removePhone,
} from '#tests/support/kept-phone.ts'

const arrived: string[] = []
vi.mock('#web/platform/signed-in/consents.ts', () => ({ hasConsent: async () => true }))
vi.mock('#web/platform/signed-in/query-client.ts', () => ({ queryClient: {} }))
vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({
  authenticatedFetch: async (url: string) => {
    if (url.endsWith('/device-keys') || !phone.isOnline) return askServer()
    arrived.push(url)
    return Response.json({ alerted: [], notified: [], taken: null, is_out_of_hours: false })
  },
}))

beforeEach(() => {
  makePhone()
  arrived.length = 0
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('document', {
    getElementById: () => null,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  vi.stubGlobal('navigator', {
    locks: globalThis.navigator.locks,
    get onLine() {
      return phone.isOnline
    },
  })
})
afterEach(removePhone)

async function openPage() {
  vi.resetModules()
  const { untilRead } = await import('#web/platform/calls/kept/kept-lists.ts')
  const { clearBrowserStorage } = await import('#web/platform/signed-in/auth/clear-session.ts')
  await untilRead()
  return { ...(await import('./alert-outbox.ts')), untilRead, clearBrowserStorage }
}

/** "Exit this page" deletes all but what is locked. */
function exit() {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('ubumi.kept.')) localStorage.removeItem(key)
}

const ends = {
  'the session ended': (page: Awaited<ReturnType<typeof openPage>>) =>
    page.clearBrowserStorage('chanda'),
  'they logged out': (page: Awaited<ReturnType<typeof openPage>>) => page.clearBrowserStorage(),
  'they left by "Exit this page"': () => exit(),
}

it.each(Object.entries(ends))(
  'an unsent alert says nothing to others, and is sent at the next login after %s',
  async (_, end) => {
    logIn('chanda', 'tab')
    const page = await openPage()
    phone.isOnline = false
    page.raiseAlert('a')
    await vi.waitFor(() => expect(everythingStored()).toContain('ubumi.kept.'))
    expect(localStorage.getItem('ubumi.to-send')).toBeNull()
    await end(page)
    closeTab()
    expect(everythingStored()).not.toContain('chanda')
    phone.isOnline = true
    logIn('mwila', 'tab')
    await (await openPage()).alertOutbox.sendAll()
    expect(arrived).toEqual([])
    closeTab()
    logIn('chanda', 'tab')
    await (await openPage()).alertOutbox.sendAll()
    expect(arrived).toHaveLength(1)
    expect((await openPage()).alertOutbox.own()).toEqual([])
  },
)

it('stays after the session has ended where nothing could be locked', async () => {
  phone.isOnline = false
  logIn('chanda', 'tab')
  const page = await openPage()
  page.raiseAlert('a')
  await page.clearBrowserStorage('chanda')
  closeTab()
  phone.isOnline = true
  logIn('chanda', 'tab')
  await (await openPage()).alertOutbox.sendAll()
  expect(arrived).toHaveLength(1)
})

it('is named before logging out where nothing could be locked, and locked where the keys come by then', async () => {
  phone.isOnline = false
  logIn('chanda', 'tab')
  const page = await openPage()
  page.raiseAlert('a')
  const { describeUnsent } = await import('#web/frame-slots/outboxes/unsent.ts')
  expect(await describeUnsent()).toEqual({ all: '1 safety alert', lost: '1 safety alert' })
  // The connection is back when the person logs out, before the alert was tried again.
  phone.isOnline = true
  expect(await describeUnsent()).toEqual({ all: '1 safety alert', lost: '' })
  expect(localStorage.getItem('ubumi.to-send')).toBeNull()
  await page.clearBrowserStorage()
  closeTab()
  expect(everythingStored()).not.toContain('chanda')
  logIn('chanda', 'tab')
  await (await openPage()).alertOutbox.sendAll()
  expect(arrived).toHaveLength(1)
})
