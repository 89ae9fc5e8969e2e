import * as z from 'zod/mini'
import { hoursAndMinutes, readTimeOfDay } from './time-of-day.ts'

export const enterTime = 'Enter the time, for example 06:30 or 18:30.'

/** A time in a form, as `HH:MM` where it can be read: `8.30` of a draft is 08:30. */
export const typedTime = () =>
  z.string('Enter a time.').check(z.overwrite((typed) => readTimeOfDay(typed) ?? typed))

/** A required time of the 24-hour clock in a form, as people write it. */
export const clockTime = (message = enterTime) =>
  typedTime().check(z.regex(hoursAndMinutes, message))

/** A day and a time of the 24-hour clock, in two fields of a form. */
export const dayAndTime = z.object({
  day: z.iso.date('Enter the day, for example 27 11 2026.'),
  time: clockTime(),
})
