import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beforeCare, careAfter, type CareEvent } from './care-state.ts'

const event = fc.constantFrom<CareEvent>(
  'booked',
  'proposed',
  'accepted',
  'discharged',
  'readmitted',
)
const after = (events: readonly CareEvent[]) => events.reduce(careAfter, beforeCare)

it('is never both in care and discharged, whatever happens in any order', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { isTreated, isDischarged } = after(events)
      expect(isTreated && isDischarged).toBe(false)
    }),
  )
})

it('opens nothing to a provider by what they or the front desk alone have done after a discharge', () => {
  fc.assert(
    fc.property(fc.array(event), fc.array(fc.constant<CareEvent>('proposed')), (before, later) => {
      const { isTreated } = after([...before, 'booked', 'discharged', ...later])
      expect(isTreated).toBe(false)
    }),
  )
})

it('is in care again after each booking, acceptance or readmission', () => {
  fc.assert(
    fc.property(
      fc.array(event),
      fc.constantFrom<CareEvent[]>(['booked'], ['proposed', 'accepted'], ['readmitted']),
      (before, way) => {
        expect(after([...before, 'booked', 'discharged', ...way]).isTreated).toBe(true)
      },
    ),
  )
})

it('readmits no one who was not discharged', () => {
  expect(after(['readmitted'])).toEqual(beforeCare)
  expect(after(['discharged'])).toEqual(beforeCare)
})
