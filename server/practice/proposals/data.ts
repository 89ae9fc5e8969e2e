import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewProposal } from '#domain/appointments/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { createOnce, sameRow } from '#server/platform/create-once.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockParticipants, type Participants } from '../../appointments/participants/data.ts'
import { readProviderAppointment } from '../provider-appointments/data.ts'
import { rejectProposal, requirePatientCapacity, requireProposable } from './proposal-problems.ts'
import { treats } from '../treated/data.ts'

/**
 * Proposes a time to a patient of the actor, who accepts or declines it.
 *
 * @throws Problem 404 where the actor does not treat this person, 422 for what is no slot, 409 where
 * the actor is not free, the patient has another appointment then, or five upcoming ones
 */
export async function proposeAppointment(
  tx: Transaction,
  provider_id: string,
  { id = randomUUID(), patient_id, session_type, ...typed }: NewProposal,
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
  await requireBookable(tx, wanted)
  const insert = tables
    .insertInto('appointments')
    .values({ id, ...wanted, requested_by: 'provider' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
  await createOnce(tx, { insert, first }, wanted).catch(rejectProposal)
  const [appointment] = await Promise.all([
    readProviderAppointment(tx, provider_id, id),
    audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'appointment.propose',
      record_id: id,
    }),
  ])
  return { appointment, isNew: true }
}

async function requireBookable(
  tx: Transaction,
  { patient_id, provider_id, appointment_time }: Participants & { appointment_time: Date },
) {
  const [standing] = await tx.run(
    tables.selectNoFrom([
      treats(patient_id).as('is_patient'),
      sql<boolean>`practice.is_open(${provider_id}::uuid, ${appointment_time}::timestamptz)`.as(
        'is_open',
      ),
    ]),
  )
  requireProposable(standing!, appointment_time, now())
  // Only now: how many appointments another person has is private.
  const [open] = await tx.run(
    tables.selectNoFrom(
      sql<number>`practice.open_appointments(${patient_id}::uuid)`.as('appointments'),
    ),
  )
  requirePatientCapacity(open!.appointments)
}
