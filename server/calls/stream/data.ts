import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * A sign of life of a stream that an entry holds.
 *
 * @param starts whether it is the first: it ends the stream that the entry had before
 * @returns `elsewhere` where the actor has entered again since then, `replaced` where the entry has another
 *   stream, null where the entry is not the actor's in this call, or there is no call any more
 */
export async function followEntry(
  tx: Transaction,
  appointment_id: string,
  entry: string,
  { stream, starts }: { stream: string; starts: boolean },
): Promise<'present' | 'elsewhere' | 'replaced' | null> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<
        'present' | 'elsewhere' | 'replaced' | null
      >`calls.follow(${appointment_id}::uuid, ${entry}::uuid, ${stream}::uuid, ${starts}::boolean)`.as(
        'answer',
      ),
    ),
  )
  return row!.answer
}

/** The stream of an entry has ended: its participant is no longer present, unless another stream is. */
export async function leaveEntry(tx: Transaction, entry: string, stream: string): Promise<void> {
  await tx.run(
    tables.selectNoFrom(sql<null>`calls.leave(${entry}::uuid, ${stream}::uuid)`.as('left')),
  )
}
