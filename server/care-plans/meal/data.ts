import { randomUUID } from 'node:crypto'
import { budgetText } from '#domain/care-plans/meal/budget.ts'
import { storedDetails, type NewMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { factsOfMeal } from '#domain/care-plans/shared/care-facts.ts'
import { wantsWeightLoss } from '#domain/care-plans/shared/weight-loss.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import {
  findOwnRequest,
  isStopped,
  readRequest,
  recorderOf,
  requestsOfKind,
} from '../shared/data.ts'
import { type Asking, asStored, askOnce, requireFitsProfile } from '../shared/requesting/data.ts'

const requests = tables
  .selectFrom('meal_plan_requests')
  .select(['id', 'user_id', 'primary_goal', 'goal_details', 'dietary_profile'])
  .select(['budget_logistics', 'final_details', 'status', 'created_at', 'completed_at'])
  .select(['at_clinic', recorderOf('meal'), isStopped('meal')])

const newestPlans = tables
  .selectFrom('meal_plans')
  .distinctOn('request_id')
  .select(['id', 'request_id', 'version', 'author_id', 'dietitian_message'])
  .select(['weekly_schedule', 'recipes', 'shopping_list', 'created_at'])
  .orderBy('request_id')
  .orderBy('version', 'desc')

/** How requests for meal plans are read. */
export const mealRequests = requestsOfKind({
  kind: 'meal',
  requests: (ids) =>
    requests.where('id', 'in', ids).orderBy('created_at', 'desc').orderBy('id', 'desc'),
  newestPlans: (ids) => newestPlans.where('request_id', 'in', ids),
  show: (row) => ({ ...row, budget: budgetText(row.budget_logistics) }),
})

/**
 * A request with its changes and the newest plan; undefined where the actor may not see it. Its owner
 * may, and the dietitian who has claimed it: a reading by the latter is audited.
 */
export const readMealRequest = (tx: Transaction, id: string) => readRequest(tx, mealRequests, id)

export type ReadMealRequest = NonNullable<Awaited<ReturnType<typeof readMealRequest>>>

/**
 * Writes a request once, of a person or of a provider at the clinic, with its trace in the audit; of the details only those that belong
 * to the goal.
 *
 * @throws Problem 409 where they have as many open requests as one may have, and for an id in use, 422
 *   where a minor asks for weight loss
 */
export async function askForMealPlan(
  tx: Transaction,
  asking: Asking,
  { id = randomUUID(), ...typed }: NewMealPlanRequest,
) {
  const { user_id, origin } = asking
  const isLoss = wantsWeightLoss(typed.primary_goal, typed.goal_details)
  const { health } = typed.dietary_profile
  const facts = factsOfMeal(health)
  await requireFitsProfile(
    tx,
    asking,
    {
      weightLoss: isLoss ? 'goal_details.target' : undefined,
      notPregnant: health?.includes('None of these') ? 'dietary_profile.health' : undefined,
      saysPregnant: facts.pregnancy === 'pregnant',
    },
    typed.care_seen_at,
  )
  const wanted = {
    user_id,
    at_clinic: origin.at_clinic,
    primary_goal: typed.primary_goal,
    goal_details: asStored(storedDetails(typed)),
    dietary_profile: asStored(typed.dietary_profile),
    budget_logistics: asStored(typed.budget_logistics),
    final_details: typed.final_details || null,
  }
  const first = requests.where('id', '=', id).where('user_id', '=', user_id)
  const isNew = await askOnce(tx, 'meal', asking, {
    id,
    first,
    wanted,
    insert: tables
      .insertInto('meal_plan_requests')
      .values({
        ...wanted,
        id,
        goal_details: JSON.stringify(wanted.goal_details),
        dietary_profile: JSON.stringify(wanted.dietary_profile),
        budget_logistics: JSON.stringify(wanted.budget_logistics),
        agreement: typed.agreement,
        recorded_by: origin.recorded_by,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .returning([recorderOf('meal'), isStopped('meal')]),
  })
  // Not by a retry: the person may have answered again since.
  if (isNew) await asking.keep(tx, facts, typed.dietary_profile.allergies)
  return { request: (await findOwnRequest(tx, mealRequests, user_id, id))!, isNew }
}
