import { sql } from 'kysely'
import type { NewDischarge } from '#domain/discharges/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { readIdentities } from '../accounts/identities/data.ts'
import { lockParticipants } from '../appointments/booking-locks/data.ts'
import { treats } from '../practice/care-relation/data.ts'
import { listNotesOn } from '../session-notes/data.ts'
import { type DischargeResult, requireDischarged, requireVisit } from './discharge-problems.ts'

/** More than the list of a provider shows. */
const maxListed = 300
const maxNotes = 60

/**
 * Ends the care of a patient by the actor; a retry changes nothing.
 *
 * @throws Problem 404 where the actor does not treat them, 409 where an alert or a visit ahead is not decided
 */
export async function dischargePatient(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  { id, reason, summary, is_shared, cancelled }: NewDischarge,
): Promise<{ isNew: boolean }> {
  // As a booking does: none comes between the look at what is ahead and the discharge.
  await lockParticipants(tx, { patient_id, provider_id })
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<DischargeResult>`practice.discharge_patient(${id}::uuid, ${patient_id}::uuid, ${reason}::text,
        ${summary}::text, ${is_shared}::boolean, ${cancelled}::uuid[])`.as('result'),
    ),
  )
  const { result } = row!
  requireDischarged(result)
  if (result === 'discharged')
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'discharge.record',
      record_id: id,
    })
  else await waitForStandby(tx)
  return { isNew: result === 'discharged' }
}

/**
 * Takes a patient back whom the actor has discharged; one who is in care already stays there.
 *
 * @returns the discharge that ended, where one did
 * @throws Problem 404 where the actor neither treats nor has discharged them, 409 where no visit is left
 */
export async function readmitPatient(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  reason: string,
): Promise<string | null> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<string | null>`practice.readmit_patient(${patient_id}::uuid, ${reason}::text)`.as('id'),
    ),
  )
  const { id } = row!
  if (id)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'discharge.end',
      record_id: id,
    })
  else {
    const [known] = await tx.run(
      tables.selectNoFrom([
        treats(patient_id).as('is_patient'),
        sql<boolean>`exists (select from discharges d where d.provider_id = ${provider_id}::uuid
          and d.patient_id = ${patient_id}::uuid and d.readmitted_at is null)`.as('is_discharged'),
      ]),
    )
    requireVisit(known!)
    await waitForStandby(tx)
  }
  return id
}

/** Discharges of the actor that are in force, with the names that the policies of their patients allow. */
const inForce = (provider_id: string) =>
  tables
    .selectFrom('discharges as discharge')
    .innerJoinLateral(
      sql<{ full_name: string; email: string | null }>`practice.patient(discharge.patient_id)`.as(
        'patient',
      ),
      (join) => join.onTrue(),
    )
    .where('discharge.provider_id', '=', provider_id)
    .where('discharge.readmitted_at', 'is', null)
    .select([
      'discharge.id',
      'discharge.patient_id',
      'patient.full_name',
      'patient.email',
      'discharge.reason',
      'discharge.discharged_at',
    ])

/** Whom the actor has discharged, the last first; each is a reading of that person's record. */
export async function listDischarged(tx: Transaction, provider_id: string) {
  const rows = await tx.run(
    inForce(provider_id)
      .orderBy('discharge.discharged_at', 'desc')
      .orderBy('discharge.id')
      .limit(maxListed),
  )
  const subjects = rows.map(({ patient_id }) => patient_id)
  const [identityOf] = await Promise.all([
    readIdentities(tx, subjects),
    auditReading(tx, provider_id, subjects, 'patients.read'),
  ])
  return rows.map((row) => ({ ...row, ...identityOf(row.patient_id) }))
}

/** What the actor wrote about a patient whom they have discharged; undefined where they have not. */
export async function openDischarged(tx: Transaction, provider_id: string, patient_id: string) {
  const [row] = await tx.run(
    inForce(provider_id)
      .where('discharge.patient_id', '=', patient_id)
      .select(['discharge.summary', 'discharge.is_shared']),
  )
  if (!row) return undefined
  const [notes, identityOf] = await Promise.all([
    listNotesOn(tx, provider_id, patient_id, maxNotes),
    readIdentities(tx, [patient_id]),
    auditReading(tx, provider_id, [patient_id], 'discharges.read'),
  ])
  return { ...row, ...identityOf(patient_id), notes }
}

/** The ends of the actor's own care, the last first. */
export const listOwnDischarges = (tx: Transaction) =>
  tx.run(
    tables
      .selectFrom(
        sql<{
          id: string
          provider_name: string | null
          discharged_at: Date
          readmitted_at: Date | null
          summary: string | null
        }>`practice.own_discharges()`.as('own'),
      )
      .selectAll(),
  )
