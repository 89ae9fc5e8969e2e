import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '#server/appointments/events/data.ts'

const maxAtOnce = 50

/**
 * Marks that a user with a message unread for two minutes gets an email about it. Who comes
 * second, with another server, gets none of them.
 *
 * @returns how many threads were due, and whose they are, each once; urgent where one of them is urgent, for its
 *   provider
 */
export async function claimUnnotified(
  tx: Transaction,
): Promise<{ count: number; people: { user_id: string; isUrgent: boolean }[] }> {
  const claim = sql<{ user_id: string; is_urgent: boolean }>`
    with due as (select thread_id, user_id from thread_reads
      where unread_since < now() - interval '2 minutes' and mailed_at is null
      order by unread_since limit ${maxAtOnce} for update skip locked)
    update thread_reads r set mailed_at = now() from due join threads t on t.id = due.thread_id
    where r.thread_id = due.thread_id and r.user_id = due.user_id
    returning r.user_id, t.urgent_at is not null and t.provider_id = r.user_id as is_urgent`
  const rows = await tx.run({ compile: () => claim.compile(tables) })
  const urgent = new Set(rows.flatMap(({ user_id, is_urgent }) => (is_urgent ? [user_id] : [])))
  const people = [...new Set(rows.map(({ user_id }) => user_id))]
  return {
    count: rows.length,
    people: people.map((user_id) => ({ user_id, isUrgent: urgent.has(user_id) })),
  }
}

/** Where to write to a person; nothing where they want no such mail and it is not urgent, or could not read the message. */
export async function findReader(
  tx: Transaction,
  user_id: string,
  isUrgent: boolean,
): Promise<{ address: string; isProvider: boolean } | undefined> {
  const [row] = await tx.run(
    reachable
      .select(sql<boolean>`profile.role = 'provider'`.as('isProvider'))
      .where('account.id', '=', user_id)
      .where(sql<boolean>`(profile.role = 'client' or practice.is_in_practice(profile.id))`)
      .where(
        sql<boolean>`(${isUrgent}::boolean or not exists (select from mail_settings s where s.user_id = profile.id and not s.messages))`,
      ),
  )
  return row && { address: row.address, isProvider: row.isProvider }
}
