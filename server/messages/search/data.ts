import { sql } from 'kysely'
import type { ThreadsSearch } from '#domain/messages/schema.ts'
import type { Transaction } from '#server/platform/db.ts'
import { wordsOf } from '#server/platform/db/search-terms.ts'
import { describeThreads, foundThreads } from '../threads/data.ts'
import { listUrgent } from '../urgency/data.ts'

/** More matches are no help: one types another letter. */
const maxFound = 30

/**
 * The actor's threads with someone of this name, or those alone in which something waits for the actor; newest
 * first, 30 at most. What a provider sees of each patient is put on record.
 */
export async function findThreads(
  tx: Transaction,
  user_id: string,
  { search = '', unread }: ThreadsSearch,
) {
  const words = wordsOf(search)
  // Signs alone are in no name.
  if (search && !words) return []
  const [rows, urgent] = await Promise.all([
    foundThreads(tx, sql`${words}, ${unread === 'true'}, ${maxFound}::integer`),
    listUrgent(tx),
  ])
  return describeThreads(tx, user_id, rows, urgent)
}
