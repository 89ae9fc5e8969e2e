import type { Content } from 'pdfmake/interfaces.js'
import { printable } from './printable.ts'

/** The colours of what is printed, as the screen has them in light. */
export const printed = { ink: '#1D2A24', leaf: '#1B5E47', copper: '#A34A22', muted: '#56625B' }

/**
 * A document of one look: the product's name, a title, lines under it, the content, numbered pages.
 * Plain data without functions: it is set on another thread.
 */
export interface PdfDocument {
  title: string
  lines: Content[]
  content: Content[]
  footer: string
}

/** The title of a part. */
export const heading = (text: string): Content => ({
  text,
  fontSize: 14,
  bold: true,
  color: printed.leaf,
  margin: [0, 20, 0, 6],
})

/** What is said beside the matter itself. */
export const note = (text: string): Content => ({
  text,
  color: printed.muted,
  margin: [0, 0, 0, 8],
})

/** A text of several lines, line by line. */
export function paragraphs(text: string): Content[] {
  return (
    text
      .split(/\n+/)
      // No text of a letter is longer (`domain/referrals/schema.ts`).
      .map((line) => printable(line, 8000))
      .filter(Boolean)
      .map((line) => ({ text: line, margin: [0, 0, 0, 6] }))
  )
}

/** Points between the edges of an A4 sheet and what is printed, at both sides. */
export const sideMargin = 40

const printedWidth = 595.28 - 2 * sideMargin

/** Points in a cell before its text, but in the first column, and after it. */
export const cellPadding = { before: 8, after: 4 }

/** No font of a document has a wider letter, nor a higher line, in points. */
const widest = 10
const lineHeight = 12.5
/** A row that may be higher than this can begin on one page and end on the next. */
const highestWhole = 560

/**
 * Rows under a header row, which each page repeats.
 *
 * Every column has a width of its own, whatever is in it. Where the layout asks the words how wide a
 * column must be, one long word or link pushes the columns after it off the page; so it breaks in its cell.
 *
 * @param widths of the columns, in points; those with `*` share what is left
 * @throws RangeError where the columns are wider than the page
 */
export function table(
  widths: readonly (number | '*')[],
  head: string[],
  rows: Content[][],
): Content {
  const points = columnWidths(widths)
  const isHigh = rows.some((cells) =>
    cells.some((cell, at) => heightOf(cell, points[at]!) > highestWhole),
  )
  return {
    layout: 'rows',
    table: {
      widths: points,
      headerRows: 1,
      // What is kept in one piece and is higher than a page would be cut off.
      dontBreakRows: !isHigh,
      body: [head.map((text) => ({ text, bold: true, color: printed.leaf })), ...rows],
    },
  }
}

/** Points on each side of what is in a box. */
export const boxPadding = 4
/** Points of the line around a box. */
export const boxLine = 0.5

/**
 * A table with lines around each cell, to be filled in by hand: a row is at least so many points high.
 *
 * @param widths as those of `table`
 */
export function boxes(
  widths: readonly (number | '*')[],
  head: string[],
  rows: Content[][],
  height: number,
): Content {
  const edges = widths.length * 2 * boxPadding + (widths.length + 1) * boxLine
  return {
    layout: 'boxes',
    margin: [0, 4, 0, 8],
    table: {
      widths: columnWidths(widths, edges, narrowestBox),
      heights: ['auto', ...rows.map(() => height)],
      headerRows: 1,
      dontBreakRows: true,
      body: [head.map((text) => ({ text, bold: true, color: printed.leaf, fontSize: 9 })), ...rows],
    },
  }
}

/** A box with less room holds no number that is written by hand. */
const narrowestBox = 20

function columnWidths(
  widths: readonly (number | '*')[],
  paddings = (widths.length - 1) * cellPadding.before + widths.length * cellPadding.after,
  least = narrowest,
): number[] {
  const fixed = widths.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0)
  const left = printedWidth - paddings - fixed
  const share = left / widths.filter((width) => width === '*').length
  if (left < 0 || share < least) throw new RangeError('The columns are wider than the page.')
  return widths.map((width) => (width === '*' ? share : width))
}

/** A column with less room has two or three letters on a line. */
const narrowest = 60

/** At most so high is a cell, in points. */
function heightOf(cell: Content, width: number): number {
  const text = typeof cell === 'string' ? cell : textOf(cell)
  return (
    text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length * widest) / width), 0) *
    lineHeight
  )
}

const textOf = (cell: Content) =>
  typeof cell === 'object' && 'text' in cell && typeof cell.text === 'string' ? cell.text : ''
