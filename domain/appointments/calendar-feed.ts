import * as z from 'zod/mini'
import { firstName } from '../values/names.ts'
import { entryLines, writeCalendar } from './calendar-file.ts'
import type { Appointment } from './schema.ts'
import type { AppointmentStatus, Participant } from './status.ts'

/** How far back and ahead of the present day a feed goes. */
export const feedDays = { back: 90, ahead: 365 } as const

/** The most entries of a feed, the earliest first. */
export const maxFeedEntries = 1000

/** A calendar app is asked to look again after so many hours: each look costs data. */
const hoursBetweenReads = 6

/** The caller's feed; `made_at` is null where there is none. */
export const calendarFeed = z.object({
  made_at: z.nullable(z.iso.datetime({ offset: true })),
  shows_names: z.boolean(),
  /** Day in Lusaka on which a calendar app last read it. */
  last_read_on: z.nullable(z.iso.date()),
})
export type CalendarFeed = z.output<typeof calendarFeed>

/** The token of a new feed, shown this once. */
export const madeCalendarFeed = z.object({ token: z.string() })

export const calendarFeedNames = z.object({ shows_names: z.boolean('Choose on or off.') })
export type CalendarFeedNames = z.output<typeof calendarFeedNames>

/** Where a calendar app reads the feed of a token. @param origin of the site, without a slash */
export const feedAddress = (origin: string, token: string): string =>
  `${origin}/calendar/${token}.ics`

/** The token in the last part of a feed's address; undefined where it is none. */
export const tokenOfFeedFile = (file: string): string | undefined =>
  /^([\w-]{43})\.ics$/.exec(file)?.[1]

/**
 * An appointment in the feed of one of its two participants. One that is cancelled stays in it until its time,
 * so that a calendar app strikes out the entry that it has; one that moved is cancelled, and has a successor.
 */
export interface FeedEntry extends Pick<
  Appointment,
  'id' | 'appointment_time' | 'duration_minutes' | 'session_type' | 'room'
> {
  status: AppointmentStatus
  /** What the owner of the feed is in it. */
  is: Participant
  /** Of the other participant, where the owner wants names; null without an account. */
  other_name: string | null
  /** How often time, length, type or room have changed. */
  revision: number
  /** When it was made or last changed. */
  changed_at: Date
}

/** How often the status of an appointment has changed, at most: what replaces an entry has a higher number. */
const stepsTo = { requested: 0, confirmed: 1, completed: 2, cancelled: 3 } as const

const statusWords = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const

const summaryNotes = { requested: ' (not confirmed)', cancelled: ' (cancelled)' } as Partial<
  Record<AppointmentStatus, string>
>

/** `Appointment`; with a name, of a patient the first only, and a note where it is not confirmed, or cancelled. */
function summaryOf({ status, is, other_name }: FeedEntry): string {
  const name = is === 'provider' ? firstName(other_name ?? '') : (other_name ?? '')
  return `Appointment${name ? `: ${name}` : ''}${summaryNotes[status] ?? ''}`
}

/**
 * A feed as text/calendar (RFC 5545). It has no instant of its own, so that the same appointments are the
 * same bytes, and a calendar app fetches them once.
 *
 * @param origin of the site, without a slash
 */
export function writeFeed(entries: readonly FeedEntry[], origin: string): string {
  const pause = `PT${hoursBetweenReads}H`
  return writeCalendar(
    [
      // RFC 7986, and before it by the names that most apps read.
      'NAME:Appointments',
      'X-WR-CALNAME:Appointments',
      `REFRESH-INTERVAL;VALUE=DURATION:${pause}`,
      `X-PUBLISHED-TTL:${pause}`,
    ],
    entries.flatMap((entry) =>
      entryLines(entry, entry.changed_at, origin, {
        summary: summaryOf(entry),
        status: statusWords[entry.status],
        more: [
          `SEQUENCE:${stepsTo[entry.status] + entry.revision}`,
          // The hour is free again.
          ...(entry.status === 'cancelled' ? ['TRANSP:TRANSPARENT'] : []),
        ],
      }),
    ),
  )
}
