import { isDeepStrictEqual } from 'node:util'
import { type CompiledQuery, sql } from 'kysely'
import { tables, type Transaction } from './db.ts'
import { Problem } from './problem.ts'

interface Query<Row> {
  compile(): CompiledQuery<Row>
}

/**
 * Creates a row whose id may have been made by the caller, so that a retry on a bad network never
 * writes twice: the stored row is returned. A row that was corrected or removed since it arrived is not written again.
 *
 * @param queries.insert the row, `on conflict (id) do nothing`, returning it
 * @param queries.existing the row that has this id already, as far as the caller may see it
 * @param queries.first what the caller's row of this id was before its first change; none where it was not changed
 * @param expected what the row must hold to be the same
 * @throws Problem 409 where the id belongs to another row
 */
export async function insertIdempotent<Row extends object>(
  tx: Transaction,
  queries: { insert: Query<Row>; existing: Query<Row>; first?: Query<{ before: unknown }> },
  expected: Partial<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  const changed = queries.first && (await changedSince(tx, queries.first, expected))
  if (changed) {
    const [current] = await tx.run(queries.existing)
    await waitForStandby(tx)
    return { row: current ?? changed, isNew: false }
  }
  const [created] = await tx.run(queries.insert)
  if (created) return { row: created, isNew: true }
  const [existing] = await tx.run(queries.existing)
  return { row: await sameRow(tx, existing, expected), isNew: false }
}

/** The row as it arrived, where it is the one that is sent and was changed or removed since. */
async function changedSince<Row extends object>(
  tx: Transaction,
  first: Query<{ before: unknown }>,
  expected: Partial<Row>,
): Promise<Row | undefined> {
  const [version] = await tx.run(first)
  if (!version) return undefined
  const before = version.before as Partial<Row>
  const isSame = Object.entries(expected).every(
    ([name, value]) => !(name in before) || isDeepStrictEqual(before[name as keyof Row], value),
  )
  return isSame ? ({ ...before, ...expected } as Row) : undefined
}

/**
 * Returns the row that has the caller's id already, if it holds what the caller wants to write. Call this
 * before the insert where the first row would make the database reject a second one.
 *
 * @throws Problem 409 where the id belongs to another row
 */
export async function sameRow<Row extends object>(
  tx: Transaction,
  existing: Row | undefined,
  expected: Partial<Row>,
): Promise<Row> {
  const isSame =
    existing &&
    Object.entries(expected).every(([name, value]) =>
      isDeepStrictEqual(existing[name as keyof Row], value),
    )
  requireOwnId(isSame)
  await waitForStandby(tx)
  return existing
}

/**
 * Makes the commit wait for the synchronous standby, as the commit of a new row does. A row that is there
 * may be on this primary alone, where it ended before the standby had it: without this, a retry would be
 * acknowledged and lost. A commit that has written nothing does not wait.
 */
export async function waitForStandby(tx: Transaction): Promise<void> {
  const mark = sql<string>`pg_logical_emit_message(true, 'ubumi', '')`
  await tx.run(tables.selectNoFrom(mark.as('position')))
}

/**
 * Requires that a caller's id is free, or that of their own row. Where another user has it, that row
 * stays invisible.
 *
 * @param found the row that was written or found, or whether it is the one that is wanted
 * @throws Problem 409 where the id belongs to another row
 */
export function requireOwnId(found: unknown): asserts found {
  if (!found) throw new Problem(409, 'conflict', 'This id belongs to something else already.')
}
