import { beforeEach, expect, it, vi } from 'vitest'

const texts = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', localStorage)
vi.stubGlobal('location', { origin: 'http://localhost' })
vi.stubGlobal('navigator', { onLine: true, locks: globalThis.navigator.locks })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})

/** What arrived at the server, in its order, and what it answers. */
const server = vi.hoisted(() => ({
  arrived: [] as string[],
  answer: (() => new Response()) as (action: string) => Response | Promise<Response>,
}))
vi.mock('#web/platform/signed-in/consents.ts', () => ({ hasConsent: async () => true }))
vi.mock('#web/platform/signed-in/query-client.ts', () => ({ queryClient: {} }))
vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({
  authenticatedFetch: async (url: string) => {
    if (url.endsWith('/device-keys')) throw new TypeError('Offline.')
    server.arrived.push(url.endsWith('/withdraw') ? 'withdraw' : 'raise')
    return server.answer(server.arrived.at(-1)!)
  },
}))

const { alertOutbox, raiseAlert, withdrawAlert } = await import('./alert-outbox.ts')
const { ProblemError } = await import('#web/platform/calls/problem.ts')

beforeEach(() => {
  texts.clear()
  texts.set('ubumi.auth', JSON.stringify({ user: { id: 'bwalya' } }))
  server.arrived = []
  server.answer = () => Response.json({ alerted: [], is_out_of_hours: false })
})

/** Raises an alert, and withdraws it while the server has not answered yet. */
async function withdrawMeanwhile(id: string, answered: () => Response) {
  const held = Promise.withResolvers<void>()
  server.answer = async (action) => {
    if (action === 'withdraw') return Response.json({})
    await held.promise
    return answered()
  }
  raiseAlert(id)
  await vi.waitFor(() => expect(server.arrived).toEqual(['raise']))
  withdrawAlert(id)
  await vi.waitFor(() => expect(alertOutbox.own()).toMatchObject([{ action: 'withdraw' }]))
  held.resolve()
}

it('is withdrawn after it was raised, where the answer is taken back meanwhile', async () => {
  await withdrawMeanwhile('a', () => Response.json({ alerted: [], is_out_of_hours: false }))
  await alertOutbox.sendAll()
  expect(server.arrived).toEqual(['raise', 'withdraw'])
  expect(texts.has('ubumi.to-send')).toBe(false)
})

it('is withdrawn also where raising it was rejected meanwhile', async () => {
  await withdrawMeanwhile('b', () => {
    throw new ProblemError({ code: 'x', message: 'No.', status: 422 })
  })
  await alertOutbox.sendAll()
  expect(server.arrived).toEqual(['raise', 'withdraw'])
  expect(alertOutbox.own()).toEqual([])
})

it('is sent while another tab sends, which may be suspended', async () => {
  let end = () => {}
  const isHeld = navigator.locks.request(
    'ubumi.to-send',
    () => new Promise<void>((resolve) => (end = resolve)),
  )
  raiseAlert('c')
  await alertOutbox.sendAll()
  expect(server.arrived).toEqual(['raise'])
  end()
  await isHeld
})

it('is sent where the browser stores nothing', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  raiseAlert('d')
  await vi.waitFor(() => expect(server.arrived).toEqual(['raise']))
})

it.each([
  ['years ago by a phone whose clock was wrong', { at: '2020-01-01T00:00:00.000Z' }],
  ['in the future', { at: '2099-01-01T00:00:00.000Z' }],
])('is sent also where it was stored %s', async (_, stamp) => {
  const entry = { id: 'e', user_id: 'bwalya', action: 'raise', ...stamp }
  texts.set('ubumi.to-send', JSON.stringify([entry]))
  await alertOutbox.sendAll()
  expect(server.arrived).toEqual(['raise'])
  expect(alertOutbox.own()).toEqual([])
})
