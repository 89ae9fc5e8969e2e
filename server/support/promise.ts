import { afterOpenMinutes, type OpenOn, openTimes } from '#domain/support/business-time.ts'
import { promiseMinutes, remindMinutes } from '#domain/support/limits.ts'
import type { Transaction } from '#server/platform/db.ts'
import { readCalendar } from '../appointments/clinic-calendar/data.ts'

/** When questions are answered here, by the calendar of the clinic and the hours of its team as they are now. */
export const readOpenTimes = async (tx: Transaction): Promise<OpenOn> =>
  openTimes(await readCalendar(tx))

/** What is promised of a wait that begins at an instant. It stays so whatever the opening hours become. */
export const promiseOf = (at: Date, openOn: OpenOn) => ({
  asked_at: at,
  due_at: afterOpenMinutes(at, promiseMinutes, openOn),
  remind_at: afterOpenMinutes(at, remindMinutes, openOn),
})
