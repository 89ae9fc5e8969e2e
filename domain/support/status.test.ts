import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimMinutes, reopenDays } from './limits.ts'
import { afterStep, canWrite, holds, type QuestionState, type QuestionStep } from './status.ts'
import { teams, type Team } from './topics.ts'

const fresh = (team: Team = 'desk'): QuestionState => ({
  status: 'waiting',
  team,
  holder: null,
  closed_at: null,
})
const minute = 60_000
const claim = (by: string, team: Team = 'desk') => ({ kind: 'claim' as const, by, team })

describe('a claim', () => {
  it('keeps colleagues away for half an hour, and no longer', () => {
    const claimed = afterStep(fresh(), claim('ann'), 0)!
    expect(afterStep(claimed, claim('ben'), claimMinutes * minute - 1)).toBeUndefined()
    expect(afterStep(claimed, claim('ann'), minute)).toBe(claimed)
    expect(afterStep(claimed, claim('ben'), claimMinutes * minute)?.holder?.id).toBe('ben')
  })

  it('that has ended allows the answer until a colleague claims', () => {
    const answer = { kind: 'answer' as const, by: 'ann', team: 'desk' as const }
    const claimed = afterStep(fresh(), claim('ann'), 0)!
    expect(afterStep(claimed, answer, 60 * minute)?.status).toBe('answered')
    const taken = afterStep(claimed, claim('ben'), 60 * minute)!
    expect(afterStep(taken, answer, 61 * minute)).toBeUndefined()
  })
})

it('a closed question is opened again by its patient for seven days', () => {
  const closed = afterStep(fresh(), { kind: 'close' }, 0)!
  const end = reopenDays * 24 * 60 * minute
  expect(afterStep(closed, { kind: 'write' }, end - 1)).toEqual(fresh())
  expect(afterStep(closed, { kind: 'write' }, end)).toBeUndefined()
})

const people = {
  ann: 'desk',
  ben: 'desk',
  cleo: 'therapist',
  dan: 'therapist',
  eve: 'dietitian',
} as const
const person = fc.constantFrom(...(Object.keys(people) as (keyof typeof people)[]))
const step: fc.Arbitrary<QuestionStep> = fc.oneof(
  fc.constant<QuestionStep>({ kind: 'write' }),
  fc.constant<QuestionStep>({ kind: 'close' }),
  fc
    .tuple(fc.constantFrom('claim' as const, 'release' as const, 'answer' as const), person)
    .map(([kind, by]) => ({ kind, by, team: people[by] })),
  fc
    .tuple(person, fc.constantFrom(...teams))
    .map(([by, to]) => ({ kind: 'hand_over' as const, by, team: people[by], to })),
)
const course = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 20 * 60 })), { maxLength: 40 })

it('in any course, it is held by one of its team while it waits, and never comes to the front desk', () => {
  fc.assert(
    fc.property(course, fc.constantFrom(...teams), (steps, team) => {
      let state = fresh(team)
      let at = 0
      for (const [next, minutes] of steps) {
        at += minutes * minute
        const after = afterStep(state, next, at)
        if (!after) continue
        if (state.team !== 'desk') expect(after.team).not.toBe('desk')
        if (after.holder) {
          expect(after.status).toBe('waiting')
          expect(people[after.holder.id as keyof typeof people]).toBe(after.team)
        }
        if (next.kind === 'claim') expect(holds(after, at)).toBe(true)
        if (next.kind === 'claim' && holds(state, at))
          expect(after.holder?.id).toBe(state.holder?.id)
        if (next.kind === 'answer') expect(state.holder?.id).toBe(next.by)
        expect(after.status === 'closed').toBe(after.closed_at !== null)
        if (after.status !== 'closed') expect(canWrite(after, at)).toBe(true)
        state = after
      }
    }),
  )
})
