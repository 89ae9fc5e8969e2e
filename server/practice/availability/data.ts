import { sql } from 'kysely'
import {
  type Availability,
  type Block,
  type DateHours,
  type NewAvailability,
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
  const [[said], hours, days_away, extra_hours, dated] = await Promise.all([
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
    tx.run(
      tables
        .selectFrom('extra_hours')
        .select(['weekday', 'starts_at', 'ends_at'])
        .where('provider_id', '=', provider_id)
        .orderBy('weekday')
        .orderBy('starts_at'),
    ),
    tx.run(
      tables
        .selectFrom('date_overrides')
        .select(['day', 'starts_at', 'ends_at'])
        .where('provider_id', '=', provider_id)
        .orderBy('day')
        .orderBy('starts_at'),
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
    // Clients of before know neither.
    ...(extra_hours.length > 0
      ? { extra_hours: extra_hours.map((one) => ({ ...one, ...toTheMinutes(one) })) }
      : {}),
    ...(dated.length > 0 ? { dates: datesOf(dated) } : {}),
  }
}

const datesOf = (
  rows: readonly { day: string; starts_at: string | null; ends_at: string | null }[],
): DateHours[] =>
  [...new Set(rows.map(({ day }) => day))].map((day) => ({
    day,
    hours: rows.flatMap((one) =>
      one.day === day && one.starts_at && one.ends_at
        ? [toTheMinutes({ starts_at: one.starts_at, ends_at: one.ends_at })]
        : [],
    ),
  }))

const toTheMinutes = ({ starts_at, ends_at }: Block): Block => ({
  starts_at: toTheMinute(starts_at),
  ends_at: toTheMinute(ends_at),
})

/** The database answers `HH:MM:SS`. */
const toTheMinute = (time: string) => time.slice(0, 5)

/** A row for each block, or one without hours for a day off. */
const rowsOf = (provider_id: string, dates: readonly DateHours[]) =>
  dates.flatMap(({ day, hours }): (Partial<Block> & { provider_id: string; day: string })[] =>
    hours.length === 0
      ? [{ provider_id, day }]
      : hours.map((block) => ({ provider_id, day, ...block })),
  )

/** Those that stay keep their id and since when they are known: what was done about them is kept by it. */
function keepDaysAway(tx: Transaction, provider_id: string, days: Availability['days_away']) {
  const wanted = sql`unnest(${days.map((one) => one.first_day)}::date[], ${days.map((one) => one.last_day)}::date[])`
  const isSame = sql<boolean>`days_away.provider_id = ${provider_id}
    and (days_away.first_day, days_away.last_day) = (w.first_day, w.last_day)`
  return [
    tx.run(
      tables
        .deleteFrom('days_away')
        .where('provider_id', '=', provider_id)
        .where(
          sql<boolean>`not exists (select from ${wanted} as w(first_day, last_day) where ${isSame})`,
        ),
    ),
    tx.run(
      tables
        .insertInto('days_away')
        .columns(['provider_id', 'first_day', 'last_day'])
        .expression(
          tables
            .selectFrom(
              sql<{ first_day: string; last_day: string }>`${wanted}`.as<'w'>(
                sql`w(first_day, last_day)`,
              ),
            )
            .select([
              sql<string>`${provider_id}::uuid`.as('provider_id'),
              'w.first_day',
              'w.last_day',
            ])
            .where(sql<boolean>`not exists (select from days_away where ${isSame})`),
        ),
    ),
  ]
}

/** Puts a provider's availability in the place of what they said before, whole. */
export async function keepAvailability(
  tx: Transaction,
  provider_id: string,
  { buffer_minutes, hours, days_away, extra_hours, dates }: NewAvailability,
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
    ...(hours.length > 0
      ? [
          tx.run(
            tables.insertInto('weekly_hours').values(hours.map((day) => ({ provider_id, ...day }))),
          ),
        ]
      : []),
    ...(days_away ? keepDaysAway(tx, provider_id, days_away) : []),
    ...(extra_hours
      ? [tx.run(tables.deleteFrom('extra_hours').where('provider_id', '=', provider_id))]
      : []),
    ...(extra_hours && extra_hours.length > 0
      ? [
          tx.run(
            tables
              .insertInto('extra_hours')
              .values(extra_hours.map((one) => ({ provider_id, ...one }))),
          ),
        ]
      : []),
    ...(dates
      ? [tx.run(tables.deleteFrom('date_overrides').where('provider_id', '=', provider_id))]
      : []),
    ...(dates && dates.length > 0
      ? [tx.run(tables.insertInto('date_overrides').values(rowsOf(provider_id, dates)))]
      : []),
    audit(tx, { actor_id: provider_id, subject_id: provider_id, action: 'availability.edit' }),
  ]
  const [stored, upcoming] = await Promise.all([
    readAvailability(tx, provider_id),
    tx.run(
      tables
        .selectFrom('appointments')
        .select(['appointment_time', 'duration_minutes'])
        .where('provider_id', '=', provider_id)
        .where('status', 'in', ['requested', 'confirmed'])
        .where('appointment_time', '>', sql<Date>`now()`),
    ),
    ...saving,
  ])
  const outside = upcoming.filter(
    ({ appointment_time, duration_minutes }) =>
      !worksAt(stored, appointment_time, duration_minutes),
  ).length
  return { ...stored, outside }
}
