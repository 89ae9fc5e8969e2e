import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChangedHelpline, HelplineRecord, NewHelpline } from '#domain/admin/helplines.ts'
import { maxHelplines } from '#domain/admin/limits.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

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

/** All help lines, shown or not, in their order. */
export async function listHelplines(tx: Transaction): Promise<HelplineRecord[]> {
  return tx.run(
    tables
      .selectFrom('crisis_lines')
      .select(columns)
      .orderBy('place')
      .orderBy('id')
      // The table's check allows no other words.
      .$narrowType<Pick<HelplineRecord, 'kind'>>(),
  )
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
 * @throws Problem 409 where the id belongs to another line, or the list is full; 422 for a number that
 *   is in it already, and for one that no admin has dialled
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
    if (known.number !== typed.number) throw conflict('This id is in use already.')
    return { line: known, isNew: false }
  }
  if (!is_checked) throw wrong('is_checked', 'Dial the number yourself first.')
  if (lines.length >= maxHelplines)
    throw conflict(`There are ${maxHelplines} helplines already. Change one that is not shown.`)
  requireOwnNumber(lines, { id, number: typed.number })
  await tx.run(
    tables.insertInto('crisis_lines').values({
      id,
      ...typed,
      last_checked: today,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from crisis_lines)`,
    }),
  )
  await auditOwn(tx, admin_id, 'crisis_line.add', id)
  return { line: find(await listHelplines(tx), id), isNew: true }
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
  const before = find(lines, id)
  requireVersion(before, version)
  requireOwnNumber(lines, { id, number: typed.number })
  if (typed.number !== before.number && !is_checked)
    throw wrong('is_checked', 'Dial the new number yourself first.')
  const changed = { ...typed, ...(is_checked ? { last_checked: today } : {}) }
  requireHelp(lines.map((line) => (line.id === id ? { ...line, ...changed } : line)))
  await save(tx, id, changed)
  await auditOwn(tx, admin_id, 'crisis_line.change', id)
  return find(await listHelplines(tx), id)
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
  requireVersion(find(await lockHelplines(tx), id), version)
  await save(tx, id, { last_checked: today })
  await auditOwn(tx, admin_id, 'crisis_line.check', id)
  return find(await listHelplines(tx), id)
}

/** Puts all lines in this order. @throws Problem 409 where they are not all there are */
export async function orderHelplines(
  tx: Transaction,
  admin_id: string,
  ids: readonly string[],
): Promise<HelplineRecord[]> {
  const wanted = ids.map((id) => id.toLowerCase())
  const lines = await lockHelplines(tx)
  const isWhole =
    new Set(wanted).size === wanted.length &&
    wanted.length === lines.length &&
    lines.every(({ id }) => wanted.includes(id))
  if (!isWhole) throw changedMeanwhile()
  for (const [index, id] of wanted.entries())
    await tx.run(
      tables
        .updateTable('crisis_lines')
        .set({ place: index + 1 })
        .where('id', '=', id),
    )
  await auditOwn(tx, admin_id, 'crisis_lines.order', wanted[0]!)
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

function find(lines: readonly HelplineRecord[], id: string): HelplineRecord {
  const line = lines.find((one) => one.id === id.toLowerCase())
  requireFound(line)
  return line
}

function requireVersion(line: HelplineRecord, version: number) {
  if (line.version !== version) throw changedMeanwhile()
}

function requireOwnNumber(
  lines: readonly HelplineRecord[],
  { id, number }: Pick<HelplineRecord, 'id' | 'number'>,
) {
  const digits = (text: string) => text.replaceAll(' ', '')
  if (lines.some((line) => line.id !== id.toLowerCase() && digits(line.number) === digits(number)))
    throw wrong('number', 'Another helpline has this number already.')
}

/** The list always has a helpline for danger and one for talking, whatever an admin does. */
function requireHelp(lines: readonly Pick<HelplineRecord, 'kind' | 'is_shown'>[]) {
  const isThere = (kind: HelplineRecord['kind']) =>
    lines.some((line) => line.is_shown && line.kind === kind)
  if (!isThere('emergency'))
    throw conflict('This is the last helpline for danger to life. Show another one first.')
  if (!isThere('listening'))
    throw conflict('This is the last helpline to talk to someone. Show another one first.')
}

const conflict = (message: string) => new Problem(409, 'conflict', message)
const changedMeanwhile = () =>
  conflict('The helplines have changed since then. Look at them again.')
const wrong = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { fields: { [field]: message } })
