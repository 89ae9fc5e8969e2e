import { sql } from 'kysely'
import type { NewDeskBooking } from '#domain/desk/booking.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { createOnce, sameRow } from '#server/platform/create-once.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockParticipants } from '../../appointments/participants/data.ts'
import {
  rejectProposal,
  requirePatientCapacity,
} from '../../practice/proposals/proposal-problems.ts'
import { findDeskAppointment } from '../calendar/data.ts'
import { bookablePatients } from '../patients/data.ts'
import { requireDeskBooking } from '../desk-problems.ts'

const columns = ['id', 'patient_id', 'provider_id', 'appointment_time', 'session_type'] as const

/**
 * Proposes, as the system, a free hour of a provider to a patient for the front desk. The rules and the locks are
 * those of a provider's own proposal; the patient accepts or declines it.
 *
 * @throws Problem 422 for what is no slot and for whom the desk cannot book, 409 where one of the two is not free,
 *   the patient has five upcoming appointments, or the id is in use
 */
export async function bookForDesk(
  tx: Transaction,
  actor_id: string,
  { id, patient_id, provider_id, session_type, ...typed }: NewDeskBooking,
) {
  const appointment_time = new Date(typed.appointment_time)
  const wanted = { patient_id, provider_id, appointment_time, session_type }
  const first = tables
    .selectFrom('appointments')
    .select(columns)
    .where('id', '=', id)
    .where('by_desk', '=', true)
  await lockParticipants(tx, wanted)
  const [known] = await tx.run(first)
  if (known) {
    // A retry is answered as the first try was, even if the hour has come meanwhile.
    await sameRow(tx, known, wanted)
    return { appointment: (await findDeskAppointment(tx, id))!, isNew: false }
  }
  const [[patient], [provider]] = await Promise.all([
    tx.run(bookablePatients.where('patient.id', '=', patient_id)),
    tx.run(
      tables.selectNoFrom([
        isOpen(provider_id, appointment_time).as('is_open'),
        sql<number>`practice.open_appointments(${patient_id}::uuid)`.as('open'),
      ]),
    ),
  ])
  const { is_open, open } = provider!
  requireDeskBooking({ is_patient: patient !== undefined, is_open }, appointment_time, now())
  requirePatientCapacity(open)
  const insert = tables
    .insertInto('appointments')
    .values({ id, ...wanted, requested_by: 'provider', by_desk: true, by_desk_alone: true })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
  await createOnce(tx, { insert, first }, wanted).catch(rejectProposal)
  const [appointment] = await Promise.all([
    findDeskAppointment(tx, id),
    audit(tx, { actor_id, subject_id: patient_id, action: 'appointment.propose', record_id: id }),
  ])
  return { appointment: appointment!, isNew: true }
}

/** Whether a provider works at this hour and has nothing then. */
export const isOpen = (provider_id: string, at: Date) =>
  sql<boolean>`practice.is_open(${provider_id}::uuid, ${at}::timestamptz)`
