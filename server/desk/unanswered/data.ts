import { sql } from 'kysely'
import { maxDeskRows } from '#domain/desk/page-size.ts'
import type { NewAgreement } from '#domain/appointments/agreement.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { findDeskAppointment, listSeen, readDeskAppointment } from '../calendar/data.ts'
import { requireAgreed } from '../desk-problems.ts'

/** So many days after its time, a proposal that no one answered is still shown. */
const shownDays = 7

/**
 * The times that staff have proposed and no patient has answered, the earliest first: those ahead, and those whose
 * time came within the last week, unless the two have met or will meet since. Each patient's reading is recorded.
 */
export async function listUnanswered(tx: Transaction, actor_id: string) {
  return listSeen(tx, actor_id, (query) =>
    query
      .where('held.requested_by', '=', 'provider')
      .where((is) =>
        is.or([
          is.and([
            is('held.status', '=', 'requested'),
            is('held.appointment_time', '>', sql<Date>`now()`),
          ]),
          is.and([
            is('held.status', '=', 'cancelled'),
            is('held.cancelled_by', '=', 'system'),
            is(
              'held.appointment_time',
              '>',
              sql<Date>`now() - make_interval(days => ${shownDays}::integer)`,
            ),
            is('held.appointment_time', '<=', sql<Date>`now()`),
            sql<boolean>`held.cancelled_at >= held.appointment_time`,
            sql<boolean>`not exists (select from appointments later
              where later.provider_id = held.provider_id and later.patient_id = held.patient_id
                and later.appointment_time > held.appointment_time and later.status <> 'cancelled')`,
          ]),
        ]),
      )
      .orderBy('held.appointment_time')
      .orderBy('held.id')
      .limit(maxDeskRows),
  )
}

/**
 * Confirms, as the system, what staff have proposed, because the patient has said to the front desk that they agree.
 * Confirmed already, it stays so: a retry gets the first answer.
 *
 * @throws Problem 404 where there is no such appointment, 409 where it is not waiting for its patient
 */
export async function agreeForPatient(
  tx: Transaction,
  actor_id: string,
  id: string,
  { agreed_how }: NewAgreement,
) {
  const before = await findDeskAppointment(tx, id)
  requireFound(before)
  const changed = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'confirmed', agreed_how })
      .where('id', '=', id)
      .where('status', '=', 'requested')
      .where('requested_by', '=', 'provider')
      .where('appointment_time', '>', sql<Date>`now()`)
      .where(sql<boolean>`practice.can_be_booked(provider_id)`)
      .returning('patient_id'),
  )
  await Promise.all(
    changed.map(({ patient_id }) =>
      audit(tx, {
        actor_id,
        subject_id: patient_id,
        action: 'appointment.book_agreed',
        record_id: id,
      }),
    ),
  )
  const after = await readDeskAppointment(tx, actor_id, id)
  requireFound(after)
  requireAgreed(after)
  return after
}
