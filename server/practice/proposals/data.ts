import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewProposal } from '#domain/appointments/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockParticipants, type Participants } from '../../appointments/booking-locks/data.ts'
import { bookOver, isPatientOf } from '../../appointments/overbooking/data.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readVisit, type Visit } from '../../appointments/visit-types/data.ts'
import { readProviderAppointment } from '../provider-appointments/data.ts'
import { rejectProposal, requirePatientCapacity, requireProposable } from './proposal-problems.ts'
import { treats } from '../care-relation/data.ts'

/**
 * Books a time for a patient of the actor who has agreed to it, or else proposes it.
 *
 * @throws Problem 404 where the actor does not treat this person, 422 for what is no slot, 409 where
 * the actor is not free, the patient has another appointment then, or is to answer and has five upcoming ones
 */
export async function proposeAppointment(
  tx: Transaction,
  provider_id: string,
  { id = randomUUID(), patient_id, session_type, agreed_how, visit_type_id, ...typed }: NewProposal,
) {
  const appointment_time = new Date(typed.appointment_time)
  const wanted = { patient_id, provider_id, appointment_time, session_type }
  const columns = ['id', 'patient_id', 'provider_id', 'appointment_time', 'session_type'] as const
  const first = tables
    .selectFrom('appointments')
    .select(columns)
    .where('id', '=', id)
    .where('provider_id', '=', provider_id)
    .where('requested_by', '=', 'provider')
  await lockParticipants(tx, wanted)
  const [known] = await tx.run(first)
  if (known) {
    // A retry is answered as the first try was, even if the hour has come meanwhile.
    await sameRow(tx, known, wanted)
    return { appointment: await readProviderAppointment(tx, provider_id, id), isNew: false }
  }
  const visit = await readVisit(tx, { visit_type_id, session_type, provider_id, by: 'staff' })
  await requireBookable(tx, wanted, visit, agreed_how !== undefined)
  const insert = tables
    .insertInto('appointments')
    .values({
      id,
      ...wanted,
      visit_type_id: visit.visit_type_id,
      requested_by: 'provider',
      agreed_how: agreed_how ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
  await insertIdempotent(tx, { insert, existing: first }, wanted).catch(rejectProposal)
  const [appointment] = await Promise.all([
    readProviderAppointment(tx, provider_id, id),
    audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: agreed_how ? 'appointment.book_agreed' : 'appointment.propose',
      record_id: id,
    }),
  ])
  return { appointment, isNew: true }
}

async function requireBookable(
  tx: Transaction,
  { patient_id, provider_id, appointment_time }: Participants & { appointment_time: Date },
  { minutes, buffer, starts }: Visit,
  is_agreed: boolean,
) {
  const [standing] = await tx.run(
    tables.selectNoFrom([
      treats(patient_id).as('is_patient'),
      sql<boolean>`practice.is_open_for(${provider_id}::uuid, ${appointment_time}::timestamptz, ${minutes}::integer, ${buffer}::integer)`.as(
        'is_open',
      ),
    ]),
  )
  requireProposable(standing!, appointment_time, now(), starts)
  // How many a patient may have is a limit of what they are asked, or ask for, alone.
  if (is_agreed) return
  // Only now: how many appointments another person has is private.
  const [open] = await tx.run(
    tables.selectNoFrom(
      sql<number>`practice.open_appointments(${patient_id}::uuid)`.as('appointments'),
    ),
  )
  requirePatientCapacity(open!.appointments)
}

/**
 * Books, as the system for a provider, a visit of a patient of theirs over another one or outside of free times.
 *
 * @throws Problem 404 where the provider does not treat this person, and as `bookOver`
 */
export async function overbookAsProvider(
  tx: Transaction,
  provider_id: string,
  { id = randomUUID(), overbook_reason, ...wanted }: NewProposal & { overbook_reason: string },
) {
  requireFound((await isPatientOf(tx, provider_id, wanted.patient_id)) || undefined)
  const overbooker = { user_id: provider_id, by_desk: false }
  const over = { ...wanted, id, provider_id, reason: overbook_reason }
  const { isNew } = await bookOver(tx, overbooker, over).catch(rejectProposal)
  return { id, isNew }
}
