import { randomUUID } from 'node:crypto'
import { storedHistory, type NewExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { factsOfExercise } from '#domain/care-plans/shared/care-facts.ts'
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
  .selectFrom('exercise_plan_requests')
  .select(['id', 'user_id', 'profile_goals', 'fitness_level', 'environment_equipment'])
  .select(['health_history', 'exercise_preferences', 'lifestyle_nutrition', 'consent_given'])
  .select(['status', 'created_at', 'completed_at'])
  .select(['at_clinic', recorderOf('exercise'), isStopped('exercise')])

const newestPlans = tables
  .selectFrom('exercise_plans')
  .distinctOn('request_id')
  .select(['id', 'request_id', 'version', 'author_id', 'expert_message'])
  .select(['weekly_schedule', 'progression', 'safety_notes', 'created_at'])
  .orderBy('request_id')
  .orderBy('version', 'desc')

/** How requests for exercise plans are read. */
export const exerciseRequests = requestsOfKind({
  kind: 'exercise',
  requests: (ids) =>
    requests.where('id', 'in', ids).orderBy('created_at', 'desc').orderBy('id', 'desc'),
  newestPlans: (ids) => newestPlans.where('request_id', 'in', ids),
  show: (row) => row,
})

/**
 * A request with its changes and the newest plan; undefined where the actor may not see it. Its owner
 * may, and the fitness expert who has claimed it: a reading by the latter is audited.
 */
export const readExerciseRequest = (tx: Transaction, id: string) =>
  readRequest(tx, exerciseRequests, id)

export type ReadExerciseRequest = NonNullable<Awaited<ReturnType<typeof readExerciseRequest>>>

/**
 * Writes a request once, of a person or of a provider at the clinic, with its trace in the audit; details of injuries only with injuries.
 *
 * @throws Problem 409 where they have as many open requests as one may have, and for an id in use
 */
export async function askForExercisePlan(
  tx: Transaction,
  asking: Asking,
  { id = randomUUID(), ...typed }: NewExercisePlanRequest,
) {
  const { user_id, origin } = asking
  const isLoss = typed.profile_goals.primaryGoal === 'Weight Loss'
  const isDenied = typed.health_history.isPregnantOrPostpartum === 'No'
  const care = await requireFitsProfile(
    tx,
    asking,
    {
      weightLoss: isLoss ? 'profile_goals.primaryGoal' : undefined,
      notPregnant: isDenied ? 'health_history.isPregnantOrPostpartum' : undefined,
      deniesBirth: true,
      // The schema rejects weight loss after "Yes", whichever of the three it is.
      saysPregnant: false,
    },
    typed.care_seen_at,
  )
  const answers = {
    profile_goals: asStored(typed.profile_goals),
    fitness_level: asStored(typed.fitness_level),
    environment_equipment: asStored(typed.environment_equipment),
    health_history: asStored(storedHistory(typed.health_history)),
    exercise_preferences: asStored(typed.exercise_preferences),
    lifestyle_nutrition: asStored(typed.lifestyle_nutrition),
  }
  const wanted = { user_id, at_clinic: origin.at_clinic, ...answers }
  const first = requests.where('id', '=', id).where('user_id', '=', user_id)
  const inJson = Object.entries(answers).map(([name, value]) => [name, JSON.stringify(value)])
  const isNew = await askOnce(tx, 'exercise', asking, {
    id,
    first,
    wanted,
    insert: tables
      .insertInto('exercise_plan_requests')
      .values({
        id,
        user_id,
        ...origin,
        ...(Object.fromEntries(inJson) as Record<keyof typeof answers, string>),
        consent_given: typed.consent_given,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .returning([recorderOf('exercise'), isStopped('exercise')]),
  })
  // Not by a retry: the person may have answered again since.
  if (isNew) await asking.keep(tx, factsOfExercise(typed.health_history, care))
  return { request: (await findOwnRequest(tx, exerciseRequests, user_id, id))!, isNew }
}
