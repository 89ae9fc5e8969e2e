import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type FeedEntry, tokenOfFeedFile, writeFeed } from './calendar-feed.ts'
import { calendarFile } from './calendar-file.ts'

const origin = 'https://ubumi.test'
const entry: FeedEntry = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  appointment_time: '2026-11-12T07:00:00.000Z',
  duration_minutes: 60,
  session_type: 'Virtual',
  room: null,
  status: 'confirmed',
  is: 'provider',
  other_name: null,
  revision: 0,
  changed_at: new Date('2026-11-10T12:34:56.789Z'),
}

function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}
const read = (change: Partial<FeedEntry> = {}) =>
  readEvents(writeFeed([{ ...entry, ...change }], origin))[0]!

describe('a calendar feed', () => {
  it('is parsed by a calendar, each appointment with its id and times', () => {
    const second = { ...entry, id: 'c0ffee00-0000-4000-8000-000000000002' }
    const events = readEvents(writeFeed([entry, second], origin))
    expect(events.map(({ uid }) => uid)).toEqual([
      `${entry.id}@appointments.ubumi`,
      `${second.id}@appointments.ubumi`,
    ])
    expect(events[0]!.startDate.toJSDate().toISOString()).toBe('2026-11-12T07:00:00.000Z')
    expect(events[0]!.endDate.toJSDate().toISOString()).toBe('2026-11-12T08:00:00.000Z')
  })

  it('has the same id as the entry that was saved before, so that the phone shows one', () => {
    const saved = readEvents(calendarFile([entry], new Date(), origin))
    expect(saved[0]!.uid).toBe(read().uid)
  })

  it('is a valid calendar where there are no appointments: it has a component, and no entry', () => {
    const empty = new ICAL.Component(ICAL.parse(writeFeed([], origin)))
    expect(empty.getAllSubcomponents('vevent')).toEqual([])
    const [zone, ...others] = empty.getAllSubcomponents()
    expect([zone?.name, others]).toEqual(['vtimezone', []])
    const { tzid, utcOffset } = {
      tzid: zone!.getFirstPropertyValue('tzid'),
      utcOffset: new ICAL.Timezone(zone!).utcOffset(ICAL.Time.now()),
    }
    expect([tzid, utcOffset]).toEqual(['Africa/Lusaka', 2 * 3600])
    // With entries, whose instants are in UTC, none is needed.
    const full = new ICAL.Component(ICAL.parse(writeFeed([entry], origin)))
    expect(full.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent'])
  })

  it('says that an appointment is cancelled, and leaves its hour free', () => {
    const event = read({ status: 'cancelled', other_name: 'Mary Banda' })
    expect(event.summary).toBe('Appointment: Mary (cancelled)')
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(event.component.getFirstPropertyValue('url')).toBeNull()
  })

  it('says Appointment and no name, unless names are wanted: of a patient the first only', () => {
    expect(read().summary).toBe('Appointment')
    expect(read({ other_name: 'Mary Banda' }).summary).toBe('Appointment: Mary')
    expect(read({ is: 'patient', other_name: 'Dr Chileshe Mumba' }).summary).toBe(
      'Appointment: Dr Chileshe Mumba',
    )
  })

  it('lets no name end its line, or add another', () => {
    const event = read({ is: 'patient', other_name: 'A\r\nATTENDEE:x;y,z\\' })
    expect(event.summary).toBe('Appointment: A\nATTENDEE:x;y,z\\')
    expect(event.component.getFirstProperty('attendee')).toBeNull()
  })

  it('marks a request as not confirmed, without an address to join', () => {
    const event = read({ status: 'requested' })
    expect(event.summary).toBe('Appointment (not confirmed)')
    expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
    expect(event.component.getFirstPropertyValue('url')).toBeNull()
    expect(event.description).toBe('Virtual')
    expect(read().component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(read().component.getFirstPropertyValue('url')).toBe(`${origin}/call/${entry.id}`)
  })

  it('counts each change of the status, and of time and room', () => {
    const sequences = (['requested', 'confirmed', 'completed', 'cancelled'] as const).map(
      (status) => read({ status }).sequence,
    )
    expect(sequences).toEqual([0, 1, 2, 3])
    expect(read({ revision: 4 }).sequence).toBe(5)
  })
})

it('takes a token from the name of a file, and from no other text', () => {
  const token = 'aB3-_'.padEnd(43, 'x')
  expect(tokenOfFeedFile(`${token}.ics`)).toBe(token)
  for (const other of [token, `${token}x.ics`, `x/${token}.ics`, `${token}.ics.ics`, '.ics', ''])
    expect(tokenOfFeedFile(other)).toBeUndefined()
})
