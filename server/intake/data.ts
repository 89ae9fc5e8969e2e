import { randomUUID } from 'node:crypto'
import type { NewIntakeForm } from '#domain/intake/schema.ts'
import { withAllergies } from '#domain/care-plans/shared/care-facts.ts'
import { adultFrom, yearsBetween } from '#domain/values/age.ts'
import { editProfile } from '#server/accounts/profile/data.ts'
import { auditOwn, auditReading } from '#server/platform/audit.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { hasVisitWith } from '../practice/care-relation/data.ts'

const intakeForms = tables.selectFrom('intake_forms').selectAll()

/** Writes the form of a person once, with its trace in the audit. */
export async function sendIntakeForm(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), seconds_ago = 0, ...typed }: NewIntakeForm,
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
  if (isNew) {
    await auditOwn(tx, user_id, 'intake_form.send', id)
    await keepInProfile(tx, user_id, typed, new Date(now().getTime() - seconds_ago * 1000))
  }
  return { form: row, isNew }
}

/**
 * Keeps in the profile what a new form says of the same: allergies, of which none is lost, and the date of
 * birth. That of a form that was written before the profile was last changed replaces none, and no form says
 * of a minor that they are grown up, or the reverse: a guardian is asked for with that.
 */
async function keepInProfile(
  tx: Transaction,
  user_id: string,
  { allergies, dateOfBirth }: Omit<NewIntakeForm, 'id' | 'seconds_ago'>,
  written_at: Date,
): Promise<void> {
  const [known] = await tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['known_allergies_conditions', 'date_of_birth', 'updated_at'])
      .where('id', '=', user_id),
  )
  if (!known) return
  const born = known.date_of_birth
  const isAdult = (day: string) => yearsBetween(day, todayInLusaka()) >= adultFrom
  const isNewer = born === null || written_at >= known.updated_at
  const isChanged = born !== dateOfBirth && isNewer
  const both = withAllergies(known.known_allergies_conditions, allergies)
  const changes = {
    ...(isChanged && isAdult(dateOfBirth) && (born === null || isAdult(born))
      ? { date_of_birth: dateOfBirth }
      : {}),
    ...(both ? { known_allergies_conditions: both } : {}),
  }
  if (Object.keys(changes).length > 0) await editProfile(tx, user_id, changes)
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
    tx.run(tables.selectNoFrom(hasVisitWith(patient_id).as('is_patient'))),
    readNewestIntakeForm(tx, patient_id),
  ])
  if (!treated[0]!.is_patient) return undefined
  await auditReading(tx, actor_id, [patient_id], 'intake_forms.read')
  return form
}
