import { sql } from 'kysely'
import { studentHome } from '#domain/values/student-home.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '#server/appointments/events/data.ts'
import type { Reader } from './mails.ts'

const maxAtOnce = 50

/** The recipient of each kind of news: a plan for its person, a note for its writer. */
const news = [
  { table: 'meal_plans', request: 'meal_plan_requests', reader: 'user_id' },
  { table: 'exercise_plans', request: 'exercise_plan_requests', reader: 'user_id' },
  { table: 'meal_plan_changes', request: 'meal_plan_requests', reader: 'taken_by' },
  { table: 'exercise_plan_changes', request: 'exercise_plan_requests', reader: 'taken_by' },
] as const

/**
 * Marks that these plans and notes were notified of. A server that comes second gets none of
 * them.
 *
 * @returns whose news they are, at most 50 of each kind; call again until there are none
 */
export async function claimPlanNotifications(
  tx: Transaction,
): Promise<{ id: string; isWriter: boolean }[]> {
  const claimed = await Promise.all(
    news.map(({ table, request, reader }) => {
      const query = sql<{ id: string | null; isWriter: boolean }>`
        with due as (select id from ${sql.table(table)} where told_at is null
          order by created_at limit ${maxAtOnce} for update skip locked)
        update ${sql.table(table)} n set told_at = now() from due, ${sql.table(request)} r
        where n.id = due.id and r.id = n.request_id
        returning r.${sql.id(reader)} as id, ${reader === 'taken_by'}::boolean as "isWriter"`
      return tx.run({ compile: () => query.compile(tables) })
    }),
  )
  return claimed.flat().flatMap(({ id, isWriter }) => (id === null ? [] : [{ id, isWriter }]))
}

/** The person to notify; undefined where they cannot get email. */
export async function findReader(
  tx: Transaction,
  { id, isWriter }: { id: string; isWriter: boolean },
): Promise<Reader | undefined> {
  const [row] = await tx.run(reachable.select('profile.is_student').where('account.id', '=', id))
  if (!row) return undefined
  const place = isWriter ? '/plan-requests' : row.is_student ? studentHome() : '/patient-profile'
  return { address: row.address, place }
}
