import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** What a provider's day brings: their confirmed visits that are still to come, in order. */
export interface Morning {
  provider_id: string
  visits: { appointment_time: Date; session_type: string; room: string | null }[]
  /** Requests of patients, of any day, that wait for an answer. */
  requests: number
}

/**
 * Marks the confirmed visits of a day as listed, and returns them by provider. Who got the list of this day already
 * gets no other: what is booked later comes with its own emails.
 *
 * @param from from when on; what has begun is not listed
 * @param until the end of that day in Lusaka
 */
export async function claimMornings(tx: Transaction, from: Date, until: Date): Promise<Morning[]> {
  // One server after the other, so that no day is divided between two emails.
  const locked = sql<string>`pg_advisory_xact_lock(hashtextextended('morning emails', 0))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  const claimed = await tx.run(
    tables
      .with('due', (query) =>
        query
          .selectFrom('appointments as visit')
          .select('visit.id')
          .where('visit.status', '=', 'confirmed')
          .where('visit.appointment_time', '>', from)
          .where('visit.appointment_time', '<', until)
          .where('visit.provider_id', 'is not', null)
          .where(
            sql<boolean>`not practice.is_away_then(visit.provider_id, visit.appointment_time, visit.duration_minutes)`,
          )
          .where(
            sql<boolean>`not exists (select from appointments listed join appointment_reminders written on written.appointment_id = listed.id
              and written.kind = 'morning' where listed.provider_id = visit.provider_id
              and listed.appointment_time > ${until}::timestamptz - interval '1 day' and listed.appointment_time < ${until}::timestamptz)`,
          )
          .forNoKeyUpdate(),
      )
      .insertInto('appointment_reminders')
      .columns(['appointment_id', 'kind'])
      .expression((query) =>
        query.selectFrom('due').select(['due.id', sql<string>`'morning'`.as('kind')]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('appointment_id'),
  )
  if (claimed.length === 0) return []
  const rows = await tx.run(
    tables
      .selectFrom('appointments as visit')
      .leftJoin('rooms as room', 'room.id', 'visit.room_id')
      .select(['visit.appointment_time', 'visit.session_type', 'room.name as room'])
      .select(sql<string>`visit.provider_id`.as('provider_id'))
      .select(
        sql<number>`(select count(*)::integer from appointments asked where asked.provider_id = visit.provider_id
          and asked.status = 'requested' and asked.requested_by = 'patient' and asked.appointment_time > ${from}::timestamptz)`.as(
          'requests',
        ),
      )
      .where(
        'visit.id',
        'in',
        claimed.map(({ appointment_id }) => appointment_id),
      )
      .orderBy('visit.appointment_time'),
  )
  const mornings = Map.groupBy(rows, ({ provider_id }) => provider_id)
  return [...mornings].map(([provider_id, visits]) => ({
    provider_id,
    visits,
    requests: visits[0]!.requests,
  }))
}
