import { sql } from 'kysely'
import type { ScreeningAlert, ScreeningPermission } from '#domain/practice/clinic-screenings.ts'
import type { NewClinicScreening } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import type { Gender } from '#domain/values/gender.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { findScreeningResult, insertScreening } from '../../screening/data.ts'
import { requireAsked } from '../../screening/screening-answers.ts'
import { requireAgreed } from './screening-problems.ts'

/** Whether the actor treats a patient, and what that patient agreed to. */
export async function findScreeningPermission(tx: Transaction, patient_id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom(
        sql<
          ScreeningPermission & { treats: boolean }
        >`practice.screening_permission(${patient_id}::uuid)`.as('permission'),
      )
      .select(['treats', 'is_given', 'agrees_to_alerts', 'has_login']),
  )
  return row!
}

const readGender = async (tx: Transaction, patient_id: string) => {
  const [row] = await tx.run(
    tables
      .selectFrom(
        sql<{ gender: Gender | null }>`practice.patient_contact(${patient_id}::uuid)`.as('person'),
      )
      .select('gender'),
  )
  return row?.gender ?? null
}

/**
 * Records what a patient answered at the clinic, once, scored here. Item 9 of the PHQ-9 above 0 raises an alert in the same
 * transaction, with the actor as its first recipient. A retry changes nothing: an alert that was closed since stays closed,
 * and one that the patient has agreed to since is raised by `notifyOfScreening`.
 *
 * @throws Problem 404 where the actor does not treat them, 403 `no_consent`, 409 where the id belongs to another row, 422
 *   where it holds an answer that this person is not asked for
 */
export async function recordClinicScreening(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  { id, answers }: NewClinicScreening,
) {
  const { treats: isTreated, is_given } = await findScreeningPermission(tx, patient_id)
  requireFound(isTreated || undefined)
  requireAgreed(is_given)
  requireAsked(await readGender(tx, patient_id), answers)
  const { result, isNew } = await insertScreening(tx, patient_id, { id, answers }, provider_id)
  if (isNew)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'screening_result.record',
      record_id: id,
    })
  const alert = isNew ? await raiseAlert(tx, provider_id, result) : alertOf(result)
  const notified = alert === 'none' ? {} : { is_notified: alert === 'open' }
  return { recorded: { ...result, ...notified, alert }, isNew }
}

type Recorded = Awaited<ReturnType<typeof insertScreening>>['result']

/**
 * Raises the alert of a result that the actor recorded before, where the patient has agreed to alerts since; once.
 *
 * @throws Problem 404 where the actor does not treat them, or has recorded no such result; 403 `no_consent`
 */
export async function notifyOfScreening(
  tx: Transaction,
  provider_id: string,
  { patient_id, id }: { patient_id: string; id: string },
): Promise<ScreeningAlert> {
  const { treats: isTreated, is_given } = await findScreeningPermission(tx, patient_id)
  requireFound(isTreated || undefined)
  requireAgreed(is_given)
  const result = await findScreeningResult(tx, patient_id, id)
  requireFound(result?.is_own ? result : undefined)
  const known = alertOf(result!)
  if (known !== 'not_agreed') return { alert: known }
  const raised = await raiseAlert(tx, provider_id, result!)
  if (raised === 'open') return { alert: raised }
  // The same call may have come by another way while this one waited.
  const again = await findScreeningResult(tx, patient_id, id)
  return { alert: again ? alertOf(again) : raised }
}

/** What became of its alert before. */
function alertOf({ answers, is_notified }: Recorded): ScreeningAlert['alert'] {
  if (!asksForSafety(answers)) return 'none'
  return is_notified ? 'open' : 'not_agreed'
}

async function raiseAlert(
  tx: Transaction,
  provider_id: string,
  { id, user_id, answers }: Recorded,
): Promise<ScreeningAlert['alert']> {
  if (!asksForSafety(answers)) return 'none'
  const raised = await tx.run(
    tables
      .selectFrom(
        sql<{ alert_id: string | null }>`practice.notify_of_screening(${id}::uuid)`.as('raised'),
      )
      .select('alert_id'),
  )
  for (const { alert_id } of raised)
    if (alert_id)
      await audit(tx, {
        actor_id: provider_id,
        subject_id: user_id,
        action: 'safety_alert.raise',
        record_id: alert_id,
      })
  return raised.length > 0 ? 'open' : 'not_agreed'
}
