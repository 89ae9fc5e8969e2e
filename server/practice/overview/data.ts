import { sql } from 'kysely'
import type { DayQuery, Slot } from '#domain/appointments/schema.ts'
import { isBookableDay, startOfSlot } from '#domain/appointments/slots.ts'
import type { ProviderStats } from '#domain/practice/stats.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readVisitTo } from '../../appointments/visit-types/data.ts'
import { countUnread } from '../../messages/data.ts'
import { countPendingInvoices } from '../billing/data.ts'
import { dayAround } from './day-around.ts'

/**
 * The tiles of a provider, counted; no name is read, so nothing is put on record.
 *
 * @param now whose day in Lusaka is today
 */
export async function countForProvider(
  tx: Transaction,
  provider_id: string,
  now: Date,
): Promise<Omit<ProviderStats, 'rating'>> {
  const { from, to } = dayAround(now)
  const ofToday = sql`appointment_time >= ${from} and appointment_time < ${to}`
  const waits = sql`status = 'requested' and requested_by = 'patient' and appointment_time > ${now}`
  const [[counted], unread_messages, [unread], pending_invoices] = await Promise.all([
    tx.run(
      tables
        .selectFrom('appointments')
        .where('provider_id', '=', provider_id)
        .where('status', 'in', ['requested', 'confirmed'])
        .where('appointment_time', '>=', from)
        .select([
          sql<number>`(count(*) filter (where ${ofToday}))::int`.as('todays_appointments'),
          sql<number>`(count(*) filter (where ${waits}))::int`.as('requests_waiting'),
          sql<string | null>`min(appointment_time) filter (where appointment_time > ${now})`.as(
            'next_appointment_at',
          ),
        ]),
    ),
    countUnread(tx, true),
    tx.run(
      tables
        .selectFrom('thread_reads as read')
        .innerJoin('threads as thread', 'thread.id', 'read.thread_id')
        .where('thread.provider_id', '=', provider_id)
        .where('read.user_id', '=', provider_id)
        .select(sql<string | null>`min(read.unread_since)`.as('oldest')),
    ),
    countPendingInvoices(tx, provider_id),
  ])
  return {
    ...counted!,
    unread_messages,
    oldest_unread_at: unread_messages > 0 ? unread!.oldest : null,
    pending_invoices,
    satisfaction_percent: null,
  }
}

/**
 * The times of a day at which a visit with the provider can begin, for themselves and the desk: free or why not.
 *
 * @param wanted the day (`YYYY-MM-DD`), the visit, and the appointment that is to move: its length counts
 */
export async function listOwnSlots(
  tx: Transaction,
  provider_id: string,
  wanted: DayQuery,
  now: Date,
): Promise<Slot[]> {
  const { date: day, moves, ...visit } = wanted
  const {
    startsIfOpen,
    starts: startsOn,
    minutes,
    buffer,
  } = await readVisitTo(tx, moves, { ...visit, provider_id, by: 'staff' })
  const isOpenDay = startsOn(day).length > 0
  const times = startsIfOpen(day).map((time) => ({ time, starts_at: startOfSlot(day, time) }))
  const starts = times.map(({ starts_at }) => starts_at)
  const open =
    isOpenDay && isBookableDay(day, now)
      ? await tx.run(
          tables
            .selectFrom(
              sql<{ starts_at: Date }>`unnest(${starts}::timestamptz[])`.as<'slot'>(
                sql`slot(starts_at)`,
              ),
            )
            .select('starts_at')
            .where(
              sql<boolean>`practice.is_open_for(${provider_id}::uuid, starts_at, ${minutes}::integer, ${buffer}::integer)`,
            ),
        )
      : []
  const isOpen = new Set(open.map(({ starts_at }) => starts_at.toISOString()))
  const whyNot = isOpenDay ? ('taken' as const) : ('closed' as const)
  return times.map((slot) =>
    isOpen.has(slot.starts_at)
      ? { ...slot, free: true }
      : { ...slot, free: false, reason: new Date(slot.starts_at) <= now ? 'past' : whyNot },
  )
}
