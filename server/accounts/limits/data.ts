import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Wrong tries that cost nothing: people mistype. */
const freeTries = 5
/** In seconds. */
const longestWait = 60
/** Minutes after which earlier tries do not count. */
const deleteAfter = 15

/** The stored form of a key: the address cannot be read from it. */
export function macOfSubject(secret: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
}

const wait = sql<number>`least(${longestWait}::integer, power(2, least(wrong_tries.tries, 30) - ${freeTries}::integer))`
const isFree = sql<boolean>`wrong_tries.tries < ${freeTries}::integer`
const isForgotten = sql<boolean>`wrong_tries.last_at < now() - make_interval(mins => ${deleteAfter}::integer)`

/**
 * Counts a try that may be wrong, over all server processes, unless it comes too soon.
 *
 * @returns seconds to wait; 0 where the try may take place
 */
export async function countTry(tx: Transaction, subject_hmac: Buffer): Promise<number> {
  const [[counted], [stored]] = await Promise.all([
    tx.run(
      tables
        .insertInto('accounts.wrong_tries')
        .values({ subject_hmac })
        .onConflict((conflict) =>
          conflict
            .column('subject_hmac')
            .doUpdateSet({
              tries: sql<number>`case when ${isForgotten} then 1 else wrong_tries.tries + 1 end`,
              last_at: sql<Date>`now()`,
            })
            .where(
              sql<boolean>`${isFree} or ${isForgotten} or wrong_tries.last_at + make_interval(secs => ${wait}) <= now()`,
            ),
        )
        .returning('tries'),
    ),
    tx.run(
      tables
        .selectFrom('accounts.wrong_tries')
        .select(
          sql<number>`greatest(1, ceil(${wait} - extract(epoch from now() - last_at)))::integer`.as(
            'seconds',
          ),
        )
        .where('subject_hmac', '=', subject_hmac),
    ),
  ])
  return counted ? 0 : (stored?.seconds ?? longestWait)
}

/** Forgets the tries after a right one. */
export async function deleteTries(tx: Transaction, subject_hmac: Buffer): Promise<void> {
  await tx.run(tables.deleteFrom('accounts.wrong_tries').where('subject_hmac', '=', subject_hmac))
}
