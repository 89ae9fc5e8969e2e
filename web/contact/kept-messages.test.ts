import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askServer,
  closeTab,
  everythingStored,
  logIn,
  makePhone,
  phone,
  removePhone,
} from '#tests/support/kept-phone.ts'

/** What arrived: the subject, and whether it was sent as its writer. */
const arrived: { subject: string; isSigned: boolean }[] = []
vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({ authenticatedFetch: askServer }))
vi.mock('#web/ui/overlays/toast.tsx', () => ({ toast: () => {} }))

beforeEach(() => {
  makePhone()
  arrived.length = 0
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('navigator', {
    locks: globalThis.navigator.locks,
    get onLine() {
      return phone.isOnline
    },
  })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? `http://localhost${input}` : input, init)
      }
    },
  )
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!phone.isOnline) throw new TypeError('Failed to fetch')
    const { id, subject } = (await request.json()) as { id: string; subject: string }
    arrived.push({ subject, isSigned: request.headers.has('Authorization') })
    return Response.json({ id, submittedAt: '2026-11-21T06:00:00Z' })
  })
})
afterEach(removePhone)

const write = (subject: string) => ({
  id: subject,
  name: 'Chanda',
  email: 'c@demo.test',
  subject,
  message: `Text of ${subject}`,
})

async function openPage() {
  vi.resetModules()
  const { untilRead } = await import('#web/platform/calls/kept/kept-lists.ts')
  const { clearBrowserStorage } = await import('#web/platform/signed-in/auth/clear-session.ts')
  await untilRead()
  return { ...(await import('./outbox.ts')), clearBrowserStorage }
}
type Page = Awaited<ReturnType<typeof openPage>>
const shown = ({ messageOutbox }: Page) =>
  messageOutbox.state().waiting.map(({ subject }) => subject)

async function openAs(person: string, kind: 'tab' | 'device' = 'tab') {
  logIn(person, kind)
  const store = kind === 'tab' ? sessionStorage : localStorage
  const session = JSON.parse(store.getItem('ubumi.auth')!) as object
  const expires_at = Date.now() / 1000 + 3600
  store.setItem('ubumi.auth', JSON.stringify({ ...session, expires_at }))
  return openPage()
}

const ends = {
  'the session ended': (page: Page) => page.clearBrowserStorage('chanda'),
  'they logged out': (page: Page) => page.clearBrowserStorage(),
  'they left by "Exit this page"': () => {
    for (const key of Object.keys(localStorage))
      if (!key.startsWith('ubumi.kept.')) localStorage.removeItem(key)
  },
}

describe('a message to us that could not be sent', () => {
  it.each(Object.entries(ends))(
    'is read by no one else after %s, and is sent at the next login of its writer',
    async (_, end) => {
      const page = await openAs('chanda')
      phone.isOnline = false
      expect(await page.sendOrKeep(write('Of Chanda'))).toBe('phone')
      expect(everythingStored()).not.toContain('Of Chanda')
      expect(shown(page)).toEqual(['Of Chanda'])
      await end(page)
      closeTab()
      expect(everythingStored()).not.toContain('Of Chanda')

      phone.isOnline = true
      const visitor = await openPage()
      expect(shown(visitor)).toEqual([])
      await visitor.messageOutbox.sendAll()
      const other = await openAs('mwila')
      expect(shown(other)).toEqual([])
      await other.messageOutbox.sendAll()
      expect(arrived).toEqual([])

      closeTab()
      const later = await openAs('chanda', 'device')
      await later.messageOutbox.sendAll()
      expect(arrived).toEqual([{ subject: 'Of Chanda', isSigned: true }])
      expect(shown(later)).toEqual([])
    },
  )

  it('was left open by an earlier version, and is shown to no one else, and locked at the next login', async () => {
    const entry = { ...write('Earlier'), submittedAt: '2026-11-21T05:00:00Z', userId: 'chanda' }
    localStorage.setItem('contact_messages', JSON.stringify([entry]))
    expect(shown(await openPage())).toEqual([])
    expect(shown(await openAs('mwila'))).toEqual([])
    closeTab()
    phone.isOnline = true
    const page = await openAs('chanda')
    await page.messageOutbox.ready()
    expect(shown(page)).toEqual(['Earlier'])
    expect(everythingStored()).not.toContain('Earlier')
  })

  it('is in this tab alone where this phone has no keys of its writer', async () => {
    phone.isOnline = false
    const page = await openAs('chanda')
    expect(await page.sendOrKeep(write('Of Chanda'))).toBe('tab')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Of Chanda')
    expect(shown(page)).toEqual(['Of Chanda'])
    closeTab()
    expect(everythingStored()).not.toContain('Of Chanda')
  })

  it('and was written without an account waits on this phone, and is sent without a token', async () => {
    phone.isOnline = false
    const page = await openPage()
    expect(await page.sendOrKeep(write('Of a visitor'))).toBe('phone')
    closeTab()
    phone.isOnline = true
    const later = await openAs('mwila')
    await later.messageOutbox.sendAll()
    expect(arrived).toEqual([{ subject: 'Of a visitor', isSigned: false }])
  })
})
