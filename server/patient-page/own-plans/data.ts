import { tables, type Transaction } from '#server/platform/db.ts'

/** Enough for years of plans. */
const shown = 20

const requests = (kind: 'meal' | 'exercise', provider_id: string, patient_id: string) =>
  tables
    .selectFrom(`${kind}_plan_requests`)
    .select(['id', 'status', 'created_at', 'completed_at'])
    .where('user_id', '=', patient_id)
    .where('taken_by', '=', provider_id)
    .orderBy('created_at', 'desc')
    .limit(shown)

/** The requests of a patient that the actor has claimed, with or without a plan yet, newest first. */
export async function listOwnPlans(tx: Transaction, provider_id: string, patient_id: string) {
  const [meal, exercise] = await Promise.all([
    tx.run(requests('meal', provider_id, patient_id)),
    tx.run(requests('exercise', provider_id, patient_id)),
  ])
  return [
    ...meal.map((row) => ({ ...row, kind: 'meal' as const })),
    ...exercise.map((row) => ({ ...row, kind: 'exercise' as const })),
  ].toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
}
