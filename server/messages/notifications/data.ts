import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '#server/appointments/events/data.ts'

const maxAtOnce = 50

/**
 * Marks that a user with a message unread for two minutes gets an email about it. Who comes
 * second, with another server, gets none of them.
 *
 * @returns how many threads were due, and whose they are, each once
 */
export async function claimUnnotified(
  tx: Transaction,
): Promise<{ count: number; people: string[] }> {
  const claim = sql<{ user_id: string }>`
    with due as (select thread_id, user_id from thread_reads
      where unread_since < now() - interval '2 minutes' and mailed_at is null
      order by unread_since limit ${maxAtOnce} for update skip locked)
    update thread_reads r set mailed_at = now() from due
    where r.thread_id = due.thread_id and r.user_id = due.user_id
    returning r.user_id`
  const rows = await tx.run({ compile: () => claim.compile(tables) })
  return { count: rows.length, people: [...new Set(rows.map(({ user_id }) => user_id))] }
}

/** Where to write to a person; nothing where they want no such mail, or could not read the message. */
export async function findReader(
  tx: Transaction,
  user_id: string,
): Promise<{ address: string; isProvider: boolean } | undefined> {
  const [row] = await tx.run(
    reachable
      .select(sql<boolean>`profile.role = 'provider'`.as('isProvider'))
      .where('account.id', '=', user_id)
      .where(sql<boolean>`(profile.role = 'client' or practice.is_in_practice(profile.id))`)
      .where(
        sql<boolean>`not exists (select from mail_settings s where s.user_id = profile.id and not s.messages)`,
      ),
  )
  return row && { address: row.address, isProvider: row.isProvider }
}
