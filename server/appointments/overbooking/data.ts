import { sql } from 'kysely'
import { type Agreement, agreementOfMove } from '#domain/appointments/agreement.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import {
  insertIdempotent,
  requireOwnId,
  sameRow,
  waitForStandby,
} from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockParticipants } from '../booking-locks/data.ts'
import { requireProvider, requireUnchanged } from '../moves/move-problems.ts'
import { readVisit } from '../visit-types/data.ts'
import { rejectOverbooking, requireAgreement, requireTime } from './overbooking-problems.ts'

/** Who overbooks: the front desk, for all providers, or a provider for themselves. */
export interface Overbooker {
  user_id: string
  by_desk: boolean
}

export interface Overbooked {
  id: string
  patient_id: string
  provider_id: string
  appointment_time: string
  session_type: SessionType
  visit_type_id?: string | undefined
  agreed_how?: Agreement | undefined
  reason: string
}

const columns = ['id', 'patient_id', 'provider_id', 'appointment_time', 'session_type'] as const

/**
 * Books, as the system for staff, a firm visit at a time at which its provider is not free, for a reason. The caller has
 * found out that the patient may be booked for. The patient must be free; the table rejects who may not practise then.
 *
 * @throws Problem 422 for a time that cannot be and where the patient has not agreed, 409 where the id is in use
 */
export async function bookOver(
  tx: Transaction,
  { user_id, by_desk }: Overbooker,
  { id, agreed_how, reason, visit_type_id, ...typed }: Overbooked,
): Promise<{ isNew: boolean }> {
  const { patient_id, provider_id, session_type } = typed
  const appointment_time = new Date(typed.appointment_time)
  const wanted = { patient_id, provider_id, appointment_time, session_type }
  requireAgreement(agreed_how)
  const first = tables
    .selectFrom('appointments')
    .select(columns)
    .where('id', '=', id)
    .where('is_overbooked', '=', true)
  await lockParticipants(tx, wanted)
  const [known] = await tx.run(first)
  if (known) {
    await sameRow(tx, known, wanted)
    return { isNew: false }
  }
  const visit = await readVisit(tx, { visit_type_id, session_type, provider_id, by: 'staff' })
  const isThere = agreed_how === 'at the clinic' && session_type === 'In-person'
  requireTime(appointment_time, now(), 'appointment_time', isThere)
  const insert = tables
    .insertInto('appointments')
    .values({
      id,
      ...wanted,
      visit_type_id: visit.visit_type_id,
      requested_by: 'provider',
      by_desk,
      agreed_how,
      is_overbooked: true,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
  await insertIdempotent(tx, { insert, existing: first }, wanted).catch(rejectOverbooking)
  await keepReason(tx, user_id, { id, provider_id, patient_id, reason })
  return { isNew: true }
}

const held = tables
  .selectFrom('appointments')
  .select(['id', 'patient_id', 'provider_id', 'session_type', 'series_id', 'appointment_time'])
  .select('status')

/**
 * Moves, as the system for staff, an upcoming appointment to a time at which its provider is not free, for a reason.
 *
 * @throws Problem 404 where there is no such appointment, or it is another provider's; 422 and 409 as `bookOver`, and
 *   where the appointment has changed
 */
export async function moveOver(
  tx: Transaction,
  { user_id, by_desk }: Overbooker,
  old_id: string,
  {
    id,
    times,
    reason,
    ...stated
  }: Pick<Overbooked, 'id' | 'agreed_how' | 'reason'> & { times: readonly string[] },
): Promise<{ isNew: boolean }> {
  const [chosen] = await tx.run(held.where('id', '=', old_id))
  requireFound(chosen)
  requireFound(by_desk || chosen.provider_id === user_id || undefined)
  const { patient_id, provider_id, session_type, series_id } = chosen
  requireProvider(provider_id)
  const appointment_time = new Date(times[0]!)
  await lockParticipants(tx, { patient_id, provider_id })
  const [known] = await tx.run(held.select('moved_from').where('id', '=', id))
  if (known) {
    requireOwnId(known.moved_from === old_id && +known.appointment_time === +appointment_time)
    await waitForStandby(tx)
    return { isNew: false }
  }
  const old = await tx.run(
    held
      .where('id', '=', old_id)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .forUpdate(),
  )
  requireUnchanged(old, old_id, times.length)
  const agreed_how = agreementOfMove(stated.agreed_how, old[0]!.status)
  requireAgreement(agreed_how)
  requireTime(appointment_time, now(), 'times')
  await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'provider', cancelled_at: sql<Date>`now()` })
      .where('id', '=', old_id),
  )
  await tx
    .run(
      tables.insertInto('appointments').values({
        id,
        patient_id,
        provider_id,
        session_type,
        series_id,
        appointment_time,
        moved_from: old_id,
        requested_by: 'provider',
        by_desk,
        agreed_how,
        is_overbooked: true,
      }),
    )
    .catch(rejectOverbooking)
  await Promise.all([
    keepReason(tx, user_id, { id, provider_id, patient_id, reason }),
    audit(tx, {
      actor_id: user_id,
      subject_id: patient_id,
      action: 'appointment.move',
      record_id: id,
    }),
  ])
  return { isNew: true }
}

async function keepReason(
  tx: Transaction,
  given_by: string,
  {
    id,
    provider_id,
    patient_id,
    reason,
  }: Pick<Overbooked, 'id' | 'provider_id' | 'patient_id' | 'reason'>,
) {
  await Promise.all([
    tx.run(
      tables
        .insertInto('overbook_reasons')
        .values({ appointment_id: id, provider_id, given_by, reason }),
    ),
    audit(tx, {
      actor_id: given_by,
      subject_id: patient_id,
      action: 'appointment.overbook',
      record_id: id,
    }),
  ])
}

/** Whether a provider treats this person: what `practice.treats` says of the actor, for the system. */
export async function isPatientOf(tx: Transaction, provider_id: string, patient_id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('appointments')
      .select('id')
      .where('provider_id', '=', provider_id)
      .where('patient_id', '=', patient_id)
      .where('status', '<>', 'cancelled')
      .where('by_desk_alone', '=', false)
      .limit(1),
  )
  return row !== undefined
}
