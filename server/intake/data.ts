import { randomUUID } from 'node:crypto'
import type { NewIntakeForm } from '#domain/intake/schema.ts'
import { auditOwn, auditReading } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { treats } from '../practice/care-relation/data.ts'

const intakeForms = tables.selectFrom('intake_forms').selectAll()

/** Writes the form of a person once, with its trace in the audit. */
export async function sendIntakeForm(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), ...typed }: NewIntakeForm,
) {
  const form = {
    ...typed,
    user_id,
    medicalHistory: typed.medicalHistory || null,
    currentMedications: typed.currentMedications || null,
    allergies: typed.allergies || null,
    insuranceProvider: typed.insuranceProvider || null,
    insuranceNumber: typed.insuranceNumber || null,
  }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('intake_forms')
        .values({ id, ...form })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll(),
      existing: intakeForms.where('id', '=', id),
    },
    form,
  )
  if (isNew) await auditOwn(tx, user_id, 'intake_form.send', id)
  return { form: row, isNew }
}

/** The newest form of a person, as far as the actor may read it; null where there is none. */
export async function readNewestIntakeForm(tx: Transaction, user_id: string) {
  const [row] = await tx.run(
    intakeForms
      .where('user_id', '=', user_id)
      .orderBy('submittedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
  return row ?? null
}

/**
 * The newest form of a patient of the actor, null where they have sent none; an audited reading of their
 * record either way.
 *
 * @returns undefined where the actor does not treat this person
 */
export async function openIntakeForm(tx: Transaction, actor_id: string, patient_id: string) {
  const [treated, form] = await Promise.all([
    tx.run(tables.selectNoFrom(treats(patient_id).as('is_patient'))),
    readNewestIntakeForm(tx, patient_id),
  ])
  if (!treated[0]!.is_patient) return undefined
  await auditReading(tx, actor_id, [patient_id], 'intake_forms.read')
  return form
}
