import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cover, coverAfter, type CoverStep, isOpenOn } from './cover-state.ts'

const day = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`)
const entered = fc.tuple(day, day).map(([one, other]): Cover => {
  const [first_day = one, last_day = other] = [one, other].toSorted()
  return { first_day, last_day, accepted: false, ended: false }
})
const steps = fc.array(fc.tuple(fc.constantFrom<CoverStep>('accept', 'end'), day))

it('opens nothing outside its days, nor before the colleague accepts, nor once it has ended', () => {
  fc.assert(
    fc.property(entered, steps, day, (cover, taken, today) => {
      const after = taken.reduce<Cover>((now, [step, on]) => coverAfter(now, step, on), cover)
      if (today < cover.first_day || today > cover.last_day)
        expect(isOpenOn(after, today)).toBe(false)
      if (!taken.some(([step]) => step === 'accept')) expect(isOpenOn(after, today)).toBe(false)
      if (taken.some(([step]) => step === 'end')) expect(isOpenOn(after, today)).toBe(false)
    }),
  )
})

it('is never accepted after its last day', () => {
  fc.assert(
    fc.property(entered, day, (cover, today) => {
      if (today > cover.last_day) expect(coverAfter(cover, 'accept', today)).toEqual(cover)
    }),
  )
})
