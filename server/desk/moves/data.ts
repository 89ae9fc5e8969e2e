import { sql } from 'kysely'
import type { NewDeskMove } from '#domain/desk/booking.ts'
import { agreementOfMove } from '#domain/appointments/agreement.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  requireMoveTimes,
  requireProvider,
  requireUnchanged,
} from '../../appointments/moves/move-problems.ts'
import { readVisitOf } from '../../appointments/visit-types/data.ts'
import { moveOver } from '../../appointments/overbooking/data.ts'
import { lockParticipants } from '../../appointments/booking-locks/data.ts'
import { rejectProposal } from '../../practice/proposals/proposal-problems.ts'
import { isOpen } from '../booking/data.ts'
import { requireOpen } from '../desk-problems.ts'
import { findDeskAppointment } from '../calendar/data.ts'

const held = tables
  .selectFrom('appointments')
  .select(['id', 'patient_id', 'provider_id', 'session_type', 'series_id', 'appointment_time'])
  .select('status')

/**
 * Moves an appointment to another time of its provider, as the system for the front desk: the old one is cancelled
 * and the new one made, both or neither. What was confirmed, or what the patient has agreed to, is confirmed; else
 * the patient answers.
 *
 * @throws Problem 404 where there is no such appointment; 422 for a time that cannot be; 409 where the time is not
 *   free, where the appointment has changed, or where the id is in use
 */
export async function moveForDesk(
  tx: Transaction,
  actor_id: string,
  old_id: string,
  { id, times, agreed_how, overbook_reason }: NewDeskMove,
) {
  if (overbook_reason) {
    const wanted = { id, times, agreed_how, reason: overbook_reason }
    const overbooker = { user_id: actor_id, by_desk: true }
    const { isNew } = await moveOver(tx, overbooker, old_id, wanted).catch(rejectProposal)
    return { appointment: (await findDeskAppointment(tx, id))!, isNew }
  }
  const [chosen] = await tx.run(held.where('id', '=', old_id))
  requireFound(chosen)
  const { patient_id, provider_id, session_type, series_id } = chosen
  requireProvider(provider_id)
  const appointment_time = new Date(times[0]!)
  await lockParticipants(tx, { patient_id, provider_id })
  const [known] = await tx.run(held.select(['moved_from', 'by_desk']).where('id', '=', id))
  if (known) {
    const isSame = +known.appointment_time === +appointment_time
    requireOwnId(known.by_desk && known.moved_from === old_id && isSame)
    await waitForStandby(tx)
    return { appointment: (await findDeskAppointment(tx, id))!, isNew: false }
  }
  // Locked, so that no one answers or cancels it meanwhile.
  const old = await tx.run(
    held
      .where('id', '=', old_id)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .forUpdate(),
  )
  requireUnchanged(old, old_id, 1)
  const visit = await readVisitOf(tx, old_id)
  requireFound(visit)
  requireMoveTimes([appointment_time], [chosen.appointment_time], now(), visit.starts)
  await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'provider', cancelled_at: sql<Date>`now()` })
      .where('id', '=', old_id),
  )
  const [free] = await tx.run(
    tables.selectNoFrom(isOpen(provider_id, appointment_time, visit).as('is_open')),
  )
  requireOpen(free!.is_open)
  const row = { patient_id, provider_id, session_type, series_id, appointment_time }
  const moved = {
    moved_from: old_id,
    by_desk: true,
    agreed_how: agreementOfMove(agreed_how, old[0]!.status),
  }
  await tx
    .run(
      tables.insertInto('appointments').values({ id, ...row, ...moved, requested_by: 'provider' }),
    )
    .catch(rejectProposal)
  const [appointment] = await Promise.all([
    findDeskAppointment(tx, id),
    audit(tx, { actor_id, subject_id: patient_id, action: 'appointment.move', record_id: id }),
  ])
  return { appointment: appointment!, isNew: true }
}
