import { asSystem, tables } from '#server/platform/db.ts'
import type { Persona, TestApp } from './app.ts'
import { exercisePlan, wholeExerciseRequest } from './exercise-samples.ts'

/** Lets an expert claim a request and answer it, without the routes. */
export async function answerExerciseRequest(
  expert: Persona,
  request_id: string,
  written = exercisePlan,
): Promise<void> {
  await asSystem('answer a request of a test', async (tx) => {
    await tx.run(
      tables
        .updateTable('exercise_plan_requests')
        .set({ taken_by: expert.user_id, taken_at: new Date() })
        .where('id', '=', request_id),
    )
    await tx.run(
      tables.insertInto('exercise_plans').values({
        request_id,
        // Counted by the database, whatever is said here.
        version: 1,
        author_id: expert.user_id,
        expert_message: written.expert_message,
        weekly_schedule: JSON.stringify(written.weekly_schedule),
        progression: written.progression ?? null,
        safety_notes: written.safety_notes ?? null,
      }),
    )
  })
}

/** The calls of clients who request a plan, through the routes, and the stored rows. */
export function askingForExerciseIn(app: () => TestApp) {
  const path = '/api/exercise-plan-requests'
  return {
    path,
    send: (as: Persona, body: unknown = wholeExerciseRequest) =>
      app().call('POST', path, { as, body }),
    listOf: async (as: Persona) => (await app().call('GET', path, { as })).body,
    latestOf: async (as: Persona) => (await app().call('GET', `${path}/latest`, { as })).body,
    change: (as: Persona, id: string, body: object) =>
      app().call('POST', `${path}/${id}/changes`, { as, body }),
    pdfOf: (as: Persona, id: string) => app().request('GET', `${path}/${id}/plan.pdf`, { as }),
    countOf: async (user_id: string) => {
      const [row] = await app().database.asOwner(
        'select count(*)::int as count from exercise_plan_requests where user_id = $1',
        [user_id],
      )
      return row!.count
    },
  }
}

/** The statuses of several answers, in order of size. */
export const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
