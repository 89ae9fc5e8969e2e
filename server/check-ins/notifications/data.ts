import { sql } from 'kysely'
import { reachable } from '#server/appointments/events/data.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const maxAtOnce = 50

/**
 * Marks, as the system, that people get an email about their answers. A server that comes second gets none of them.
 *
 * @returns their addresses, without those who can get no email, and how many were marked; call again until there are none
 */
export async function claimNotifications(
  tx: Transaction,
): Promise<{ marked: number; addresses: string[] }> {
  const due = tables
    .selectFrom('check_ins')
    .select('id')
    .where('answered_at', 'is not', null)
    .where('notified_at', 'is', null)
    .orderBy('answered_at')
    .limit(maxAtOnce)
    .forUpdate()
    .skipLocked()
  const marked = await tx.run(
    tables
      .updateTable('check_ins')
      .set({ notified_at: sql<Date>`now()` })
      .where('id', 'in', due)
      .returning('user_id'),
  )
  if (marked.length === 0) return { marked: 0, addresses: [] }
  const ids = marked.map(({ user_id }) => user_id)
  const people = await tx.run(reachable.where('account.id', 'in', ids).orderBy('account.id'))
  return { marked: marked.length, addresses: people.map(({ address }) => address) }
}
