import type { Check } from './checks.ts'
import { addTo, fileWith } from './gate.ts'

/** What `tests/checks.test.ts` says to do about a check. */

/** The file with the rows of a table. */
export const rowsOf = (table: string) =>
  fileWith(`'${table}': {`, 'tests/support/checks-*.ts', 'tests/support/checks-health.ts')

/** Rows that a check rejects, as far as its condition is a usual one: a length, a range, a list of words. */
function rejectedBy({ definition, columns }: Check): string {
  const [column, ...others] = columns
  if (!column || others.length > 0) return `{ /* a row that it rejects */ }`
  const bound = (sign: string) =>
    new RegExp(`${sign} \\(?(-?\\d+)\\)?(?:::\\w+)?\\)`).exec(definition)?.[1]
  const [least, most] = [bound('>='), bound('<=')]
  const row = (value: string | number) => `{ ${column}: ${value} }`
  if (/\blength\(/.test(definition))
    return [
      ...(least && least !== '0' ? [row(`''`)] : []),
      ...(most ? [row(`letters(${Number(most) + 1})`)] : []),
    ].join(', ')
  if (/ANY \(ARRAY\['/.test(definition)) return row(`'none of these'`)
  const outside = [
    ...(least ? [row(Number(least) - 1)] : []),
    ...(most ? [row(Number(most) + 1)] : []),
  ]
  return outside.length > 0 ? outside.join(', ') : row('/* what it rejects */')
}

/** The sentence about the checks of a table without a rejected row, with rows to begin with. */
export function adviseRows(table: string, checks: readonly Check[]): string {
  const rows = checks.map((check) => `  ${check.name}: [${rejectedBy(check)}],`)
  const conditions = checks.map(({ name, definition }) => `${name} is ${definition}`)
  return addTo(
    rowsOf(table),
    `${table} has checks without a row that only they reject, or reject first (columns that a row leaves out are null):\n${conditions.join('\n')}`,
    [`'${table}': {`, ...rows, '},'].join('\n'),
  )
}
