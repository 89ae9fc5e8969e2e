import { describe, expect, it } from 'vitest'
import { ageOf, possibleTimes, shownTime, type Stamp } from './entry-age.ts'

const minute = 60_000
const hour = 60 * minute
const taken = Date.parse('2026-11-28T08:30:00Z')
const most = 90 * 86_400

/**
 * A phone that is so many milliseconds fast when the entry is made, and when it is sent so long after that.
 *
 * @param isKnown whether the server had answered before
 */
function sent({
  fast = 0,
  later,
  after = hour,
  isKnown = true,
}: {
  fast?: number
  later?: number
  after?: number
  isKnown?: boolean
}) {
  const at = new Date(taken + fast).toISOString()
  const stamp: Stamp = isKnown ? { at, offset: -fast } : { at }
  return { stamp, clocks: { now: taken + after + (later ?? fast), offset: -(later ?? fast) } }
}

const ageIn = (one: ReturnType<typeof sent>, seen?: number) =>
  ageOf(one.stamp, one.clocks, most, seen)

describe('how long ago an entry was made', () => {
  it.each([-48, -2, 0, 2, 48])('is known where the clock is %d h fast and stays so', (hours) => {
    expect(ageIn(sent({ fast: hours * hour }))).toBe(3600)
    expect(ageIn(sent({ fast: hours * hour, isKnown: false }))).toBe(3600)
  })

  it('is known where a clock drifts by seconds', () => {
    expect(ageIn(sent({ fast: 0, later: 90_000 }))).toBe(3600)
  })

  it.each([
    { fast: -2 * hour, later: 0 },
    { fast: 2 * hour, later: 0 },
    { fast: 0, later: 48 * hour },
    { fast: 0, later: -48 * hour },
  ])('is asked where the clock was %o ms fast before and after', (clock) => {
    expect(ageIn(sent(clock))).toBeUndefined()
  })

  it('is what an open page has measured, whatever happened to the clock', () => {
    for (const fast of [-48, -2, 0, 2, 48])
      for (const later of [-48, -2, 0, 2, 48])
        expect(ageIn(sent({ fast: fast * hour, later: later * hour }), hour)).toBeCloseTo(3600)
  })

  it('is what the user says, counted by the clock of the server', () => {
    const { stamp, clocks } = sent({ fast: -2 * hour, later: 3 * hour })
    const said = { ...stamp, taken_at: new Date(taken).toISOString() }
    expect(ageOf(said, clocks, most)).toBe(3600)
    expect(shownTime(said)).toBe(said.taken_at)
  })

  it('is asked where it would be in the future, or longer ago than the server accepts', () => {
    expect(ageIn(sent({ after: -2 * hour }))).toBeUndefined()
    expect(ageIn(sent({ after: 91 * 24 * hour }))).toBeUndefined()
  })
})

describe('the times to choose from', () => {
  it('are those of both clocks, the true one among them', () => {
    const { stamp, clocks } = sent({ fast: -2 * hour, later: 0, after: hour })
    expect(possibleTimes(stamp, clocks, most)).toEqual([
      new Date(taken).toISOString(),
      new Date(taken - 2 * hour).toISOString(),
    ])
  })

  it('are not in the future', () => {
    const { stamp, clocks } = sent({ fast: 2 * hour, later: 0, after: hour })
    expect(possibleTimes(stamp, clocks, most)).toEqual([new Date(taken).toISOString()])
  })
})
