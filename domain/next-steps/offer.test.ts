import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterDecision,
  afterReplacing,
  type Decision,
  isShown,
  type StepState,
  statusAt,
} from './offer.ts'
import { stepKinds } from './table.ts'

const day = 24 * 60 * 60 * 1000
const decision: fc.Arbitrary<Decision> = fc.record({
  decision: fc.constantFrom('accept', 'decline'),
  offer: fc.constantFrom(1, 2),
})
const event = fc.oneof(
  { weight: 4, arbitrary: decision },
  { weight: 3, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 10 }) }) },
  { weight: 1, arbitrary: fc.constant('replaced' as const) },
)
type Event = Decision | { days: number } | 'replaced'
const events = fc.array(event, { maxLength: 30 })
const step = fc.constantFrom(...stepKinds)
const suggested = (kind: StepState['step'] = 'group'): StepState => ({
  step: kind,
  status: 'suggested',
  created_at: 0,
  decided_at: null,
})

/** What is so after each event, with the time, from the first offer on. */
function walk(path: readonly Event[], kind?: StepState['step']) {
  const seen = [{ state: suggested(kind), now: 0, event: undefined as Event | undefined }]
  for (const event of path) {
    const { state, now } = seen.at(-1)!
    if (event === 'replaced') seen.push({ state: afterReplacing(state), now, event })
    else if ('days' in event) seen.push({ state, now: now + event.days * day, event })
    else seen.push({ state: afterDecision(state, event, now) ?? state, now, event })
  }
  return seen
}
const shownIn = (path: readonly Event[], kind?: StepState['step']) =>
  walk(path, kind).map(({ state, now }) => statusAt(state, now))

describe('a suggested step', () => {
  it('takes only these ways', () => {
    const ways: Record<string, string[]> = {
      suggested: ['accepted', 'declined', 'replaced'],
      declined: ['suggested_again', 'replaced'],
      suggested_again: ['accepted', 'declined_twice', 'replaced'],
    }
    fc.assert(
      fc.property(events, (path) => {
        const seen = shownIn(path)
        for (const [place, next] of seen.entries()) {
          const before = seen[place - 1] ?? next
          if (next !== before) expect(ways[before] ?? []).toContain(next)
        }
      }),
    )
  })

  it('is offered twice at most, the second time not before a week has passed', () => {
    fc.assert(
      fc.property(events, (path) => {
        const seen = walk(path)
        const changes = seen.filter(({ state }, place) => state !== seen[place - 1]?.state)
        const declined = changes.filter(({ state }) => state.status.startsWith('declined'))
        expect(declined.length).toBeLessThanOrEqual(2)
        const [first, second] = declined
        if (first && second) expect(second.now - first.now).toBeGreaterThanOrEqual(7 * day)
      }),
    )
  })

  it('is the same when each decision is sent twice at once', () => {
    fc.assert(
      fc.property(events, step, (path, kind) => {
        const twice = path.flatMap((one): Event[] =>
          one !== 'replaced' && 'days' in one ? [one] : [one, one],
        )
        expect(walk(twice, kind).at(-1)!.state).toEqual(walk(path, kind).at(-1)!.state)
      }),
    )
  })

  it('is not declined for good by a first "Not now" that arrives again later', () => {
    const declined = afterDecision(suggested(), { decision: 'decline', offer: 1 }, 0)!
    const again = afterDecision(declined, { decision: 'decline', offer: 1 }, 8 * day)
    expect(again).toBe(declined)
    expect(statusAt(again!, 8 * day)).toBe('suggested_again')
  })

  it('is never decided where it is urgent', () => {
    fc.assert(
      fc.property(events, (path) => {
        for (const { state } of walk(path, 'urgent'))
          expect(['suggested', 'replaced']).toContain(state.status)
      }),
    )
  })

  it('does not change once it was accepted, declined twice or replaced', () => {
    fc.assert(
      fc.property(events, (path) => {
        const seen = walk(path).map(({ state }) => state.status)
        const end = seen.findIndex((one) => one !== 'suggested' && one !== 'declined')
        if (end >= 0) expect(new Set(seen.slice(end)).size).toBe(1)
      }),
    )
  })

  it('is shown for two weeks from each offer, and from the answer', () => {
    expect(isShown(suggested(), 14 * day - 1)).toBe(true)
    expect(isShown(suggested(), 14 * day)).toBe(false)
    const declined = afterDecision(suggested(), { decision: 'decline', offer: 1 }, day)!
    expect(isShown(declined, 22 * day - 1)).toBe(true)
    expect(isShown(declined, 22 * day)).toBe(false)
    const accepted = afterDecision(declined, { decision: 'accept', offer: 2 }, 10 * day)!
    expect(isShown(accepted, 24 * day - 1)).toBe(true)
    expect(isShown(accepted, 24 * day)).toBe(false)
    expect(isShown(afterReplacing(declined), day)).toBe(false)
  })
})
