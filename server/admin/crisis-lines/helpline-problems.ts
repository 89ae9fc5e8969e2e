import type { ChangedHelpline, HelplineRecord, NewHelpline } from '#domain/admin/helplines.ts'
import { maxHelplines } from '#domain/admin/limits.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** @throws Problem 404 where none of the helplines has this id */
export function findHelpline(lines: readonly HelplineRecord[], id: string): HelplineRecord {
  const line = lines.find((one) => one.id === id)
  requireFound(line)
  return line
}

/** @throws Problem 409 where the helpline that has the new one's id is another */
export function requireSameNumber(known: HelplineRecord, number: string): void {
  if (known.number !== number) throw conflict('This id is in use already.')
}

/**
 * @param lines all helplines
 * @throws Problem 409 where the list is full; 422 for a number that is in it already, and for one that
 *   no admin has dialled
 */
export function requireAddable(
  lines: readonly HelplineRecord[],
  { id, number, is_checked }: Pick<NewHelpline, 'number' | 'is_checked'> & { id: string },
): void {
  if (!is_checked) throw invalid('is_checked', 'Dial the number yourself first.')
  if (lines.length >= maxHelplines)
    throw conflict(`There are ${maxHelplines} helplines already. Change one that is not shown.`)
  requireOwnNumber(lines, { id, number })
}

/**
 * @param lines all helplines
 * @throws Problem 409 where it was changed meanwhile; 422 for a number that another helpline has, and
 *   for a new one that no admin has dialled
 */
export function requireChangeable(
  lines: readonly HelplineRecord[],
  before: HelplineRecord,
  { version, number, is_checked }: Pick<ChangedHelpline, 'version' | 'number' | 'is_checked'>,
): void {
  requireVersion(before, version)
  requireOwnNumber(lines, { id: before.id, number })
  if (number !== before.number && !is_checked)
    throw invalid('is_checked', 'Dial the new number yourself first.')
}

/** @throws Problem 409 where the helpline was changed since the admin saw it */
export function requireVersion(line: HelplineRecord, version: number): void {
  if (line.version !== version) throw changedMeanwhile()
}

/**
 * @throws Problem 409 where the ids are not those of all helplines, each once
 */
export function requireAllOnce(lines: readonly HelplineRecord[], ids: readonly string[]): void {
  const isWhole =
    new Set(ids).size === ids.length &&
    ids.length === lines.length &&
    lines.every(({ id }) => ids.includes(id))
  if (!isWhole) throw changedMeanwhile()
}

/**
 * Requires that the list has a helpline for danger and one for talking, whatever an admin does.
 *
 * @param lines all helplines, as they would be
 * @throws Problem 409
 */
export function requireHelp(lines: readonly Pick<HelplineRecord, 'kind' | 'is_shown'>[]): void {
  const isThere = (kind: HelplineRecord['kind']) =>
    lines.some((line) => line.is_shown && line.kind === kind)
  if (!isThere('emergency'))
    throw conflict('This is the last helpline for danger to life. Show another one first.')
  if (!isThere('listening'))
    throw conflict('This is the last helpline to talk to someone. Show another one first.')
}

function requireOwnNumber(
  lines: readonly HelplineRecord[],
  { id, number }: Pick<HelplineRecord, 'id' | 'number'>,
) {
  const digits = (text: string) => text.replaceAll(' ', '')
  if (lines.some((line) => line.id !== id && digits(line.number) === digits(number)))
    throw invalid('number', 'Another helpline has this number already.')
}

const conflict = (message: string) => new Problem(409, 'conflict', message)
const changedMeanwhile = () =>
  conflict('The helplines have changed since then. Look at them again.')
const invalid = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { fields: { [field]: message } })
