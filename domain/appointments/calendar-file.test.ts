import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile as calendarFileAt, foldLine } from './calendar-file.ts'

const origin = 'https://ubumi.test'
const calendarFile = (...[what, at]: [Parameters<typeof calendarFileAt>[0][number], Date]) =>
  calendarFileAt([what], at, origin)

const appointment = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  appointment_time: '2026-11-12T07:00:00.000Z',
  duration_minutes: 60,
  session_type: 'Virtual',
} as const
const made_at = new Date('2026-11-10T12:34:56.789Z')

function readEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}

describe('the calendar file of an appointment', () => {
  it('is parsed by a calendar as the hour it means', () => {
    const event = readEvent(calendarFile(appointment, made_at))
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-12T07:00:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-12T08:00:00.000Z')
    expect(event.component.getFirstPropertyValue('dtstamp')!.toString()).toBe(
      '2026-11-10T12:34:56Z',
    )
  })

  it('has room and address of a session in person as its place, and not what to bring', () => {
    const room = { id: appointment.id, name: 'Room 3; left' }
    const held = { ...appointment, session_type: 'In-person', room } as const
    const event = readEvent(calendarFile(held, made_at))
    expect(event.location).toBe('Room 3; left, Plot 12, Independence Avenue, Lusaka, Zambia')
    // Who else reads the calendar would learn of health from it.
    const written = { ...held, bring: 'Bring your shoes.' }
    const own = calendarFile(written, made_at)
    expect(own).not.toContain('shoes')
    expect([event.description, readEvent(own).description]).toEqual(['In-person', 'In-person'])
    expect(readEvent(calendarFile(appointment, made_at)).location).toBeNull()
  })

  it('mentions no health, and no provider', () => {
    const event = readEvent(calendarFile(appointment, made_at))
    expect([event.summary, event.description]).toEqual([
      'Appointment',
      `Virtual\nJoin here, from 10 minutes before: ${origin}/call/${appointment.id}`,
    ])
    expect(event.component.getFirstPropertyValue('url')).toBe(`${origin}/call/${appointment.id}`)
    const phone = readEvent(calendarFile({ ...appointment, session_type: 'Phone' }, made_at))
    expect([phone.description, phone.component.getFirstPropertyValue('url')]).toEqual([
      'Phone',
      null,
    ])
    expect(calendarFile(appointment, made_at)).not.toMatch(/health|therap|clinic|screening/i)
  })

  it('has an entry for each session of a series', () => {
    const later = { ...appointment, id: 'c0ffee00-0000-4000-8000-000000000002' }
    const text = calendarFileAt([appointment, later], made_at, origin)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const uids = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).uid)
    expect(new Set(uids).size).toBe(2)
  })

  it('has the same id whenever it is made, and another for another appointment', () => {
    const uid = (id: string, at = made_at) =>
      readEvent(calendarFile({ ...appointment, id }, at)).uid
    expect(uid(appointment.id, new Date())).toBe(uid(appointment.id))
    expect(uid('c0ffee00-0000-4000-8000-000000000002')).not.toBe(uid(appointment.id))
  })

  it('ends every line as the standard asks, and has none that is too long', () => {
    const text = calendarFile(appointment, made_at)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  it('gives special characters back as they were', () => {
    const session_type = String.raw`By phone; or, \ perhaps` as 'Phone'
    const event = readEvent(calendarFile({ ...appointment, session_type }, made_at))
    expect(event.description).toBe(session_type)
    const lines = 'one\ntwo' as 'Phone'
    expect(
      readEvent(calendarFile({ ...appointment, session_type: lines }, made_at)).description,
    ).toBe('one\ntwo')
  })
})

describe('a folded line', () => {
  it.each([74, 75, 76, 149, 150, 400])('of %i letters unfolds to itself', (length) => {
    const line = 'x'.repeat(length)
    const folded = foldLine(line)
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
    expect(folded.split('\r\n')).toHaveLength(Math.max(1, Math.ceil((length - 1) / 74)))
  })

  it('cuts no character in two', () => {
    const line = '🌳é中'.repeat(30)
    const pieces = foldLine(line).split('\r\n')
    expect(pieces.map((piece, at) => (at === 0 ? piece : piece.slice(1))).join('')).toBe(line)
    for (const piece of pieces)
      expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75)
  })
})
