import { sql } from 'kysely'
import type { SessionPhone } from '#domain/appointments/schema.ts'
import { audit, auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockByName } from '../booking-locks/data.ts'

/**
 * States, as the patient, that the provider of a session did not come.
 *
 * @returns false where this is not the time for it, null where they have no such session
 */
export async function reportAbsence(
  tx: Transaction,
  patient_id: string,
  id: string,
): Promise<boolean | null> {
  // Of two presses at once the second finds the first, and leaves no second trace. No policy lets a patient lock the
  // row of a session that is over.
  await lockByName(tx, `absence in ${id}`)
  const [before] = await tx.run(
    tables
      .selectFrom('appointments')
      .select('absence_reported_at')
      .where('id', '=', id)
      .where('patient_id', '=', patient_id),
  )
  const [row] = await tx.run(
    tables.selectNoFrom([
      sql<boolean | null>`practice.report_absence(${id}::uuid)`.as('is_reported'),
    ]),
  )
  const { is_reported } = row!
  if (is_reported && !before?.absence_reported_at)
    await auditOwn(tx, patient_id, 'appointment.report_absence', id)
  return is_reported
}

/**
 * The person to call, and the function that returns their phone number by id where it may be shown.
 */
const phones = {
  provider: (id: string) =>
    sql<PhoneRow>`(select provider_id as person_id, phone_number from practice.provider_phone_of_session(${id}::uuid))`,
  patient: (id: string) =>
    sql<PhoneRow>`(select patient_id as person_id, phone_number from practice.phone_of_session(${id}::uuid))`,
} as const

type PhoneRow = SessionPhone & { person_id: string }

/**
 * Reads the phone number of the other participant of a Phone session of the actor, and records that.
 *
 * @param of the participant whose number is read
 * @returns undefined where it is not shown: another's, another kind, not confirmed, too early or too late
 */
export async function readSessionPhone(
  tx: Transaction,
  actor_id: string,
  id: string,
  of: keyof typeof phones,
): Promise<SessionPhone | undefined> {
  const [row] = await tx.run(tables.selectFrom(phones[of](id).as('session')).selectAll())
  if (!row) return undefined
  await audit(tx, {
    actor_id,
    subject_id: row.person_id,
    action: 'phone_number.read',
    record_id: id,
  })
  return { phone_number: row.phone_number }
}
