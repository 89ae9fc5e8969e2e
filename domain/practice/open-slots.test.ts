import { describe, expect, it } from 'vitest'
import { slotTimes } from '../appointments/slots.ts'
import { usualAvailability } from './availability.ts'
import { openSlots, slotsClosedBy } from './open-slots.ts'

const hours = {
  weekday: 2,
  starts_at: '09:00',
  ends_at: '17:00',
  break_starts_at: null as string | null,
  break_ends_at: null as string | null,
}

describe('the slots of a day', () => {
  it('are all six in the usual hours, and none on a day off', () => {
    for (const usual of usualAvailability.hours) expect(openSlots(usual)).toEqual(slotTimes)
    expect(openSlots(undefined)).toEqual([])
  })

  it('lie wholly within the hours', () => {
    expect(openSlots({ ...hours, starts_at: '09:01' })).not.toContain('09:00')
    expect(openSlots({ ...hours, ends_at: '16:59' })).not.toContain('16:00')
    expect(openSlots({ ...hours, starts_at: '10:00', ends_at: '15:00' })).toEqual([
      '10:00',
      '11:00',
      '14:00',
    ])
  })

  it('lie wholly outside the break', () => {
    const with_break = { ...hours, break_starts_at: '10:30', break_ends_at: '14:00' }
    expect(openSlots(with_break)).toEqual(['09:00', '14:00', '15:00', '16:00'])
    expect(openSlots({ ...with_break, break_ends_at: '14:01' })).not.toContain('14:00')
    expect(openSlots({ ...with_break, break_starts_at: '11:00' })).toContain('10:00')
  })
})

describe('what an appointment closes besides itself', () => {
  it('is nothing without a buffer, its neighbours with up to an hour, and more beyond', () => {
    expect(slotsClosedBy('10:00', 0)).toEqual([])
    expect(slotsClosedBy('10:00', 1)).toEqual(['09:00', '11:00'])
    expect(slotsClosedBy('15:00', 60)).toEqual(['14:00', '16:00'])
    expect(slotsClosedBy('09:00', 61)).toEqual(['10:00', '11:00'])
    expect(slotsClosedBy('11:00', 120)).toEqual(['09:00', '10:00'])
  })
})
