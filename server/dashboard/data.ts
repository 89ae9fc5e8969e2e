import type { DayNews } from '#domain/dashboard/schema.ts'
import { oldestOverdue } from '#domain/medications/doses.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { listMedicines } from '../medications/data.ts'
import { listDoses } from '../medications/doses/data.ts'

/** The newest moment of each thing that comes to a person; nothing of what stands in it. */
export async function readNews(tx: Transaction, user_id: string): Promise<DayNews> {
  const [medicines, doses, meals, exercises, screenings] = await Promise.all([
    listMedicines(tx, user_id),
    listDoses(tx, user_id),
    tx.run(
      tables
        .selectFrom('meal_plan_requests')
        .select(({ fn }) => fn.max('completed_at').as('at'))
        .where('user_id', '=', user_id),
    ),
    tx.run(
      tables
        .selectFrom('exercise_plan_requests')
        .select(({ fn }) => fn.max('completed_at').as('at'))
        .where('user_id', '=', user_id),
    ),
    tx.run(
      tables
        .selectFrom('screening_results')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .where('user_id', '=', user_id),
    ),
  ])
  return {
    meal_plan_at: meals[0]?.at?.toISOString() ?? null,
    exercise_plan_at: exercises[0]?.at?.toISOString() ?? null,
    screened_at: screenings[0]?.at?.toISOString() ?? null,
    dose_due_at: oldestOverdue(medicines, doses, now().getTime()),
  }
}
