import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { NotifiedAppointment } from '../mails.ts'
import { type ReminderKind, reminders } from './reminder-kinds.ts'

type Due = Omit<NotifiedAppointment, 'costs' | 'series_times' | 'moved_times'> & {
  id: string
  patient_id: string
  provider_id: string | null
}

const maxAtOnce = 50

/**
 * Marks the confirmed appointments for which a reminder of this kind is due as reminded, and returns them.
 * Another server that asks at the same time gets none of them, and until this transaction ends none of
 * them can be cancelled.
 *
 * @returns at most 50; call again until there are none
 */
export async function claimDue(tx: Transaction, kind: ReminderKind, now: Date): Promise<Due[]> {
  const { due, last, fresh } = reminders[kind]
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const claimed = await tx.run(
    tables
      .with('due', (query) =>
        query
          .selectFrom('appointments')
          .select('id')
          .where('status', '=', 'confirmed')
          .where('appointment_time', '<=', after(due))
          .where('appointment_time', '>=', after(last))
          // "You have an appointment" is not true then. It is written where the absence is removed in time.
          .where(
            sql<boolean>`(provider_id is null or not practice.is_away_then(provider_id, appointment_time, duration_minutes))`,
          )
          .where(
            sql<boolean>`not exists (select from appointment_reminders written where written.appointment_id = appointments.id and written.kind = ${kind})`,
          )
          .where(
            sql<boolean>`not exists (select from appointment_events event where event.appointment_id = appointments.id and event.kind = 'confirmed'
              and event.occurred_at > appointments.appointment_time - ${due + fresh}::integer * interval '1 millisecond')`,
          )
          .orderBy('appointment_time')
          .limit(maxAtOnce)
          .forNoKeyUpdate()
          .skipLocked(),
      )
      .insertInto('appointment_reminders')
      .columns(['appointment_id', 'kind'])
      .expression((query) =>
        query.selectFrom('due').select(['due.id', sql<string>`${kind}::text`.as('kind')]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('appointment_id'),
  )
  if (claimed.length === 0) return []
  return tx.run(
    tables
      .selectFrom('appointments as appointment')
      .leftJoin('user_profiles as provider', 'provider.id', 'appointment.provider_id')
      .select(['appointment.id', 'appointment.id as appointment_id'])
      .select(['appointment.patient_id', 'appointment.provider_id'])
      .select(['appointment.appointment_time', 'appointment.session_type'])
      .select('provider.full_name as provider_name')
      .leftJoin('rooms as room', 'room.id', 'appointment.room_id')
      .select('room.name as room')
      .leftJoin('visit_types as type', 'type.id', 'appointment.visit_type_id')
      .select('type.bring')
      .select([sql<null>`null`.as('replaced_time'), sql<null>`null`.as('expires_at')])
      .where(
        'appointment.id',
        'in',
        claimed.map(({ appointment_id }) => appointment_id),
      ),
  )
}
