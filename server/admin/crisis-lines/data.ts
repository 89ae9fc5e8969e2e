import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChangedHelpline, HelplineRecord, NewHelpline } from '#domain/admin/helplines.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import {
  findHelpline,
  requireAddable,
  requireAllOnce,
  requireChangeable,
  requireHelp,
  requireSameNumber,
  requireVersion,
} from './helpline-problems.ts'

const columns = [
  'id',
  'name',
  'number',
  'for_whom',
  'hours',
  'kind',
  'last_checked',
  'is_shown',
  'version',
] as const

/** All helplines, shown or not, in their order. */
export async function listHelplines(tx: Transaction): Promise<HelplineRecord[]> {
  return tx.run(tables.selectFrom('crisis_lines').select(columns).orderBy('place').orderBy('id'))
}

/**
 * All helplines, locked until this transaction ends: what must be true of them together
 * no constraint of a row can keep.
 */
async function lockHelplines(tx: Transaction): Promise<HelplineRecord[]> {
  const lock = sql<null>`pg_advisory_xact_lock(hashtextextended('crisis lines', 4))`
  const [, lines] = await Promise.all([
    tx.run(tables.selectNoFrom(lock.as('locked'))),
    listHelplines(tx),
  ])
  return lines
}

/**
 * Adds a helpline at the end of the list, once.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 * @throws Problem 409 where the id belongs to another helpline, or the list is full; 422 for a
 * number that is in it already, and for one that no admin has dialled
 */
export async function addHelpline(
  tx: Transaction,
  admin_id: string,
  { id = randomUUID(), is_checked, ...typed }: NewHelpline,
  today: string,
): Promise<{ line: HelplineRecord; isNew: boolean }> {
  const lines = await lockHelplines(tx)
  const known = lines.find((line) => line.id === id)
  if (known) {
    requireSameNumber(known, typed.number)
    await waitForStandby(tx)
    return { line: known, isNew: false }
  }
  requireAddable(lines, { id, number: typed.number, is_checked })
  await tx.run(
    tables.insertInto('crisis_lines').values({
      id,
      ...typed,
      last_checked: today,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from crisis_lines)`,
    }),
  )
  await auditOwn(tx, admin_id, 'crisis_line.add', id)
  return { line: findHelpline(await listHelplines(tx), id), isNew: true }
}

/**
 * Changes a helpline as its admin saw it.
 *
 * @throws Problem 404; 409 where it was changed meanwhile, or is the last of its kind to be shown;
 *   422 for a number that another helpline has, and for a new one that no admin has dialled
 */
export async function changeHelpline(
  tx: Transaction,
  admin_id: string,
  id: string,
  { version, is_checked, ...typed }: ChangedHelpline,
  today: string,
): Promise<HelplineRecord> {
  const lines = await lockHelplines(tx)
  const before = findHelpline(lines, id)
  requireChangeable(lines, before, { version, number: typed.number, is_checked })
  const changed = { ...typed, ...(is_checked ? { last_checked: today } : {}) }
  requireHelp(lines.map((line) => (line.id === id ? { ...line, ...changed } : line)))
  await save(tx, id, changed)
  await auditOwn(tx, admin_id, 'crisis_line.change', id)
  return findHelpline(await listHelplines(tx), id)
}

/**
 * Records that a helpline was dialled today.
 *
 * @throws Problem 404; 409 where it was changed meanwhile, so that another number was dialled
 */
export async function checkHelpline(
  tx: Transaction,
  admin_id: string,
  id: string,
  version: number,
  today: string,
): Promise<HelplineRecord> {
  requireVersion(findHelpline(await lockHelplines(tx), id), version)
  await save(tx, id, { last_checked: today })
  await auditOwn(tx, admin_id, 'crisis_line.check', id)
  return findHelpline(await listHelplines(tx), id)
}

/** Puts all lines in this order. @throws Problem 409 where they are not all there are */
export async function orderHelplines(
  tx: Transaction,
  admin_id: string,
  ids: readonly string[],
): Promise<HelplineRecord[]> {
  const lines = await lockHelplines(tx)
  requireAllOnce(lines, ids)
  for (const [index, id] of ids.entries())
    await tx.run(
      tables
        .updateTable('crisis_lines')
        .set({ place: index + 1 })
        .where('id', '=', id),
    )
  await auditOwn(tx, admin_id, 'crisis_lines.order', ids[0]!)
  return listHelplines(tx)
}

async function save(
  tx: Transaction,
  id: string,
  changed: Partial<Omit<HelplineRecord, 'id' | 'version'>>,
): Promise<void> {
  await tx.run(
    tables
      .updateTable('crisis_lines')
      .set({ ...changed, version: sql<number>`version + 1` })
      .where('id', '=', id),
  )
}
