import { sql } from 'kysely'
import { reachable } from '#server/appointments/events/data.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * Marks the email about a published version as sent, in the transaction that sends it.
 *
 * @returns where it goes; undefined where it was sent already, or where no email reaches the patient
 */
export async function claimNotice(tx: Transaction, id: string): Promise<string | undefined> {
  const [claimed] = await tx.run(
    tables
      .updateTable('personal_plan_versions')
      .set({ notified_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .where('notified_at', 'is', null)
      .returning('user_id'),
  )
  if (!claimed) return undefined
  const [person] = await tx.run(reachable.where('account.id', '=', claimed.user_id))
  return person?.address
}
