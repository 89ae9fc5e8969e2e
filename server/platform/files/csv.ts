import { attachment } from './file-name.ts'

/**
 * A cell: text, a finite number (a point as its decimal sign, whatever the country), or nothing.
 * Texts for people, such as days and amounts, are formatted by the caller.
 */
export type Cell = string | number | null

// Without it, spreadsheets on Windows take the file for their own code page, and a name like Ng’andu
// breaks. RFC 4180 says nothing of it; readers that know UTF-8 leave it out.
const byteOrderMark = '\u{FEFF}'

// A spreadsheet runs what begins with one of these as a formula, be it a name that a stranger chose
// (OWASP, CSV Injection); with their full-width forms, which some take for the same. Spaces and quotes
// before it do not help: some readers drop them.
const startsFormula = /^(?:[\t\r\n]|[\s"]*[=+\-@＝＋－＠])/

// Where the decimal sign is a comma, a spreadsheet separates at ";", and then the quotes around a cell that
// does not begin the line count for nothing: what follows a separator or a line end begins a cell, too.
// The last part is optional, so that a long run of separators is read once.
const startsInside = /([;|\t\r\n\v\f\u0085\u2028\u2029][;|\s\u0085"]*)([=+\-@＝＋－＠]?)/g
const needsQuotes = /[",;|\t\r\n\v\f\u0085\u2028\u2029]/

const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * Writes a table as a CSV file (RFC 4180: commas, CRLF after each line, quotes where they are needed),
 * as UTF-8 with a byte order mark. What a spreadsheet would run, whichever sign it separates at, gets an
 * apostrophe before it, and stays the text that it was; a plain number, also a negative one, is left alone, but at the
 * beginning of a line.
 *
 * @param head the names of the columns
 * @param rows each with as many cells as there are columns
 * @throws RangeError where a row is shorter or longer than the head, or a number is not finite
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + writeRows(head.length, [head, ...rows])
}

/** Further rows of a CSV file. @param columns how many cells each has */
export function writeRows(columns: number, rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => {
    if (row.length !== columns)
      throw new RangeError(`A row of ${row.length} cells under ${columns} columns.`)
    return `${row.map((cell, at) => beginning(written(cell), at, columns)).join(',')}\r\n`
  })
  return lines.join('')
}

// Where a spreadsheet separates at ";", the first cell goes on over the comma: -5,2+A1 is a formula.
const beginning = (cell: string, at: number, columns: number) =>
  at === 0 && columns > 1 && cell.startsWith('-') ? `'${cell}` : cell

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) throw new RangeError('A number of a CSV file must be finite.')
    return String(cell)
  }
  // No NUL, which cuts a file short in some readers, and no lone surrogate, which UTF-8 cannot encode.
  const text = cell.toWellFormed().replaceAll('\0', '')
  if (plainNumber.test(text)) return text
  const inside = text.replaceAll(startsInside, (_, run: string, sign: string) =>
    sign ? `${run}'${sign}` : run,
  )
  const harmless = startsFormula.test(text) ? `'${inside}` : inside
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The headers of a CSV download. @param name of the file: `fileName` */
export const csvHeaders = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8; header=present',
  ...attachment(name),
})
