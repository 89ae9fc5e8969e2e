import { sql } from 'kysely'
import {
  type Availability,
  type SavedAvailability,
  usualAvailability,
} from '#domain/practice/availability.ts'
import { worksAt } from '#domain/practice/open-slots.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** When a provider can be booked; the usual week where they have said nothing. */
export async function readAvailability(
  tx: Transaction,
  provider_id: string,
): Promise<Availability> {
  const [[said], hours, days_away] = await Promise.all([
    tx.run(
      tables
        .selectFrom('availability')
        .select('buffer_minutes')
        .where('provider_id', '=', provider_id),
    ),
    tx.run(
      tables
        .selectFrom('weekly_hours')
        .select(['weekday', 'starts_at', 'ends_at', 'break_starts_at', 'break_ends_at'])
        .where('provider_id', '=', provider_id)
        .orderBy('weekday'),
    ),
    tx.run(
      tables
        .selectFrom('days_away')
        .select(['first_day', 'last_day'])
        .where('provider_id', '=', provider_id)
        .orderBy('first_day')
        .orderBy('last_day'),
    ),
  ])
  if (!said) return usualAvailability
  return {
    ...said,
    hours: hours.map(({ weekday, starts_at, ends_at, break_starts_at, break_ends_at }) => ({
      weekday,
      starts_at: toTheMinute(starts_at),
      ends_at: toTheMinute(ends_at),
      break_starts_at: break_starts_at && toTheMinute(break_starts_at),
      break_ends_at: break_ends_at && toTheMinute(break_ends_at),
    })),
    days_away,
  }
}

/** The database answers `HH:MM:SS`. */
const toTheMinute = (time: string) => time.slice(0, 5)

/** Puts a provider's availability in the place of what they said before, whole. */
export async function keepAvailability(
  tx: Transaction,
  provider_id: string,
  { buffer_minutes, hours, days_away }: Availability,
): Promise<SavedAvailability> {
  const whole = { buffer_minutes, updated_at: sql<Date>`now()` }
  // Locks the row, so that two simultaneous saves are not mixed.
  const saving = [
    tx.run(
      tables
        .insertInto('availability')
        .values({ provider_id, ...whole })
        .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(whole)),
    ),
    tx.run(tables.deleteFrom('weekly_hours').where('provider_id', '=', provider_id)),
    tx.run(tables.deleteFrom('days_away').where('provider_id', '=', provider_id)),
    ...(hours.length > 0
      ? [
          tx.run(
            tables.insertInto('weekly_hours').values(hours.map((day) => ({ provider_id, ...day }))),
          ),
        ]
      : []),
    ...(days_away.length > 0
      ? [
          tx.run(
            tables
              .insertInto('days_away')
              .values(days_away.map((days) => ({ provider_id, ...days }))),
          ),
        ]
      : []),
    audit(tx, { actor_id: provider_id, subject_id: provider_id, action: 'availability.edit' }),
  ]
  const [stored, upcoming] = await Promise.all([
    readAvailability(tx, provider_id),
    tx.run(
      tables
        .selectFrom('appointments')
        .select('appointment_time')
        .where('provider_id', '=', provider_id)
        .where('status', 'in', ['requested', 'confirmed'])
        .where('appointment_time', '>', sql<Date>`now()`),
    ),
    ...saving,
  ])
  const outside = upcoming.filter(
    ({ appointment_time }) => !worksAt(stored, appointment_time),
  ).length
  return { ...stored, outside }
}
