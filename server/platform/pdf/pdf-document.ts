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
  return text
    .split(/\n+/)
    .map((line) => printable(line, 4000))
    .filter(Boolean)
    .map((line) => ({ text: line, margin: [0, 0, 0, 6] }))
}

/** Rows under a header row, which each page repeats. */
export function table(widths: (string | number)[], head: string[], rows: Content[][]): Content {
  return {
    layout: 'rows',
    table: {
      widths,
      headerRows: 1,
      dontBreakRows: true,
      body: [head.map((text) => ({ text, bold: true, color: printed.leaf })), ...rows],
    },
  }
}
