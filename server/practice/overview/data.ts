import { sql } from 'kysely'
import type { Slot } from '#domain/appointments/schema.ts'
import { isBookableDay, slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import type { ProviderStats } from '#domain/practice/stats.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
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
 * The six slots of a day for the provider themselves, free or not.
 *
 * @param day `YYYY-MM-DD`
 */
export async function listOwnSlots(
  tx: Transaction,
  provider_id: string,
  day: string,
  now: Date,
): Promise<Slot[]> {
  const times = slotTimes.map((time) => ({ time, starts_at: startOfSlot(day, time) }))
  const starts = times.map(({ starts_at }) => starts_at)
  const open = isBookableDay(day, now)
    ? await tx.run(
        tables
          .selectFrom(
            sql<{ starts_at: Date }>`unnest(${starts}::timestamptz[])`.as<'slot'>(
              sql`slot(starts_at)`,
            ),
          )
          .select('starts_at')
          .where(sql<boolean>`practice.is_open(${provider_id}::uuid, starts_at)`),
      )
    : []
  const isOpen = new Set(open.map(({ starts_at }) => starts_at.toISOString()))
  return times.map((slot) =>
    isOpen.has(slot.starts_at)
      ? { ...slot, free: true }
      : { ...slot, free: false, reason: new Date(slot.starts_at) <= now ? 'past' : 'taken' },
  )
}
