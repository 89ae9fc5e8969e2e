import { sql } from 'kysely'
import type { Transaction } from '#server/platform/db.ts'
import { runRaw } from '../moved-rows/data.ts'

/** The record that a merged one is in now, as the system; the same id where it is in none. */
export async function findRemaining(tx: Transaction, id: string): Promise<string> {
  const [row] = await runRaw(
    tx,
    sql<{ id: string }>`select accounts.remaining_record(${id}::uuid) as id`,
  )
  return row!.id
}
