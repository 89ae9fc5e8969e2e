import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChangedLine, KeptLine, NewLine } from '#domain/admin/crisis-lines.ts'
import { mostLines } from '#domain/admin/limits.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { notFound, Problem } from '#server/platform/problem.ts'

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
export async function listLines(tx: Transaction): Promise<KeptLine[]> {
  return tx.run(
    tables
      .selectFrom('crisis_lines')
      .select(columns)
      .orderBy('place')
      .orderBy('id')
      // The table's check allows no other words.
      .$narrowType<Pick<KeptLine, 'kind'>>(),
  )
}

/**
 * All lines, which nobody else changes until this transaction ends: what must hold of them together
 * no constraint of a row can keep.
 */
async function lockLines(tx: Transaction): Promise<KeptLine[]> {
  const lock = sql<null>`pg_advisory_xact_lock(hashtextextended('crisis lines', 4))`
  const [, lines] = await Promise.all([
    tx.run(tables.selectNoFrom(lock.as('locked'))),
    listLines(tx),
  ])
  return lines
}

/**
 * Adds a line at the end of the list, once.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 * @throws Problem 409 where the id belongs to another line, or the list is full; 422 for a number that
 *   stands in it already, and for one that nobody has dialled
 */
export async function addLine(
  tx: Transaction,
  admin_id: string,
  { id = randomUUID(), is_checked, ...typed }: NewLine,
  today: string,
): Promise<{ line: KeptLine; isNew: boolean }> {
  const lines = await lockLines(tx)
  const known = lines.find((line) => line.id === id)
  if (known) {
    if (known.number !== typed.number) throw conflict('This id is in use already.')
    return { line: known, isNew: false }
  }
  if (!is_checked) throw wrong('is_checked', 'Dial the number before anybody in need does.')
  if (lines.length >= mostLines)
    throw conflict(`There are ${mostLines} lines already. Change one that is not shown.`)
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
  return { line: find(await listLines(tx), id), isNew: true }
}

/**
 * Changes a line as its admin saw it.
 *
 * @throws Problem 404; 409 where it was changed meanwhile, or is the last of its kind to be shown;
 *   422 for a number that another line has, and for a new one that nobody has dialled
 */
export async function changeLine(
  tx: Transaction,
  admin_id: string,
  id: string,
  { version, is_checked, ...typed }: ChangedLine,
  today: string,
): Promise<KeptLine> {
  const lines = await lockLines(tx)
  const before = find(lines, id)
  requireVersion(before, version)
  requireOwnNumber(lines, { id, number: typed.number })
  if (typed.number !== before.number && !is_checked)
    throw wrong('is_checked', 'Dial the new number before anybody in need does.')
  const changed = { ...typed, ...(is_checked ? { last_checked: today } : {}) }
  requireHelp(lines.map((line) => (line.id === id ? { ...line, ...changed } : line)))
  await save(tx, id, changed)
  await auditOwn(tx, admin_id, 'crisis_line.change', id)
  return find(await listLines(tx), id)
}

/**
 * Writes down that a line was dialled today.
 *
 * @throws Problem 404; 409 where it was changed meanwhile, so that another number was dialled
 */
export async function checkLine(
  tx: Transaction,
  admin_id: string,
  id: string,
  version: number,
  today: string,
): Promise<KeptLine> {
  requireVersion(find(await lockLines(tx), id), version)
  await save(tx, id, { last_checked: today })
  await auditOwn(tx, admin_id, 'crisis_line.check', id)
  return find(await listLines(tx), id)
}

/** Puts all lines in this order. @throws Problem 409 where they are not all there are */
export async function orderLines(
  tx: Transaction,
  admin_id: string,
  ids: readonly string[],
): Promise<KeptLine[]> {
  const wanted = ids.map((id) => id.toLowerCase())
  const lines = await lockLines(tx)
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
  return listLines(tx)
}

async function save(
  tx: Transaction,
  id: string,
  changed: Partial<Omit<KeptLine, 'id' | 'version'>>,
): Promise<void> {
  await tx.run(
    tables
      .updateTable('crisis_lines')
      .set({ ...changed, version: sql<number>`version + 1` })
      .where('id', '=', id),
  )
}

function find(lines: readonly KeptLine[], id: string): KeptLine {
  const line = lines.find((one) => one.id === id.toLowerCase())
  if (!line) throw notFound()
  return line
}

function requireVersion(line: KeptLine, version: number) {
  if (line.version !== version) throw changedMeanwhile()
}

function requireOwnNumber(
  lines: readonly KeptLine[],
  { id, number }: Pick<KeptLine, 'id' | 'number'>,
) {
  const digits = (text: string) => text.replaceAll(' ', '')
  if (lines.some((line) => line.id !== id.toLowerCase() && digits(line.number) === digits(number)))
    throw wrong('number', 'Another line has this number already.')
}

/** Whoever is in danger, and whoever needs to talk, finds a line whatever an admin does. */
function requireHelp(lines: readonly Pick<KeptLine, 'kind' | 'is_shown'>[]) {
  const isThere = (kind: KeptLine['kind']) =>
    lines.some((line) => line.is_shown && line.kind === kind)
  if (!isThere('emergency'))
    throw conflict('This is the last line for danger to life. Show another one first.')
  if (!isThere('listening'))
    throw conflict('This is the last line to talk to somebody. Show another one first.')
}

const conflict = (message: string) => new Problem(409, 'conflict', message)
const changedMeanwhile = () =>
  conflict('The help lines were changed meanwhile, perhaps by a colleague. Look at them again.')
const wrong = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { fields: { [field]: message } })
