import { maxDayWaits } from '#domain/appointments/day-waits.ts'
import type { DayState } from '#domain/appointments/day-states.ts'
import { Problem } from '#server/platform/problem.ts'

const closed = 'The clinic or the provider is closed on this day. Choose another day.'

/** Rejects a day that has a free time, or none at all: only a full day has a list. */
export function requireFullDay(state: DayState['state']): void {
  if (state === 'free')
    throw new Problem(409, 'day_not_full', 'There is a free time on this day. You can book it.')
  if (state === 'closed') throw new Problem(422, 'invalid', closed, { fields: { day: closed } })
}

/** @param count for how many days the patient waits already */
export function requireFewDays(count: number): void {
  if (count >= maxDayWaits)
    throw new Problem(
      409,
      'too_many_days',
      `A person can wait for ${maxDayWaits} days at most. Remove the name from one of them first.`,
    )
}

/** @param hasVisit whether the patient has a visit on this day with whom they want to wait for */
export function requireNoVisit(hasVisit: boolean): void {
  if (hasVisit)
    throw new Problem(
      409,
      'visit_that_day',
      'There is a visit on this day already. For an earlier time, use the waiting list of that visit.',
    )
}

/** @param isOnList whether the patient waits for anyone of the profession on this day already */
export function requireNotOnList(isOnList: boolean): void {
  if (isOnList)
    throw new Problem(
      409,
      'conflict',
      'The name is on the list of this day already. To wait for another provider, remove it first.',
    )
}
