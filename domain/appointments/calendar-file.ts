import { callAddress, opensBefore } from '../calls/window.ts'
import { brand, usualBrand } from '../values/brand.ts'
import { placeOf } from './bring.ts'
import type { Appointment } from './schema.ts'

/** `20261112T070000Z`: an instant as RFC 5545, section 3.3.5, form 2. */
function inUtc(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Text as a value, RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Octets of a content line, without its end (RFC 5545, section 3.1). */
const maxOctets = 75

const octetsOf = (character: string) => new TextEncoder().encode(character).length

/** A line in pieces of at most 75 octets, each but the first begun by a space; no character is cut. */
export function foldLine(line: string): string {
  const pieces = ['']
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > maxOctets) {
      pieces.push(' ')
      octets = 1
    }
    pieces[pieces.length - 1] += character
    octets += more
  }
  return pieces.join('\r\n')
}

type CalendarAppointment = Pick<
  Appointment,
  'id' | 'appointment_time' | 'duration_minutes' | 'session_type'
> & { room?: Appointment['room'] }

/**
 * The entry of one appointment, with instants in UTC. The words are neutral, without what to bring: a calendar is read by
 * others.
 * The id stays, so that a second entry replaces the first. A Virtual session that is confirmed has the
 * address where it is joined.
 *
 * @param stamp when the entry was made or last changed
 * @param origin of the site, without a slash
 * @param more further lines
 */
export function entryLines(
  { id, appointment_time, duration_minutes, session_type, room }: CalendarAppointment,
  stamp: Date,
  origin: string,
  {
    summary = 'Appointment',
    status = 'CONFIRMED',
    more = [],
  }: {
    summary?: string
    status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
    more?: readonly string[]
  } = {},
): string[] {
  const isJoined = session_type === 'Virtual' && status === 'CONFIRMED'
  const isAtClinic = session_type === 'In-person' && status !== 'CANCELLED'
  const joinedAt = isJoined ? callAddress(origin, id) : undefined
  const description = joinedAt
    ? `${session_type}\nJoin here, from ${opensBefore} minutes before: ${joinedAt}`
    : session_type
  const starts = new Date(appointment_time)
  const ends = new Date(starts.getTime() + duration_minutes * 60_000)
  return [
    'BEGIN:VEVENT',
    // Never the name of the clinic: an entry with another UID would be a second one.
    `UID:${id}@appointments.${usualBrand.name.toLowerCase()}`,
    `DTSTAMP:${inUtc(stamp)}`,
    `DTSTART:${inUtc(starts)}`,
    `DTEND:${inUtc(ends)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(joinedAt ? [`URL:${joinedAt}`] : []),
    ...(isAtClinic ? [`LOCATION:${escapeText(placeOf(room?.name))}`] : []),
    `STATUS:${status}`,
    'CLASS:PRIVATE',
    ...more,
    'END:VEVENT',
  ]
}

/**
 * RFC 5545, section 3.6: a calendar has at least one component, and apps reject one that has none. The time
 * zone says nothing that could be shown. Zambia has had no other offset since 1903.
 */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Lusaka',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:CAT',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A calendar of entries, as text/calendar (RFC 5545). @param about lines about the calendar itself */
export function writeCalendar(about: readonly string[], entries: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.name)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    ...about,
    ...(entries.length > 0 ? entries : timeZone),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/**
 * Appointments as a calendar file, for the phone's own calendar.
 *
 * @param made_at when the file is made
 * @param origin of the site, without a slash
 */
export const calendarFile = (
  appointments: readonly CalendarAppointment[],
  made_at: Date,
  origin: string,
): string =>
  writeCalendar(
    ['METHOD:PUBLISH'],
    appointments.flatMap((one) => entryLines(one, made_at, origin)),
  )
