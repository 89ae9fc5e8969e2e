import { sql } from 'kysely'
import { feedDays, type FeedEntry, maxFeedEntries } from '#domain/appointments/calendar-feed.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { hashOfLinkToken } from '#server/platform/link-token.ts'
import { roomOf } from '../../booking-problems.ts'
import { reachable } from '../../events/data.ts'

const todayInLusaka = sql<string>`(now() at time zone 'Africa/Lusaka')::date`

/**
 * What a token shows, as the system: the appointments of its owner, without what was cancelled and is past. That it was
 * read is noted once a day, with an event for each patient whose name a provider's feed shows.
 *
 * @returns undefined where no feed has the token, or its owner may not log in
 */
export async function readFeedFile(
  tx: Transaction,
  token: string,
): Promise<FeedEntry[] | undefined> {
  const [feed] = await tx.run(
    reachable
      .innerJoin('calendar_feeds as feed', 'feed.user_id', 'account.id')
      .select(['feed.id', 'feed.user_id', 'feed.shows_names'])
      .select(sql<boolean>`feed.last_read_on is distinct from ${todayInLusaka}`.as('is_new_day'))
      .where('feed.token_hash', '=', hashOfLinkToken(token)),
  )
  if (!feed) return undefined
  const { id, user_id, shows_names, is_new_day } = feed
  const rows = await listAppointments(tx, user_id)
  if (is_new_day) {
    const set = { last_read_on: todayInLusaka }
    await tx.run(tables.updateTable('calendar_feeds').set(set).where('id', '=', id))
    const patients = rows.filter((one) => one.is === 'provider').map((one) => one.patient_id)
    if (shows_names) await auditReading(tx, user_id, patients, 'calendar.read')
  }
  return rows.map(({ appointment_time, other_name, room_id, room_name, ...entry }) => ({
    ...entry,
    appointment_time: appointment_time.toISOString(),
    other_name: shows_names ? other_name : null,
    room: roomOf({ room_id, room_name }),
  }))
}

function listAppointments(tx: Transaction, user_id: string) {
  const isProvider = sql<boolean>`appointments.provider_id = ${user_id}::uuid`
  return tx.run(
    tables
      .selectFrom('appointments')
      .leftJoin('user_profiles as other', (join) =>
        join.on(
          sql<boolean>`other.id = case when ${isProvider} then appointments.patient_id else appointments.provider_id end`,
        ),
      )
      .select(['appointments.id', 'appointments.appointment_time', 'appointments.duration_minutes'])
      .select(['appointments.session_type', 'appointments.status', 'appointments.patient_id'])
      .select('other.full_name as other_name')
      .leftJoin('rooms as room', 'room.id', 'appointments.room_id')
      .select(['room.id as room_id', 'room.name as room_name'])
      .select([
        sql<FeedEntry['is']>`case when ${isProvider} then 'provider' else 'patient' end`.as('is'),
        // An event is of a status alone, and of before the column.
        sql<Date>`greatest((select max(event.occurred_at) from appointment_events event
          where event.appointment_id = appointments.id), appointments.created_at, appointments.calendar_changed_at)`.as(
          'changed_at',
        ),
      ])
      .select('appointments.calendar_revision as revision')
      .where(
        sql<boolean>`(appointments.status <> 'cancelled' or appointments.appointment_time > now())`,
      )
      .where(
        // As the policies of the table: a provider reads appointments while they are in practice.
        sql<boolean>`(appointments.patient_id = ${user_id}::uuid
          or ${isProvider} and practice.is_in_practice(${user_id}::uuid))`,
      )
      .where(
        sql<boolean>`appointments.appointment_time > now() - ${feedDays.back}::integer * interval '1 day'`,
      )
      .where(
        sql<boolean>`appointments.appointment_time < now() + ${feedDays.ahead}::integer * interval '1 day'`,
      )
      .orderBy('appointments.appointment_time')
      .orderBy('appointments.id')
      .limit(maxFeedEntries),
  )
}
