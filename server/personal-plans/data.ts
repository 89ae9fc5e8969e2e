import { sql } from 'kysely'
import type { Goal } from '#domain/personal-plans/goals.ts'
import type { NewMark, NewWords } from '#domain/personal-plans/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId, sameRow, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireMarkable, requireStep } from './plan-problems.ts'

interface PlanRow {
  id: string
  is_shared: boolean
  ended_at: Date | null
  ended_by_name: string | null
  end_reason: string | null
}

interface VersionRow {
  id: string
  plan_id: string
  number: number
  goals: Goal[]
  review_on: string
  agreed_on: string
  published_at: Date
  author_name: string | null
}

/** What the actor sees of the care plans of a person, who may be the actor: the current one first. */
export async function readPlans(tx: Transaction, person_id: string) {
  const person = sql`${person_id}::uuid`
  const [plans, versions, marks, words] = await Promise.all([
    tx.run(
      tables
        .selectFrom(sql<PlanRow>`personal_plans.plans_of(${person})`.as('plan'))
        .select(['id', 'is_shared', 'ended_at', 'ended_by_name', 'end_reason']),
    ),
    tx.run(
      tables
        .selectFrom(sql<VersionRow>`personal_plans.versions_of(${person})`.as('version'))
        .selectAll(),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<{ id: string; step_id: string; day: string }>`personal_plans.marks_of(${person})`.as(
            'mark',
          ),
        )
        .selectAll(),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<{
            id: string
            plan_id: string
            step_id: string
            words: string
            created_at: Date
          }>`personal_plans.words_of(${person})`.as('said'),
        )
        .selectAll(),
    ),
  ])
  return {
    plans: plans
      .map((plan) => ({
        ...plan,
        versions: versions.flatMap(({ plan_id, ...version }) =>
          plan_id === plan.id ? [version] : [],
        ),
        words: words.flatMap(({ plan_id, ...said }) => (plan_id === plan.id ? [said] : [])),
      }))
      // An old plan may have its versions beyond those that are listed.
      .filter(({ versions: listed }) => listed.length > 0),
    marks,
  }
}

/** Whether the actor has a current care plan. */
export async function hasCurrentPlan(tx: Transaction, user_id: string): Promise<boolean> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`exists (select from personal_plans.plans_of(${user_id}::uuid) p where p.ended_at is null)`.as(
        'has',
      ),
    ),
  )
  return row!.has
}

/** The steps of the actor's current plan. @throws Problem 404 where they have none with this id */
async function readCurrentGoals(tx: Transaction, user_id: string, plan_id: string) {
  const { plans } = await readPlans(tx, user_id)
  const current = plans.find(({ id, ended_at }) => id === plan_id && ended_at === null)
  requireFound(current)
  return current.versions[0]!.goals
}

/** The actor shows their plan to all providers who treat them, or no longer. @throws Problem 404 */
export async function sharePlan(
  tx: Transaction,
  user_id: string,
  id: string,
  is_shared: boolean,
): Promise<void> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<true | null>`personal_plans.share(${id}::uuid, ${is_shared}::boolean)`.as('found'),
    ),
  )
  requireFound(row?.found)
  await auditOwn(tx, user_id, is_shared ? 'personal_plan.share' : 'personal_plan.unshare', id)
}

/**
 * Marks that the actor did a step on a day, once: the same again changes nothing.
 *
 * @throws Problem 404 where their current plan has no such step, 409 where the id is another row's, 422 where the day
 *   is ahead or too long ago; SQLSTATE UB410 without consent
 */
export async function markStep(
  tx: Transaction,
  user_id: string,
  plan_id: string,
  { id, step_id, day }: NewMark,
) {
  const columns = ['id', 'step_id', 'day'] as const
  const own = tables
    .selectFrom('personal_plan_marks')
    .select(columns)
    .where('user_id', '=', user_id)
  const [known] = await tx.run(own.where('id', '=', id))
  if (known) return { mark: await sameRow(tx, known, { step_id, day }), isNew: false }
  requireStep(await readCurrentGoals(tx, user_id, plan_id), step_id)
  requireMarkable(day, todayInLusaka())
  const [created] = await tx.run(
    tables
      .insertInto('personal_plan_marks')
      .values({ id, user_id, plan_id, step_id, day })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns),
  )
  if (created) {
    await auditOwn(tx, user_id, 'personal_plan_mark.record', id)
    return { mark: created, isNew: true }
  }
  // Another device has marked the same step.
  const [other] = await tx.run(own.where('step_id', '=', step_id).where('day', '=', day))
  requireOwnId(other)
  await waitForStandby(tx)
  return { mark: other, isNew: false }
}

/** Takes a mark back; one that is gone stays gone. */
export async function removeMark(tx: Transaction, user_id: string, id: string): Promise<void> {
  const removed = await tx.run(
    tables
      .deleteFrom('personal_plan_marks')
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning('id'),
  )
  if (removed.length > 0) await auditOwn(tx, user_id, 'personal_plan_mark.undo', id)
}

/**
 * Records what the actor says of a step that does not work for them, once for each id.
 *
 * @throws Problem 404 where their current plan has no such step, 409 where the id is another row's; SQLSTATE UB410
 *   without consent
 */
export async function addWords(
  tx: Transaction,
  user_id: string,
  plan_id: string,
  { id, step_id, words }: NewWords,
): Promise<{ isNew: boolean }> {
  const [known] = await tx.run(
    tables
      .selectFrom('personal_plan_words')
      .select(['plan_id', 'step_id', 'words'])
      .where('id', '=', id)
      .where('user_id', '=', user_id),
  )
  if (known) {
    await sameRow(tx, known, { plan_id, step_id, words })
    return { isNew: false }
  }
  requireStep(await readCurrentGoals(tx, user_id, plan_id), step_id)
  const [created] = await tx.run(
    tables
      .insertInto('personal_plan_words')
      .values({ id, user_id, plan_id, step_id, words })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  requireOwnId(created)
  await auditOwn(tx, user_id, 'personal_plan_words.send', id)
  return { isNew: true }
}
