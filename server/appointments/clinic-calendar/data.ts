import { type ClinicCalendar, startsOn } from '#domain/appointments/clinic-calendar.ts'
import type { StartsOn } from '#domain/appointments/slots.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The clinic's calendar with the instant of its last change. */
export type StoredCalendar = ClinicCalendar & { updated_at: Date }

/** When the clinic is open, in one round trip. */
export async function readCalendar(tx: Transaction): Promise<StoredCalendar> {
  const [[whole], opening, closed_days] = await Promise.all([
    tx.run(
      tables
        .selectFrom('clinic_calendar')
        .select(['slot_minutes', 'closes_on_holidays', 'updated_at']),
    ),
    tx.run(
      tables
        .selectFrom('opening_hours')
        .select(['weekday', 'starts_at', 'ends_at'])
        .orderBy('weekday')
        .orderBy('starts_at'),
    ),
    tx.run(
      tables
        .selectFrom('closed_days')
        .select(['day', 'is_closed', 'name'])
        .orderBy('day')
        .limit(1000),
    ),
  ])
  return {
    ...whole!,
    // The database answers `HH:MM:SS`.
    opening: opening.map((block) => ({
      ...block,
      starts_at: block.starts_at.slice(0, 5),
      ends_at: block.ends_at.slice(0, 5),
    })),
    closed_days,
  }
}

/** When visits of so many minutes could begin on a day of the week, whether or not that day is closed. */
export const startsIfOpen = (calendar: ClinicCalendar, minutes: number): StartsOn =>
  startsFor({ ...calendar, closes_on_holidays: false, closed_days: [] }, minutes)

/** When visits of so many minutes can begin on a day, each day computed once. */
export function startsFor(calendar: ClinicCalendar, minutes: number): StartsOn {
  const known = new Map<string, readonly string[]>()
  return (day) => {
    const starts = known.get(day) ?? startsOn(calendar, day, minutes)
    known.set(day, starts)
    return starts
  }
}
