import { sql } from 'kysely'
import type { NewDeskBooking } from '#domain/desk/booking.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readVisit, type Visit } from '../../appointments/visit-types/data.ts'
import { lockParticipants } from '../../appointments/booking-locks/data.ts'
import { bookOver } from '../../appointments/overbooking/data.ts'
import {
  rejectProposal,
  requirePatientCapacity,
} from '../../practice/proposals/proposal-problems.ts'
import { findDeskAppointment } from '../calendar/data.ts'
import { bookablePatients } from '../patients/data.ts'
import { requireBookable, requireDeskBooking } from '../desk-problems.ts'

const columns = ['id', 'patient_id', 'provider_id', 'appointment_time', 'session_type'] as const

/**
 * Books, as the system, a free hour of a provider for a patient who has agreed to it with the front desk, or else
 * proposes it. The rules and the locks are those of a provider's own proposal.
 *
 * @throws Problem 422 for what is no slot and for whom the desk cannot book, 409 where one of the two is not free,
 *   the patient has five upcoming appointments and is to answer, or the id is in use
 */
export async function bookForDesk(
  tx: Transaction,
  actor_id: string,
  {
    id,
    patient_id,
    provider_id,
    session_type,
    agreed_how,
    visit_type_id,
    ...typed
  }: NewDeskBooking,
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
  const visit = await readVisit(tx, { visit_type_id, session_type, provider_id, by: 'staff' })
  const [[patient], [provider]] = await Promise.all([
    tx.run(bookablePatients.where('patient.id', '=', patient_id)),
    tx.run(
      tables.selectNoFrom([
        isOpen(provider_id, appointment_time, visit).as('is_open'),
        sql<number>`practice.open_appointments(${patient_id}::uuid)`.as('open'),
      ]),
    ),
  ])
  const { is_open, open } = provider!
  requireDeskBooking(
    { is_patient: patient !== undefined, is_open },
    appointment_time,
    now(),
    visit.starts,
  )
  // How many a patient may have is a limit of what they are asked, or ask for, alone.
  if (!agreed_how) requirePatientCapacity(open)
  const insert = tables
    .insertInto('appointments')
    .values({
      id,
      ...wanted,
      visit_type_id: visit.visit_type_id,
      requested_by: 'provider',
      by_desk: true,
      by_desk_alone: true,
      agreed_how: agreed_how ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
  await insertIdempotent(tx, { insert, existing: first }, wanted).catch(rejectProposal)
  const [appointment] = await Promise.all([
    findDeskAppointment(tx, id),
    audit(tx, {
      actor_id,
      subject_id: patient_id,
      action: agreed_how ? 'appointment.book_agreed' : 'appointment.propose',
      record_id: id,
    }),
  ])
  return { appointment: appointment!, isNew: true }
}

/**
 * Books, as the system for the front desk, a visit over another one or outside of free times.
 *
 * @throws Problem 422 for whom the desk cannot book, and as `bookOver`
 */
export async function overbookForDesk(
  tx: Transaction,
  actor_id: string,
  { overbook_reason, ...wanted }: NewDeskBooking & { overbook_reason: string },
) {
  const [patient] = await tx.run(bookablePatients.where('patient.id', '=', wanted.patient_id))
  requireBookable(patient !== undefined)
  const overbooker = { user_id: actor_id, by_desk: true }
  const { isNew } = await bookOver(tx, overbooker, { ...wanted, reason: overbook_reason }).catch(
    rejectProposal,
  )
  return { appointment: (await findDeskAppointment(tx, wanted.id))!, isNew }
}

/** Whether a provider works at this time and has nothing while the visit lasts. */
export const isOpen = (provider_id: string, at: Date, { minutes, buffer }: Visit) =>
  sql<boolean>`practice.is_open_for(${provider_id}::uuid, ${at}::timestamptz, ${minutes}::integer, ${buffer}::integer)`
