import { beforeEach, expect, it, vi } from 'vitest'
import { describeFailure, ProblemError } from '#web/platform/calls/problem.ts'
import { bloodPressure } from '../blood-pressure.ts'
import { previewOf } from '../waiting/previews.ts'

const user = '7f0f5d0e-7c4e-4f0c-9a55-1b0c8f7a2f11'
const texts = new Map<string, string>()
const session = { access_token: 't', refresh_token: 'r', expires_at: 4e9, user: { id: user } }
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}
vi.stubGlobal('sessionStorage', store)
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('location', { origin: 'http://localhost' })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)
vi.mock('#web/platform/signed-in/before-sending.ts', () => ({
  checkBeforeSending: () => undefined,
}))
vi.mock('#web/platform/calls/kept/held-keys.ts', () => ({
  canLock: () => false,
  readHeldKeys: () => [],
  holdKeys: () => Promise.resolve([]),
}))
const notices: { title: string }[] = []
vi.mock('#web/ui/overlays/toast.tsx', () => ({
  toast: (notice: { title: string }) => notices.push(notice),
}))

const { answerAdvice, answerOutbox } = await import('./answer-outbox.ts')
const { withAnswers } = await import('./waiting-answers.tsx')
const { readingOutbox } = await import('../waiting/outbox.ts')

type Answer = typeof bloodPressure.kind.answer
const typed = { id: 'r', systolic: 192, diastolic: 124 }
const at = '2026-11-29T06:00:00.000Z'
const unsent = previewOf(bloodPressure.kind, typed, { at })
const listed = { ...unsent, user_id: user }
/** What arrives at the server, and what it answers. */
let arrived: Parameters<Answer>[]
let respond: () => void
const kind = bloodPressure.kind

beforeEach(() => {
  texts.clear()
  texts.set('ubumi.auth', JSON.stringify(session))
  notices.length = 0
  arrived = []
  respond = () => undefined
  kind.answer = (...sent) => {
    respond()
    arrived.push(sent)
    return Promise.resolve({ answer: sent[1].answer, at })
  }
})
const isOffline = () => {
  throw new TypeError('You are offline.')
}

it('is sent at once where there is a connection, and waits nowhere', async () => {
  expect(await answerAdvice(kind, listed, 'seen', 'a')).toEqual({ given: { answer: 'seen', at } })
  expect(arrived).toEqual([['r', { id: 'a', answer: 'seen', corrected_at: null }]])
  expect(answerOutbox.own()).toEqual([])
})

it('counts on this device while it waits, for the value that was seen alone', async () => {
  respond = isOffline
  expect(await answerAdvice(kind, listed, 'seen', 'b')).toMatchObject({ place: 'tab' })
  const waiting = answerOutbox.own()
  expect(withAnswers([listed], waiting)).toMatchObject([{ answered: { answer: 'seen' } }])
  const corrected = { ...listed, corrected_at: at }
  expect(withAnswers([corrected], waiting)).toEqual([corrected])
})

it('is not called a fault of ours where it can neither be sent nor stored', async () => {
  const add = vi
    .spyOn(answerOutbox, 'add')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const failure: unknown = await answerAdvice(kind, unsent, 'seen', 'z').catch((error) => error)
  add.mockRestore()
  expect(describeFailure(failure)).not.toContain('on our side')
})

it('waits until its reading is sent, and is then sent once with its age', async () => {
  await readingOutbox.keep(kind.key, typed, { at: new Date().toISOString() })
  await answerAdvice(kind, unsent, 'on_my_way', 'c')
  expect(await answerOutbox.sendAll()).toBe(0)
  expect(arrived).toEqual([])
  readingOutbox.remove('r')
  expect(await answerOutbox.sendAll()).toBe(1)
  expect(await answerOutbox.sendAll()).toBe(0)
  expect(arrived).toHaveLength(1)
  expect(arrived[0]![1]).toMatchObject({ id: 'c', answer: 'on_my_way', corrected_at: null })
  expect(arrived[0]![1].seconds_ago).toBeGreaterThanOrEqual(0)
})

it('is dropped where the server rejects it, so that the advice is shown again', async () => {
  respond = isOffline
  await answerAdvice(kind, listed, 'seen', 'd')
  respond = () => {
    throw new ProblemError({ code: 'changed_since', message: 'Changed.', status: 409 })
  }
  await answerOutbox.sendAll()
  expect(answerOutbox.own()).toEqual([])
  expect(notices).toMatchObject([{ title: 'An answer was not accepted' }])
})

it('is shown as not saved where the server rejects it at once', async () => {
  respond = () => {
    throw new ProblemError({ code: 'not_found', message: 'Gone.', status: 404 })
  }
  await expect(answerAdvice(kind, listed, 'seen', 'e')).rejects.toThrow('Gone.')
  expect(answerOutbox.own()).toEqual([])
})

it('is taken back after it arrived, and counts no longer', async () => {
  await answerAdvice(kind, listed, 'seen', 'f')
  expect(await answerAdvice(kind, listed, 'undone', 'g')).toEqual({ given: undefined })
  expect(arrived.map(([, { answer }]) => answer)).toEqual(['seen', 'undone'])
})

it('is taken back while it waits: the advice is shown at once, and both arrive in their order', async () => {
  respond = isOffline
  await answerAdvice(kind, listed, 'seen', 'h')
  // Online again, before the first is sent.
  respond = () => undefined
  const answered = { ...listed, answered: { answer: 'seen' as const, at } }
  expect(await answerAdvice(kind, listed, 'undone', 'i')).toMatchObject({ given: undefined })
  expect(withAnswers([answered], answerOutbox.own())).toMatchObject([{ answered: undefined }])
  await vi.waitFor(() => expect(answerOutbox.own()).toEqual([]))
  expect(arrived.map(([, { answer }]) => answer)).toEqual(['seen', 'undone'])
})
