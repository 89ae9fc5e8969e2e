import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '../../../appointments/events/data.ts'
import type { Reader } from './mails.ts'

const mostAtOnce = 50

/** Whom each kind of news is for: a plan for its person, a note for whoever is to write. */
const news = [
  { table: 'meal_plans', request: 'meal_plan_requests', reader: 'user_id' },
  { table: 'exercise_plans', request: 'exercise_plan_requests', reader: 'user_id' },
  { table: 'meal_plan_changes', request: 'meal_plan_requests', reader: 'taken_by' },
  { table: 'exercise_plan_changes', request: 'exercise_plan_requests', reader: 'taken_by' },
] as const

/**
 * Puts down that these plans and notes are told of. Who comes second, with another server, gets none of
 * them.
 *
 * @returns whose news they are, at most 50 of each kind; call again until there are none
 */
export async function claimNews(tx: Transaction): Promise<{ id: string; isWriter: boolean }[]> {
  const claimed = await Promise.all(
    news.map(({ table, request, reader }) => {
      const query = sql<{ id: string | null; isWriter: boolean }>`
        with due as (select id from ${sql.table(table)} where told_at is null
          order by created_at limit ${mostAtOnce} for update skip locked)
        update ${sql.table(table)} n set told_at = now() from due, ${sql.table(request)} r
        where n.id = due.id and r.id = n.request_id
        returning r.${sql.id(reader)} as id, ${reader === 'taken_by'}::boolean as "isWriter"`
      return tx.run({ compile: () => query.compile(tables) })
    }),
  )
  return claimed.flat().flatMap(({ id, isWriter }) => (id === null ? [] : [{ id, isWriter }]))
}

/** The person, as far as they may be written to. */
export async function findReader(
  tx: Transaction,
  { id, isWriter }: { id: string; isWriter: boolean },
): Promise<Reader | undefined> {
  const [row] = await tx.run(reachable.select('profile.is_student').where('account.id', '=', id))
  if (!row) return undefined
  const place = isWriter
    ? '/plan-requests'
    : row.is_student
      ? '/student-profile'
      : '/patient-profile'
  return { address: row.address, place }
}
