import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { readTimeOfDay } from '#domain/values/time-of-day.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'

/** The days of which a reading can be logged: today and the 29 before. */
const days = 30

/** What a day and a time come to: when a reading was taken, or what is wrong with the time. */
export type Taken = { at: string; problem?: never } | { at?: never; problem: string }

/**
 * @param day `YYYY-MM-DD` in Lusaka
 * @param now milliseconds, by the server's clock: that of a phone may be days wrong
 */
export function takenAt(day: string, typed: string, now: number): Taken {
  const time = readTimeOfDay(typed)
  if (!time) return { problem: 'Enter the time on a 24-hour clock, for example 06:30 or 18:30.' }
  const at = instantAt(day, time)
  if (at.getTime() > now)
    return { problem: 'This time is still to come. Check the day and the time.' }
  return { at: at.toISOString() }
}

/** The days to choose from, today first. */
export function daysToChoose(now: number) {
  return Array.from({ length: days }, (_, ago) => {
    const day = dayAfter(dayOf(now), -ago)
    const name = ['Today', 'Yesterday'][ago]
    return { value: day, label: name ? `${name}, ${formatDay(day)}` : formatDay(day) }
  })
}
