import { reachable } from '#server/appointments/events/data.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const maxAtOnce = 50

/**
 * Marks, as the system, that people get an email about their answers. A server that comes second gets none of them.
 *
 * @returns their addresses, each once, and how many questions were marked; call again until there are none
 */
export async function claimAnswers(
  tx: Transaction,
  at: Date,
): Promise<{ marked: number; addresses: string[] }> {
  const due = tables
    .selectFrom('support_questions')
    .select('id')
    .where('status', '=', 'answered')
    .where('notified_at', 'is', null)
    .orderBy('answered_at')
    .limit(maxAtOnce)
    .forUpdate()
    .skipLocked()
  const marked = await tx.run(
    tables
      .updateTable('support_questions')
      .set({ notified_at: at })
      .where('id', 'in', due)
      .returning('user_id'),
  )
  if (marked.length === 0) return { marked: 0, addresses: [] }
  const ids = [...new Set(marked.map(({ user_id }) => user_id))]
  const people = await tx.run(reachable.where('account.id', 'in', ids).orderBy('account.id'))
  return { marked: marked.length, addresses: people.map(({ address }) => address) }
}
