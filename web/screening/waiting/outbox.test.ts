import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewScreeningResult } from '#domain/screening/schema.ts'

/** A phone: its two stores, the signed-in person, their consent, and what arrived at the server. */
const phone = vi.hoisted(() => {
  const makeStore = () => {
    const texts = new Map<string, string>()
    return {
      texts,
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    }
  }
  return {
    local: makeStore(),
    tab: makeStore(),
    hasConsent: true,
    arrived: [] as { id?: string | undefined; seconds_ago?: number | undefined }[],
    answer: () => {},
  }
})

vi.stubGlobal('localStorage', phone.local)
vi.stubGlobal('sessionStorage', phone.tab)
/** A user logs in on this tab, or the last one is gone. */
function logIn(id: string | undefined) {
  if (id === undefined) phone.tab.removeItem('ubumi.auth')
  else phone.tab.setItem('ubumi.auth', JSON.stringify({ user: { id, user_metadata: {} } }))
}

// Without its keys this phone locks nothing; with them, see web/platform/calls/kept/kept-lists.test.ts.
vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({
  authenticatedFetch: async () => {
    throw new TypeError('Failed to fetch')
  },
}))
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
vi.mock('#web/platform/signed-in/before-sending.ts', async () => {
  const { ProblemError } = await import('#web/platform/calls/problem.ts')
  return {
    async checkBeforeSending() {
      if (!phone.hasConsent)
        throw new ProblemError({ code: 'consent_withdrawn', message: '', status: 403 })
    },
  }
})
vi.mock('#web/platform/signed-in/consents.ts', () => ({ ownConsents: { queryKey: ['consents'] } }))
vi.mock('#web/platform/signed-in/auth/clear-session.ts', () => ({ onSignedOut: () => {} }))
vi.mock('#web/platform/signed-in/query-client.ts', () => ({ queryClient: { removeQueries() {} } }))
vi.mock('#web/ui/overlays/toast.tsx', () => ({ toast: () => {} }))
vi.mock('../queries.ts', () => ({
  sendScreening: async (_: unknown, screening: NewScreeningResult) => {
    phone.answer()
    phone.arrived.push(screening)
  },
}))

/** As a page has it after it was loaded. */
async function openPage() {
  vi.resetModules()
  const { ProblemError } = await import('#web/platform/calls/problem.ts')
  const reject = (status: number) => {
    throw new ProblemError({ code: 'invalid', status, message: 'No.' })
  }
  const { screeningOutbox, storeScreening, setScreeningTime } = await import('./outbox.ts')
  return { ...screeningOutbox, storeScreening, setScreeningTime, reject }
}

const screening = (id: string) => ({ id, answers: {} }) as unknown as NewScreeningResult
const waitingIds = () =>
  [phone.tab, phone.local].flatMap((store) =>
    (JSON.parse(store.getItem('ubumi.screenings') ?? '[]') as { id: string }[]).map(({ id }) => id),
  )

beforeEach(() => {
  phone.local.texts.clear()
  phone.tab.texts.clear()
  logIn('chanda')
  phone.hasConsent = true
  phone.arrived = []
  phone.answer = () => {}
})

describe('a finished screening that could not be sent', () => {
  it('is kept beside that of a duplicated tab, which has the same id and other answers', async () => {
    const page = await openPage()
    expect(await page.storeScreening('a', screening('a'))).toBe('a')
    const copy = await page.storeScreening('a', screening('b'))
    expect(copy).toMatch(/^[0-9a-f]{8}-/)
    expect(await page.storeScreening('a', screening('b'))).toBe(copy)
    expect(waitingIds()).toEqual(['a', copy])
  })

  it('outlives a reload, is sent once with its age, and leaves nothing on the phone', async () => {
    const before = await openPage()
    expect(await before.storeScreening('a', screening('a'))).toBe('a')
    const after = await openPage()
    await Promise.all([after.sendAll(), after.sendAll()])
    await after.sendAll()
    expect(phone.arrived).toEqual([{ ...screening('a'), seconds_ago: expect.any(Number) }])
    expect(waitingIds()).toEqual([])
  })

  it('is in the tab alone where nothing can be locked', async () => {
    const page = await openPage()
    await page.storeScreening('a', screening('a'))
    expect(phone.local.texts.size).toBe(0)
    expect(waitingIds()).toEqual(['a'])
  })

  it('is neither sent nor deleted where the clock was changed, and is sent as its owner says', async () => {
    const before = await openPage()
    await before.storeScreening('a', screening('a'))
    const at = new Date(Date.now() + 2 * 3_600_000).toISOString()
    phone.tab.setItem(
      'ubumi.screenings',
      phone.tab.getItem('ubumi.screenings')!.replace(/"at":"[^"]+"/, `"at":"${at}"`),
    )
    const page = await openPage()
    await page.sendAll()
    expect([phone.arrived, waitingIds()]).toEqual([[], ['a']])
    expect(page.state().waiting[0]?.blockedBy).toBe('time')
    await page.setScreeningTime('a', new Date(Date.now() - 3_600_000).toISOString())
    await page.sendAll()
    expect(phone.arrived[0]?.seconds_ago).toBeCloseTo(3600, -1)
    expect(waitingIds()).toEqual([])
  })

  it('is not sent for another person on the same phone, and stays for its owner', async () => {
    const page = await openPage()
    await page.storeScreening('a', screening('a'))
    logIn('mwila')
    await page.sendAll()
    logIn(undefined)
    await page.sendAll()
    expect([phone.arrived, waitingIds()]).toEqual([[], ['a']])
    logIn('chanda')
    await page.sendAll()
    expect(phone.arrived).toHaveLength(1)
  })

  it.each([
    ['the server fails', 503],
    ['the session has ended', 401],
    ['there were too many requests', 429],
    ['there is no connection', undefined],
  ])('stays and is tried again when %s', async (_, status) => {
    const page = await openPage()
    await page.storeScreening('a', screening('a'))
    phone.answer = () => {
      if (status === undefined) throw new TypeError('Failed to fetch')
      page.reject(status)
    }
    await page.sendAll()
    expect(waitingIds()).toEqual(['a'])
    phone.answer = () => {}
    await page.sendAll()
    expect(phone.arrived).toHaveLength(1)
  })

  it('stays when the server rejects it, lets others pass, and is sent when the person tries again', async () => {
    const page = await openPage()
    await page.storeScreening('a', screening('a'))
    await page.storeScreening('b', screening('b'))
    let calls = 0
    phone.answer = () => {
      calls += 1
      if (calls === 1) page.reject(422)
    }
    await page.sendAll()
    await page.sendAll()
    expect(waitingIds()).toEqual(['a'])
    expect(phone.arrived.map(({ id }) => id)).toEqual(['b'])
    await page.retry('a')
    expect(waitingIds()).toEqual([])
  })

  it('stays queued without consent, and is sent when it is given', async () => {
    const page = await openPage()
    await page.storeScreening('a', screening('a'))
    phone.hasConsent = false
    await page.sendAll()
    expect([phone.arrived, waitingIds()]).toEqual([[], ['a']])
    phone.hasConsent = true
    await page.sendAll()
    expect(phone.arrived).toHaveLength(1)
  })

  it('is not said to be saved where the phone stores nothing', async () => {
    const page = await openPage()
    vi.spyOn(phone.tab, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(await page.storeScreening('a', screening('a'))).toBeUndefined()
  })
})
