import * as z from 'zod/mini'
import { hoursAndMinutes } from '../values/time-of-day.ts'
import { freeText } from '../values/text.ts'
import { visitType } from './visit-types.ts'

export const maxClosedDays = 400
/** Openings of one day: a clinic closes at noon, and perhaps once more. */
const maxBlocks = 4

const time = z
  .string('Enter a time.')
  .check(z.regex(hoursAndMinutes, 'Enter a time as HH:MM, for example 09:00.'))

const openingBlock = z
  .strictObject({
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    starts_at: time,
    ends_at: time,
  })
  .check(
    z.refine(({ starts_at, ends_at }) => starts_at < ends_at, {
      path: ['ends_at'],
      error: 'The end must come after the start.',
    }),
  )

const closedDay = z.strictObject({
  day: z.iso
    .date('Enter a day as YYYY-MM-DD.')
    .check(
      z.refine((value) => value >= '2000-01-01' && value < '2200', 'Enter a day of our time.'),
    ),
  is_closed: z.boolean('Say whether the day is closed.'),
  name: freeText(60).check(z.minLength(1, 'Enter a name for the day.')),
})

type Block = z.output<typeof openingBlock>

/** No two blocks of a day meet: then they are one. */
const areApart = (blocks: readonly Block[]) =>
  blocks.every((one) =>
    blocks.every(
      (other) =>
        one === other ||
        one.weekday !== other.weekday ||
        one.ends_at < other.starts_at ||
        other.ends_at < one.starts_at,
    ),
  )

/** What an admin keeps, sent and answered whole. */
const calendar = z.strictObject({
  /** Appointments begin this far apart, counted from each opening. */
  slot_minutes: z
    .int('Enter whole minutes.')
    .check(z.minimum(10, 'Enter 10 or more.'), z.maximum(60, 'Enter at most 60 minutes.')),
  closes_on_holidays: z.boolean('Say whether the clinic closes on public holidays.'),
  opening: z
    .array(openingBlock, 'Send the hours of the week.')
    .check(
      z.maxLength(7 * maxBlocks, `Enter at most ${maxBlocks} openings a day.`),
      z.refine(areApart, 'Leave time between two openings of a day.'),
    ),
  closed_days: z.array(closedDay, 'Send the closed days.').check(
    z.maxLength(maxClosedDays, `List at most ${maxClosedDays} days.`),
    z.refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      'List each day once.',
    ),
  ),
})

/** `updated_at` is that of the calendar which this one replaces: 409 where another admin was faster. */
export const changedCalendar = z.extend(calendar, {
  updated_at: z.iso.datetime({ offset: true, error: 'Send the instant of the last change.' }),
})
export type ChangedCalendar = z.output<typeof changedCalendar>

export const keptCalendar = z.extend(changedCalendar, {
  /** Upcoming appointments outside of the opening hours or on closed days; those do not change. */
  outside: z.int(),
})
export type KeptCalendar = z.output<typeof keptCalendar>

/** What everyone may know of the clinic's calendar. */
export const publicCalendar = z.extend(calendar, {
  /** What patients may book themselves, the oldest first. */
  visit_types: z.array(visitType),
})
export type PublicCalendar = z.output<typeof publicCalendar>
