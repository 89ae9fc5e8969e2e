import { sql } from 'kysely'
import type { Archiving } from '#domain/messages/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Page } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireArchivable } from '../message-problems.ts'
import { archivedThreads, describeThreads } from '../threads/data.ts'

/** The conversations that a provider has put away, the newest first; what they see of each patient is put on record. */
export async function listArchived(tx: Transaction, user_id: string, { limit, before }: Page) {
  const isInstant = before?.includes(':')
  const rows = await archivedThreads(
    tx,
    sql`${limit}::integer, ${isInstant ? before : null}::timestamptz, ${isInstant ? null : (before ?? null)}::uuid`,
  )
  // None of them is urgent: an urgent one is back in the list.
  return describeThreads(tx, user_id, rows, [])
}

/**
 * A provider puts a conversation away, or brings it back.
 *
 * @throws Problem 404 where it is not theirs, 409 where it is urgent, has something that they have not read, or a
 *   message that their page has not shown: another open page may have shown it
 */
export async function archiveThread(
  tx: Transaction,
  id: string,
  { is_archived, shown_until }: Archiving,
) {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<
        'done' | 'again' | 'urgent' | 'unread' | null
      >`messages.archive_thread(${id}::uuid, ${is_archived}::boolean)`.as('answer'),
    ),
  )
  requireFound(row!.answer)
  requireArchivable(row!.answer)
  if (!is_archived || shown_until === undefined || row!.answer === 'again') return
  // The thread is locked by now: no message comes between this and the archive.
  const [newest] = await tx.run(
    tables
      .selectFrom('messages')
      .select('id')
      .where('thread_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
  requireArchivable((newest?.id ?? null) === shown_until ? 'done' : 'not_shown')
}
