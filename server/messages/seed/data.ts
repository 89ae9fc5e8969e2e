import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { sampleMessages } from './sample-messages.ts'

/** Messages between the seeded patients and existing providers; no one gets an email about them. */
export async function seedMessages(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  for (const { patient, provider, isRead, messages } of sampleMessages(now)) {
    if (!newcomers.has(patient)) continue
    const people = await tx.run(
      tables
        .selectFrom('user_profiles')
        .select(['id', 'email'])
        .where('email', 'in', [patient, provider]),
    )
    const ids = new Map(people.map(({ id, email }) => [email, id]))
    const [patient_id, provider_id] = [ids.get(patient), ids.get(provider)]
    if (!patient_id || !provider_id) continue
    const [thread] = await tx.run(
      tables
        .insertInto('threads')
        .values({ patient_id, provider_id })
        // What an earlier seed wrote stays as it is.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    if (!thread) continue
    for (const { author, body, created_at } of messages) {
      const [written] = await tx.run(
        tables
          .insertInto('messages')
          .values({ thread_id: thread.id, author_id: ids.get(author)!, body })
          .returning('id'),
      )
      // The database has put down the present.
      await tx.run(tables.updateTable('messages').set({ created_at }).where('id', '=', written!.id))
      await tx.run(
        tables
          .updateTable('threads')
          .set({ last_message_at: created_at })
          .where('id', '=', thread.id),
      )
    }
    const last = messages.at(-1)!.created_at
    const reads = tables.updateTable('thread_reads').where('thread_id', '=', thread.id)
    await tx.run(
      reads
        .where('user_id', '=', patient_id)
        .set({ read_until: last, unread_since: null, mailed_at: null }),
    )
    await tx.run(
      reads.where('user_id', '=', provider_id).set(
        isRead
          ? { read_until: last, unread_since: null, mailed_at: null }
          : {
              read_until: messages.at(-2)!.created_at,
              unread_since: last,
              mailed_at: sql<Date>`now()`,
            },
      ),
    )
  }
}
