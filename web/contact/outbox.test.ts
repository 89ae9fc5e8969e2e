import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const texts = new Map<string, string>()
const tabTexts = new Map<string, string>()
const storeOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => void map.set(key, text),
  removeItem: (key: string) => void map.delete(key),
})
vi.stubGlobal('sessionStorage', storeOf(tabTexts))
vi.stubGlobal('localStorage', storeOf(texts))
vi.stubGlobal('location', { origin: 'http://localhost' })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({
  authenticatedFetch: () => Promise.reject(new TypeError('Failed to fetch')),
}))
vi.mock('#web/ui/overlays/toast.tsx', () => ({ toast: () => {} }))

const { messageOutbox, sendOrKeep } = await import('./outbox.ts')

const message = { id: 'm', name: 'B', email: 'b@demo.test', subject: 'Hours', message: 'When?' }
/** Signs in with a token that is valid for so many seconds by the clock of this phone. */
const signIn = (seconds: number) =>
  texts.set(
    'ubumi.auth',
    JSON.stringify({
      access_token: `t${seconds}`,
      expires_at: Date.now() / 1000 + seconds,
      user: { id: 'bwalya' },
    }),
  )
const stored = () => JSON.parse(texts.get('contact_messages') ?? '[]') as unknown
/** The tokens that were sent; the server answers as `answer` says. */
let tokens: (string | null)[]
let answer: (token: string | null) => Response

beforeEach(() => {
  vi.useFakeTimers()
  texts.clear()
  tabTexts.clear()
  tokens = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const token = request.headers.get('Authorization')
    tokens.push(token)
    return answer(token)
  })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? `http://localhost${input}` : input, init)
      }
    },
  )
})
afterEach(() => void vi.useRealTimers())

const problem = (status: number) => Response.json({ code: 'x', message: 'No.' }, { status })
const received = () => Response.json({ ...message, submittedAt: '2026-11-21T06:00:00Z' })

it('is sent later where the token is rejected, without one once that has expired', async () => {
  signIn(60)
  answer = () => problem(503)
  // There are no keys for it here.
  expect(await sendOrKeep(message)).toBe('tab')
  answer = (token) => (token === null ? received() : problem(401))
  await messageOutbox.sendAll()
  expect(messageOutbox.state().waiting[0]?.blockedBy).toBe('offline')
  await vi.advanceTimersByTimeAsync(90_000)
  await messageOutbox.sendAll()
  expect(tokens.at(0)).toBe('Bearer t60')
  expect(tokens.at(-1)).toBeNull()
  expect(stored()).toEqual([{ id: 'm', submittedAt: '2026-11-21T06:00:00Z' }])
})

it('stays where it is rejected, with the reason, and is not sent again by itself', async () => {
  answer = () => problem(503)
  await sendOrKeep(message)
  answer = () => problem(422)
  await messageOutbox.sendAll()
  await messageOutbox.sendAll()
  expect(messageOutbox.state().waiting[0]?.blockedBy).toEqual({ rejected: 'No.' })
  const { length } = tokens
  await vi.advanceTimersByTimeAsync(90_000)
  await messageOutbox.sendAll()
  expect(tokens).toHaveLength(length)
})
