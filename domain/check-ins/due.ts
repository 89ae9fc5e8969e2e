import { dayAfter, inLusaka, instantAt, lusakaClock } from '../values/lusaka.ts'
import { openingHours, worksOn } from '../values/opening-hours.ts'

/** Working days after the day on which a check-in is sent, by whose end it is answered. */
export const answerDays = 2

/** A clinic may be closed for weeks; after these days a check-in is due all the same. */
const daysAhead = 120

/**
 * By when a check-in that is sent now is answered: the end of the second working day after today.
 *
 * @param isClosed whether the clinic is closed on a day (`YYYY-MM-DD`), as on a public holiday
 */
export function answerDue(
  at: Date,
  isClosed: (day: string) => boolean,
  hours = openingHours(),
): Date {
  const { day: today } = lusakaClock(at)
  const days = Array.from({ length: daysAhead }, (_, index) => dayAfter(today, index + 1))
  const works = days.filter(
    (day) => worksOn(hours, inLusaka(instantAt(day)).weekday) && !isClosed(day),
  )
  const day = works[answerDays - 1] ?? days.at(-1)!
  // An hour of 24 is the beginning of the next day.
  return new Date(instantAt(day).getTime() + hours.work_to * 60 * 60_000)
}
