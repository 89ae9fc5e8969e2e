import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerQuestion, beginQuestions, startScreening } from '#domain/screening/flow.ts'
import { makeStorage } from '#tests/support/phone-stores.ts'
import { bindResultsTo, dropAbandonedResults } from '#web/platform/handed-over.ts'
import { claimHandOver, handedTo, handOver } from './hand-over.ts'

const mary = { id: '11111111-1111-4111-8111-111111111111', email: 'Mary@example.com' }
const john = { id: '22222222-2222-4222-8222-222222222222', email: 'john@example.com' }

const start = beginQuestions(startScreening('33333333-3333-4333-8333-333333333333', null))
let results = start
while (results.step === 'screening') results = answerQuestion(results, 0)

const logIn = (user: typeof mary) =>
  sessionStorage.setItem('ubumi.auth', JSON.stringify({ user: { ...user, user_metadata: {} } }))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00Z') })
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.stubGlobal('localStorage', makeStorage())
  handOver(results)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('gives results to the account of the address that signed up, and deletes them for any other', () => {
  bindResultsTo(' mary@Example.com')
  expect(handedTo(mary)?.state).toEqual(results)
  expect(handedTo(john)).toBeUndefined()
  expect(handedTo(mary)).toBeUndefined()
})

it('gives results that one user has claimed to no other', () => {
  logIn(mary)
  claimHandOver()
  expect(handedTo(mary)?.user_id).toBe(mary.id)
  expect(handedTo(john)).toBeUndefined()
  expect(sessionStorage.getItem('ubumi.handed-over')).toBeNull()
})

it('deletes results after an hour', () => {
  vi.advanceTimersByTime(59 * 60_000)
  expect(handedTo(mary)).toBeDefined()
  vi.advanceTimersByTime(60_000)
  expect(handedTo(mary)).toBeUndefined()
  expect(sessionStorage.getItem('ubumi.handed-over')).toBeNull()
})

it.each([
  ['/about', true],
  ['/patient-profile', true],
  ['/screening', true],
  ['/signup', false],
  ['/consent', false],
  ['/screening/keep', false],
  ['/help-now', false],
])('on %s the way into the account is given up: %s', (pathname, isGivenUp) => {
  vi.stubGlobal('location', { pathname })
  dropAbandonedResults()
  expect(handedTo(mary) === undefined).toBe(isGivenUp)
})

it('reads nothing that is not a finished screening', () => {
  handOver(start)
  expect(handedTo(mary)).toBeUndefined()
  sessionStorage.setItem('ubumi.handed-over', '{broken')
  expect(handedTo(mary)).toBeUndefined()
})
