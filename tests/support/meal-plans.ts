import { sql } from 'kysely'
import { asSystem, tables } from '#server/platform/db.ts'
import type { Persona, TestApp } from './app.ts'
import { mealAnswers, mealPlanOf } from './meal-plan-samples.ts'

/** Lets a dietitian claim a request and answer it, without the routes. */
export async function answerMealRequest(
  dietitian: Persona,
  request_id: string,
  plan = mealPlanOf(),
): Promise<void> {
  await asSystem('answer a request of a test', async (tx) => {
    await tx.run(
      tables
        .updateTable('meal_plan_requests')
        .set({ taken_by: dietitian.user_id, taken_at: sql<Date>`now()` })
        .where('id', '=', request_id),
    )
    await tx.run(
      tables.insertInto('meal_plans').values({
        request_id,
        // Counted by the table's trigger.
        version: 1,
        author_id: dietitian.user_id,
        dietitian_message: plan.dietitian_message,
        weekly_schedule: JSON.stringify(plan.weekly_schedule),
        recipes: JSON.stringify(plan.recipes),
        shopping_list: JSON.stringify(plan.shopping_list),
      }),
    )
  })
}

/** The calls of clients who request a plan, through the routes, and the stored rows. */
export function askingIn(app: () => TestApp) {
  const path = '/api/meal-plan-requests'
  return {
    path,
    ask: (as: Persona, body: object = { ...mealAnswers }) => app().call('POST', path, { as, body }),
    latest: async (as: Persona) => (await app().call('GET', `${path}/latest`, { as })).body,
    change: (as: Persona, id: string, body: object) =>
      app().call('POST', `${path}/${id}/changes`, { as, body }),
    rowsOf: async ({ user_id }: Persona) => {
      const [row] = await app().database.asOwner(
        `select (select count(*)::int from meal_plan_requests where user_id = $1) as requests,
          (select count(*)::int from meal_plan_changes c join meal_plan_requests r on r.id = c.request_id where r.user_id = $1) as changes`,
        [user_id],
      )
      return row
    },
  }
}
