import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** More than one provider ever has. */
const maxUrgent = 100

/** The actor's urgent threads, the longest first, or one of them; row-level security shows no other. */
export function listUrgent(tx: Transaction, id?: string) {
  const query = tables
    .selectFrom('threads')
    .select(['id', 'provider_id', 'urgent_at'])
    .where('urgent_at', 'is not', null)
    .orderBy('urgent_at')
    .orderBy('id')
    .limit(maxUrgent)
  return tx.run(id ? query.where('id', '=', id) : query)
}

/** Whether the provider is away, for the patient; the patient's phone number, for the provider of an urgent thread. */
export function readUrgentFacts(tx: Transaction, id: string) {
  return tx.run(
    tables
      .selectFrom(
        sql<{
          is_away: boolean
          phone_number: string | null
        }>`messages.urgent_facts(${id}::uuid)`.as('facts'),
      )
      .selectAll(),
  )
}

/**
 * The patient of a thread asks that its provider is notified at once, or the provider says that it is dealt with.
 *
 * @throws Problem 404 where the thread is not the actor's, or it is not for them to say
 */
export async function markUrgent(
  tx: Transaction,
  user_id: string,
  id: string,
  is_urgent: boolean,
): Promise<void> {
  const [[thread], [marked]] = await Promise.all([
    tx.run(tables.selectFrom('threads').select('patient_id').where('id', '=', id)),
    tx.run(
      tables.selectNoFrom(
        sql<'done' | 'again' | null>`messages.mark_urgent(${id}::uuid, ${is_urgent}::boolean)`.as(
          'answer',
        ),
      ),
    ),
  ])
  requireFound(marked!.answer)
  if (marked!.answer === 'done')
    await audit(tx, {
      actor_id: user_id,
      subject_id: thread!.patient_id,
      action: is_urgent ? 'thread.mark_urgent' : 'thread.end_urgent',
      record_id: id,
    })
}
