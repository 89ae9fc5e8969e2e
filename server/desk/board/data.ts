import { sql } from 'kysely'
import { closedOn } from '#domain/appointments/clinic-calendar.ts'
import { weekdayOf } from '#domain/appointments/public-holidays.ts'
import { isBookableDay, slotMinutes, startOfSlot } from '#domain/appointments/slots.ts'
import type { Board, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskProvider } from '#domain/desk/schema.ts'
import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { asAttendance, attended } from '../../appointments/attendances/data.ts'
import {
  readCalendar,
  startsFor,
  type StoredCalendar,
} from '../../appointments/clinic-calendar/data.ts'
import { listLengths } from '../../appointments/visit-types/data.ts'
import { listDeskProviders } from '../calendar/data.ts'

/**
 * A day (`YYYY-MM-DD`) of the clinic by providers, as the system for the front desk. No name of a patient is read, so
 * nothing is put on record, and a page that is open can ask again with each change.
 */
export async function readBoard(tx: Transaction, day: string, now: Date) {
  const [calendar, providers, visits, away, lengths] = await Promise.all([
    readCalendar(tx),
    listDeskProviders(tx),
    listVisits(tx, day),
    listAway(tx, day),
    listLengths(tx),
  ])
  const free = await listFree(tx, { day, now, calendar, providers, lengths })
  return {
    day,
    closed: closedOn(calendar, day) ?? null,
    slot_minutes: calendar.slot_minutes,
    opening: calendar.opening
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map(({ starts_at, ends_at }) => ({ starts_at, ends_at })),
    providers: providers.map((provider) => ({
      ...provider,
      free: free.get(provider.id) ?? [],
      away: away
        .filter(({ provider_id }) => provider_id === provider.id)
        .map(({ starts_at, ends_at }) => ({ starts_at, ends_at })),
    })),
    visits,
  } satisfies Omit<Board, 'visits' | 'providers'> & {
    visits: Unsent<BoardVisit, 'appointment_time' | 'arrived_at' | 'called_in_at'>[]
    providers: object[]
  }
}

async function listVisits(tx: Transaction, day: string) {
  const rows = await tx.run(
    attended
      .select(['held.provider_id', 'held.duration_minutes'])
      .where('held.appointment_time', '>=', instantAt(day))
      .where('held.appointment_time', '<', instantAt(dayAfter(day, 1)))
      .where(
        sql<boolean>`not exists (select from appointments moved where moved.moved_from = held.id)`,
      )
      .orderBy('held.appointment_time')
      .orderBy('held.id')
      .limit(1000),
  )
  return rows.map((row) => {
    const { provider_id, appointment_time, duration_minutes, session_type, status } = row
    const visit = { provider_id, appointment_time, duration_minutes, session_type, status }
    return { ...asAttendance(row), ...visit }
  })
}

/** When providers are away on a day, with the whole days that they have entered. */
async function listAway(tx: Transaction, day: string) {
  const [from, to] = [instantAt(day), instantAt(dayAfter(day, 1))]
  const [hours, days] = await Promise.all([
    tx.run(
      tables
        .selectFrom('absences')
        .select(['provider_id', 'starts_at', 'ends_at'])
        .where('ends_at', '>', from)
        .where('starts_at', '<', to)
        .orderBy('starts_at')
        .limit(500),
    ),
    tx.run(
      tables
        .selectFrom('days_away')
        .select('provider_id')
        .where('first_day', '<=', day)
        .where('last_day', '>=', day)
        .limit(500),
    ),
  ])
  return [
    ...days.map(({ provider_id }) => ({ provider_id, starts_at: from, ends_at: to })),
    ...hours,
  ]
}

interface Wanted {
  day: string
  now: Date
  calendar: StoredCalendar
  providers: readonly DeskProvider[]
  lengths: Awaited<ReturnType<typeof listLengths>>
}

/** The times at which the shortest visit of each provider can begin. */
async function listFree(tx: Transaction, { day, now, calendar, providers, lengths }: Wanted) {
  const free = new Map<string, string[]>()
  if (!isBookableDay(day, now)) return free
  const byLength = Map.groupBy(providers, ({ profession }) => {
    const suited = lengths.filter(
      ({ professions }) => professions?.includes(profession ?? 'therapist') ?? true,
    )
    return suited.length === 0
      ? slotMinutes
      : Math.min(...suited.map(({ duration_minutes }) => duration_minutes))
  })
  for (const [minutes, group] of byLength) {
    const starts = startsFor(calendar, minutes)(day).map((time) => startOfSlot(day, time))
    if (starts.length === 0) continue
    const ids = group.map(({ id }) => id)
    const open = sql<{ slot: Date; provider_id: string; is_free: boolean }>`practice.working_times(
      ${starts}::timestamptz[], ${ids}::uuid[], ${minutes}::integer, 0, null)`
    const rows = await tx.run(
      tables
        .selectFrom(open.as<'open'>(sql`open`))
        .select(['open.slot', 'open.provider_id'])
        .where('open.is_free', '=', true)
        .orderBy('open.slot'),
    )
    for (const { provider_id, slot } of rows)
      free.set(provider_id, [...(free.get(provider_id) ?? []), lusakaClock(slot).time])
  }
  return free
}
