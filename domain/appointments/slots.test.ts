import { afterEach, describe, expect, it } from 'vitest'
import { isBookableDay, isClosedAhead, slotTimes, startOfSlot, whyNotASlot } from './slots.ts'
import { dayAfter, lusakaClock } from '../values/lusaka.ts'

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe.each([
  ['UTC', 0],
  ['Africa/Lusaka', -120],
  ['America/New_York', 300],
  ['Pacific/Kiritimati', -840],
])('on a machine in %s', (zone, offset) => {
  const now = new Date('2027-01-04T12:00:00Z')
  const enter = () => {
    process.env.TZ = zone
    expect(new Date('2027-01-04T12:00:00Z').getTimezoneOffset()).toBe(offset)
  }

  it('has Lusaka’s day and hour on both sides of Lusaka’s midnight', () => {
    enter()
    expect(lusakaClock(new Date('2027-01-04T21:59:59.999Z'))).toEqual({
      day: '2027-01-04',
      time: '23:59',
    })
    expect(lusakaClock(new Date('2027-01-04T22:00:00Z'))).toEqual({
      day: '2027-01-05',
      time: '00:00',
    })
    expect(lusakaClock(new Date('2026-12-31T22:00:00Z')).day).toBe('2027-01-01')
  })

  it('begins each slot at Lusaka’s hour, also where the clocks are changed elsewhere', () => {
    enter()
    expect(slotTimes.map((time) => startOfSlot('2027-01-05', time).slice(11, 16))).toEqual([
      '07:00',
      '08:00',
      '09:00',
      '12:00',
      '13:00',
      '14:00',
    ])
    for (const day of ['2027-03-14', '2027-07-01', '2027-11-07'])
      expect(startOfSlot(day, '09:00')).toBe(`${day}T07:00:00.000Z`)
  })

  it('counts days from Lusaka’s midnight on, today and the next 90', () => {
    enter()
    const justBefore = new Date('2027-01-04T21:59:59Z')
    const justAfter = new Date('2027-01-04T22:00:00Z')
    expect(isBookableDay('2027-01-04', justBefore)).toBe(true)
    expect(isBookableDay('2027-01-04', justAfter)).toBe(false)
    expect(isBookableDay(dayAfter('2027-01-04', 90), justBefore)).toBe(true)
    expect(isBookableDay(dayAfter('2027-01-04', 91), justBefore)).toBe(false)
    expect(isBookableDay(dayAfter('2027-01-04', 91), justAfter)).toBe(true)
  })

  it('rejects each kind of instant that is no slot with a text for that kind', () => {
    enter()
    const why = (at: string) => whyNotASlot(new Date(at), now)
    expect(why('2027-01-05T07:00:00Z')).toBeUndefined()
    expect(why('2027-01-05T09:00:00+02:00')).toBeUndefined()
    expect(why('2027-01-04T13:00:00Z')).toBeUndefined()
    for (const at of [
      'T07:30:00Z',
      'T07:00:30Z',
      'T07:00:00.001Z',
      'T09:00:00+05:30',
      'T10:00:00Z',
    ])
      expect(why(`2027-01-05${at}`), at).toMatch(/^Choose one of these times in Lusaka/)
    expect(why('2027-01-04T12:00:00Z')).toBe('Choose a time that is still to come.')
    expect(why('2027-04-04T14:00:00Z')).toBeUndefined()
    expect(why('2027-04-05T07:00:00Z')).toBe('Choose a day within the next 90 days.')
    expect(why('+010000-01-01T07:00:00Z')).toBeDefined()
  })
})

it.each([
  [['past', 'closed', 'closed'], true],
  [['closed'], true],
  [['past', 'taken', 'closed'], false],
  [['past', 'yours'], false],
  [['past', 'past'], false],
  [[], false],
] as const)('times that are %j make a day that is closed from now on: %s', (reasons, isClosed) => {
  expect(isClosedAhead(reasons.map((reason) => ({ reason })))).toBe(isClosed)
})
