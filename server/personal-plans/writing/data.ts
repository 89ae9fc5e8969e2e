import { sql } from 'kysely'
import type { Goal } from '#domain/personal-plans/goals.ts'
import type { PlanDraft, Publication } from '#domain/personal-plans/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { treats } from '../../practice/care-relation/data.ts'
import { readPlans } from '../data.ts'
import {
  type Ended,
  type PublishResult,
  type RemoveResult,
  requireComplete,
  requireEnded,
  requirePlanToWrite,
  requirePublished,
  requireRemoved,
  requireSaved,
  type SaveResult,
} from '../plan-problems.ts'

interface DraftRow {
  id: string
  patient_id: string
  goals: Goal[]
  review_on: string | null
  agreed_on: string | null
  version: number
  saved_at: Date
}

const ownDrafts = tables
  .selectFrom(
    sql<Omit<DraftRow, 'patient_id'> & { user_id: string }>`personal_plans.own_drafts()`.as(
      'draft',
    ),
  )
  .select(['id', 'user_id as patient_id', 'goals', 'review_on', 'agreed_on', 'version', 'saved_at'])

/** What the actor sees of the care plans of a patient, and their own draft. The caller puts the reading on record. */
async function readPatientPlans(tx: Transaction, patient_id: string) {
  const [[standing], own, [draft]] = await Promise.all([
    tx.run(
      tables.selectNoFrom([
        treats(patient_id).as('is_patient'),
        sql<boolean>`personal_plans.is_hidden(${patient_id}::uuid)`.as('is_hidden'),
      ]),
    ),
    readPlans(tx, patient_id),
    tx.run(ownDrafts.where('user_id', '=', patient_id)),
  ])
  requireFound(standing?.is_patient ? standing : undefined)
  return {
    is_hidden: standing!.is_hidden,
    plans: own.plans,
    marks: own.marks.map(({ step_id, day }) => ({ step_id, day })),
    draft: draft ?? null,
  }
}

/**
 * The care plans of a patient of the actor; a reading of their record.
 *
 * @throws Problem 404 where the actor does not treat this person
 */
export async function openPatientPlans(tx: Transaction, provider_id: string, patient_id: string) {
  const found = await readPatientPlans(tx, patient_id)
  await auditReading(tx, provider_id, [patient_id], 'personal_plans.read')
  return found
}

/** The patient of a draft of the actor; undefined without one. */
export async function findPatientOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [draft] = await tx.run(ownDrafts.where('id', '=', id))
  return draft?.patient_id
}

/** @throws Problem 404 where the actor has no such draft */
async function readDraft(tx: Transaction, id: string): Promise<DraftRow> {
  const [draft] = await tx.run(ownDrafts.where('id', '=', id))
  requireFound(draft)
  return draft
}

/** A draft of the actor as it is stored now; a reading of the record of its patient. @throws Problem 404 */
export async function openDraft(tx: Transaction, provider_id: string, id: string) {
  const draft = await readDraft(tx, id)
  await auditReading(tx, provider_id, [draft.patient_id], 'personal_plans.read')
  return draft
}

/**
 * Saves a draft. A retry, or what is stored already, changes nothing.
 *
 * @param may_begin whether a plan may begin where the patient has none
 * @throws Problem 404, 403 where no plan may begin, 409 where another window was first, or a plan is hidden
 */
export async function saveDraft(
  tx: Transaction,
  provider_id: string,
  id: string,
  { patient_id, goals, review_on, agreed_on, version }: PlanDraft,
  may_begin: boolean,
) {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<SaveResult>`personal_plans.save_draft(${id}::uuid, ${patient_id}::uuid, ${version}::int,
        ${JSON.stringify(goals)}::jsonb, ${review_on}::date, ${agreed_on}::date)`.as('result'),
    ),
  )
  const { result } = row!
  requireSaved(result)
  if (result === 'created') {
    const { is_hidden, plans } = await readPatientPlans(tx, patient_id)
    requirePlanToWrite({
      is_hidden,
      is_shown: plans.some(({ ended_at }) => ended_at === null),
      may_begin,
    })
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'personal_plan.draft',
      record_id: id,
    })
  } else await waitForStandby(tx)
  return { draft: await readDraft(tx, id), isNew: result === 'created' }
}

/**
 * Removes a draft as it was seen; one that is gone already stays gone.
 *
 * @throws Problem 409 where another window was first
 */
export async function removeDraft(tx: Transaction, provider_id: string, id: string, seen: number) {
  const [draft] = await tx.run(ownDrafts.where('id', '=', id))
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<RemoveResult>`personal_plans.remove_draft(${id}::uuid, ${seen}::int)`.as('result'),
    ),
  )
  const { result } = row!
  requireRemoved(result)
  if (result === 'gone' || !draft) return waitForStandby(tx)
  await audit(tx, {
    actor_id: provider_id,
    subject_id: draft.patient_id,
    action: 'personal_plan.remove_draft',
    record_id: id,
  })
}

/**
 * Publishes a draft as it was seen: the next version of the plan of its patient, or a new plan.
 *
 * @param may_begin whether a plan may begin where the patient has none
 * @throws Problem 404, 403 where no plan may begin, 409 where another window or provider was first, 422 where something
 *   is missing
 */
export async function publishDraft(
  tx: Transaction,
  provider_id: string,
  id: string,
  { version, follows }: Publication,
  may_begin: boolean,
): Promise<void> {
  const [draft] = await tx.run(ownDrafts.where('id', '=', id))
  if (draft?.version === version) requireComplete(draft, todayInLusaka())
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<PublishResult>`personal_plans.publish(${id}::uuid, ${version}::int, ${follows}::int,
        ${may_begin}::boolean)`.as('result'),
    ),
  )
  const { result } = row!
  requirePublished(result)
  if (result === 'published' && draft)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: draft.patient_id,
      action: 'personal_plan.publish',
      record_id: id,
    })
  else await waitForStandby(tx)
}

/**
 * Ends a care plan that the actor sees; a retry changes nothing.
 *
 * @throws Problem 404, 409 where it has ended already
 */
export async function endPlan(tx: Transaction, provider_id: string, id: string, reason: string) {
  const [row] = await tx.run(
    tables
      .selectFrom(sql<Ended>`personal_plans.end_plan(${id}::uuid, ${reason}::text)`.as('ended'))
      .select(['result', 'person_id']),
  )
  requireEnded(row)
  if (row.result === 'ended')
    await audit(tx, {
      actor_id: provider_id,
      subject_id: row.person_id,
      action: 'personal_plan.end',
      record_id: id,
    })
  else await waitForStandby(tx)
}
