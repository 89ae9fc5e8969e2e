import { sql } from 'kysely'
import type { NewReferral } from '#domain/referrals/schema.ts'
import type { Agreement } from '#domain/referrals/urgencies.ts'
import type { ReferralStep } from '#domain/referrals/referral-state.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import {
  type ReferralResult,
  requireOneReader,
  requireReferred,
  requireStep,
  type StepResult,
} from './referral-problems.ts'

/** The newest of a person or a provider. */
const maxListed = 200

interface People {
  patient_name: string
  date_of_birth: string | null
  sender_name: string | null
  sender_specialty: string | null
  recipient_name: string | null
}

/** What the policies let the actor read, with the names of those on it. */
const referrals = tables
  .selectFrom('referrals as referral')
  .innerJoinLateral(
    sql<People>`(select n.patient_name, n.date_of_birth::text, n.sender_name, n.sender_specialty, n.recipient_name
      from practice.referral_people(referral.id) n)`.as('people'),
    (join) => join.onTrue(),
  )
  .select([
    'referral.id',
    'referral.patient_id',
    'people.patient_name',
    'people.date_of_birth',
    'people.sender_name',
    'people.sender_specialty',
    'people.recipient_name',
    'referral.outside',
    'referral.urgency',
    'referral.question',
    'referral.findings',
    'referral.status',
    'referral.agreed_how',
    'referral.created_at',
    'referral.sent_at',
    'referral.decline_reason',
  ])
  .select(
    sql<boolean>`practice.is_late_referral(referral.urgency, referral.status, referral.outside, referral.created_at, referral.sent_at, referral.decided_at)`.as(
      'is_late',
    ),
  )

/** How the trail names a new referral: with the word of the provider that the patient agreed, where that is so. */
const recordedAs = {
  'in the app': 'referral.record',
  'at the clinic': 'referral.record_agreed_at_clinic',
  'by phone': 'referral.record_agreed_by_phone',
} as const satisfies Record<Agreement, string>

/**
 * Refers a patient of the actor; a retry changes nothing.
 *
 * @throws Problem 404 where the actor does not treat them, 422 where there is no such colleague
 */
export async function referPatient(
  tx: Transaction,
  sender_id: string,
  patient_id: string,
  { id, recipient_id, outside, urgency, question, findings, agreed }: NewReferral,
): Promise<{ isNew: boolean }> {
  requireOneReader(recipient_id, outside)
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<ReferralResult>`practice.refer_patient(${id}::uuid, ${patient_id}::uuid, ${recipient_id}::uuid, ${outside}::text,
        ${urgency}::text, ${question}::text, ${findings}::text, ${agreed === 'in the app' ? null : agreed}::text)`.as(
        'result',
      ),
    ),
  )
  const { result } = row!
  requireReferred(result)
  if (result === 'referred')
    await audit(tx, {
      actor_id: sender_id,
      subject_id: patient_id,
      action: recordedAs[agreed],
      record_id: id,
    })
  else await waitForStandby(tx)
  return { isNew: result === 'referred' }
}

/**
 * Takes a step of the actor; taken twice, it says the same.
 *
 * @returns whether it was taken now
 * @throws Problem 404 where the referral is not theirs, 409 where the step is not possible any more
 */
export async function stepReferral(
  tx: Transaction,
  actor_id: string,
  id: string,
  step: ReferralStep,
  reason: string | null = null,
): Promise<boolean> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<StepResult>`practice.step_referral(${id}::uuid, ${step}::text, ${reason}::text)`.as(
        'result',
      ),
    ),
  )
  const { result } = row!
  requireStep(result)
  if (result === 'again') {
    await waitForStandby(tx)
    return false
  }
  await tx.run(
    tables
      .insertInto('platform.audit_events')
      .columns(['actor_id', 'subject_id', 'action', 'record_id'])
      .expression(
        tables.selectNoFrom([
          sql<string>`${actor_id}::uuid`.as('actor_id'),
          sql<string>`practice.patient_of_referral(${id}::uuid)`.as('subject_id'),
          sql<string>`${`referral.${step}`}::text`.as('action'),
          sql<string>`${id}::uuid`.as('record_id'),
        ]),
      ),
  )
  return true
}

/** Referrals of the actor's patients to others, and to the actor: the newest first; each a reading of their record. */
export async function listProviderReferrals(tx: Transaction, provider_id: string) {
  const rows = await tx.run(
    referrals
      .select(
        sql<
          'sender' | 'recipient'
        >`case when referral.sender_id = ${provider_id}::uuid then 'sender' else 'recipient' end`.as(
          'side',
        ),
      )
      .where((row) =>
        row.or([
          row('referral.sender_id', '=', provider_id),
          row('referral.recipient_id', '=', provider_id),
        ]),
      )
      .orderBy('referral.created_at', 'desc')
      .orderBy('referral.id')
      .limit(maxListed),
  )
  await auditReading(
    tx,
    provider_id,
    rows.map(({ patient_id }) => patient_id),
    'referrals.read',
  )
  return rows
}

/** The referrals of a patient, by their own wish: all of them. */
export const listOwnReferrals = (tx: Transaction, patient_id: string) =>
  tx.run(
    referrals
      .where('referral.patient_id', '=', patient_id)
      .orderBy('referral.created_at', 'desc')
      .orderBy('referral.id')
      .limit(maxListed),
  )

/** The letter as the actor may read it; a reading where it is about another person. */
export async function openReferral(tx: Transaction, actor_id: string, id: string) {
  const [row] = await tx.run(referrals.where('referral.id', '=', id))
  if (row && row.patient_id !== actor_id)
    await auditReading(tx, actor_id, [row.patient_id], 'referrals.read')
  return row
}

/** The providers in practice besides the actor, by name. */
export const listColleagues = (tx: Transaction, provider_id: string) =>
  tx.run(
    tables
      .selectFrom(
        sql<{
          id: string
          full_name: string
          specialty: string | null
        }>`practice.provider_cards()`.as('card'),
      )
      .select(['card.id', 'card.full_name', 'card.specialty'])
      .where('card.id', '<>', provider_id)
      .orderBy('card.full_name')
      .orderBy('card.id')
      .limit(500),
  )

/** Referrals to the actor without an answer, and urgent ones from or to them that wait for too long. */
export async function countReferrals(tx: Transaction, provider_id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('referrals')
      .where('status', 'in', ['asked', 'sent', 'accepted'])
      .select([
        sql<number>`(count(*) filter (where recipient_id = ${provider_id}::uuid and status = 'sent'))::int`.as(
          'referrals_to_answer',
        ),
        sql<number>`(count(*) filter (where ${provider_id}::uuid in (sender_id, recipient_id) and urgency = 'urgent'
          and practice.is_late_referral(urgency, status, outside, created_at, sent_at, decided_at)))::int`.as(
          'late_referrals',
        ),
      ]),
  )
  return row!
}
