import { sql } from 'kysely'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { oldestOverdue } from '#domain/medications/doses.ts'
import { firstRefillBy } from '#domain/medications/supply.ts'
import { safetyItem } from '#domain/screening/instruments/phq-9.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { listMedicines } from '../medications/data.ts'
import { listDoses } from '../medications/doses/data.ts'

/** The newest moment of each kind of news for a person; nothing of its content. */
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
        .select([
          'created_at',
          sql<boolean>`coalesce((answers -> 'PHQ-9' ->> ${safetyItem})::int > 0, false)`.as(
            'asks_for_safety',
          ),
        ])
        .where('user_id', '=', user_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
  ])
  const [newest] = screenings
  const screened_at = newest?.created_at.toISOString() ?? null
  return {
    meal_plan_at: meals[0]?.at?.toISOString() ?? null,
    exercise_plan_at: exercises[0]?.at?.toISOString() ?? null,
    screened_at,
    safety_at: newest?.asks_for_safety ? screened_at : null,
    dose_due_at: oldestOverdue(medicines, doses, now().getTime()),
    refill_by: firstRefillBy(medicines, todayInLusaka()),
  }
}
