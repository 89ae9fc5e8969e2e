import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterStep, callOutcomes, type CallBackState, type CallBackStep } from './status.ts'

const people = fc.constantFrom('Grace', 'Mulenga')
const step: fc.Arbitrary<CallBackStep> = fc.oneof(
  fc.record({ kind: fc.constantFrom('claim' as const, 'release' as const), by: people }),
  fc.record({
    kind: fc.constant('record' as const),
    by: people,
    outcome: fc.constantFrom(...callOutcomes),
    attempt: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
)
const steps = fc.array(step, { maxLength: 30 })

/** Each state after a step that was allowed. */
function walk(path: readonly CallBackStep[]) {
  const seen: CallBackState[] = [{ status: 'open', attempts: 0, holder: null }]
  for (const one of path) seen.push(afterStep(seen.at(-1)!, one) ?? seen.at(-1)!)
  return seen
}

describe('a request for a call', () => {
  it('never opens again once it has ended', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const seen = walk(path).map(({ status }) => status)
        const end = seen.findIndex((status) => status !== 'open')
        if (end >= 0) expect(new Set(seen.slice(end)).size).toBe(1)
      }),
    )
  })

  it('is never taken from a therapist by another', () => {
    fc.assert(
      fc.property(steps, people, (path, by) => {
        const last = walk(path).at(-1)!
        if (last.holder === null || last.holder === by) return
        for (const kind of ['claim', 'release'] as const)
          expect(afterStep(last, { kind, by })).toBeUndefined()
        expect(
          afterStep(last, { kind: 'record', by, outcome: 'reached', attempt: 1 }),
        ).toBeUndefined()
      }),
    )
  })

  it('has two calls without an answer at most, and ends with the second', () => {
    fc.assert(
      fc.property(steps, (path) => {
        for (const { status, attempts } of walk(path)) {
          expect(attempts).toBeLessThanOrEqual(2)
          expect(status === 'not_reached').toBe(attempts === 2)
        }
      }),
    )
  })

  it('is the same when each step is sent twice at once', () => {
    fc.assert(
      fc.property(steps, (path) => {
        expect(walk(path.flatMap((one) => [one, one])).at(-1)).toEqual(walk(path).at(-1))
      }),
    )
  })

  it('can be withdrawn until it has ended', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const last = walk(path).at(-1)!
        const after = afterStep(last, { kind: 'withdraw' })
        expect(after !== undefined).toBe(last.status === 'open' || last.status === 'withdrawn')
        if (after) expect(after).toMatchObject({ status: 'withdrawn', holder: null })
      }),
    )
  })
})
