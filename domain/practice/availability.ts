import * as z from 'zod/mini'
import { hoursAndMinutes } from '../values/time-of-day.ts'

const time = z
  .string('Enter a time.')
  .check(z.regex(hoursAndMinutes, 'Enter a time as HH:MM, for example 09:00.'))
const day = z.iso
  .date('Enter a day as YYYY-MM-DD.')
  .check(z.refine((value) => value >= '2000-01-01' && value < '2200', 'Enter a day of our time.'))

/** One working day of the week; 1 is Monday (ISO 8601). Times are Lusaka's. */
const weeklyHours = z
  .object({
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    starts_at: time,
    ends_at: time,
    break_starts_at: z.nullable(time),
    break_ends_at: z.nullable(time),
  })
  .check(
    z.refine(({ starts_at, ends_at }) => starts_at < ends_at, {
      path: ['ends_at'],
      error: 'The end must come after the start.',
    }),
    z.refine((one) => (one.break_starts_at === null) === (one.break_ends_at === null), {
      path: ['break_ends_at'],
      error: 'Give the break a start and an end, or neither.',
    }),
    z.refine(
      ({ starts_at, ends_at, break_starts_at, break_ends_at }) =>
        break_starts_at === null ||
        break_ends_at === null ||
        (break_starts_at < break_ends_at &&
          break_starts_at >= starts_at &&
          break_ends_at <= ends_at),
      { path: ['break_starts_at'], error: 'The break must lie within the hours.' },
    ),
  )

/** Hours of a day; times are Lusaka's. */
const block = z.object({ starts_at: time, ends_at: time }).check(
  z.refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ['ends_at'],
    error: 'The end must come after the start.',
  }),
)
export type Block = z.output<typeof block>

const maxBlocks = 6

/** No two blocks meet: then they are one. */
const areApart = (blocks: readonly Block[]) => {
  const sorted = blocks.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
  return sorted.every((one, index) => index === 0 || sorted[index - 1]!.ends_at < one.starts_at)
}

/** A further block of a working day, besides the one or two of its hours and break. */
const extraHours = z.extend(block, { weekday: z.int().check(z.minimum(1), z.maximum(7)) })

/** A date that counts instead of the week; without hours it is a day off. */
const dateHours = z.object({
  day,
  hours: z
    .array(block)
    .check(
      z.maxLength(maxBlocks, `Enter at most ${maxBlocks} blocks a day.`),
      z.refine(areApart, 'Leave time between two blocks of a day.'),
    ),
})
export type DateHours = z.output<typeof dateHours>
export const maxDates = 100

const daysAway = z.object({ first_day: day, last_day: day }).check(
  z.refine(({ first_day, last_day }) => first_day <= last_day, {
    path: ['last_day'],
    error: 'The last day cannot come before the first.',
  }),
)

export const maxDaysAway = 60

/** When a provider can be booked; sent and answered whole. */
export const availability = z.object({
  /** Free minutes before and after each appointment. */
  buffer_minutes: z
    .int('Enter whole minutes.')
    .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(120, 'Enter at most 120 minutes.')),
  hours: z.array(weeklyHours).check(
    z.maxLength(7, 'A week has seven days.'),
    z.refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length, {
      error: 'Send each day of the week once.',
    }),
  ),
  days_away: z.array(daysAway).check(z.maxLength(maxDaysAway, `List at most ${maxDaysAway}.`)),
  /** Without it, what is stored stays. */
  extra_hours: z.optional(
    z.array(extraHours).check(z.maxLength(7 * maxBlocks, `Enter at most ${maxBlocks} a day.`)),
  ),
  /** Without it, what is stored stays. */
  dates: z.optional(
    z.array(dateHours).check(
      z.maxLength(maxDates, `List at most ${maxDates} dates.`),
      z.refine(
        (dates) => new Set(dates.map((one) => one.day)).size === dates.length,
        'List each date once.',
      ),
    ),
  ),
})
export type Availability = z.output<typeof availability>

/** As a provider saves it. Without days away, which are an absence, what is stored stays. */
export const newAvailability = z.extend(availability, {
  days_away: z.optional(availability.shape.days_away),
})
export type NewAvailability = z.output<typeof newAvailability>

/** The saved hours, with how many upcoming appointments are outside of them; those do not change. */
export const savedAvailability = z.extend(availability, { outside: z.int() })
export type SavedAvailability = z.output<typeof savedAvailability>

/** A provider who has said nothing works Monday to Friday. The database assumes whole days. */
export const usualAvailability: Availability = {
  buffer_minutes: 0,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    starts_at: '09:00',
    ends_at: '17:00',
    break_starts_at: null,
    break_ends_at: null,
  })),
  days_away: [],
}
