import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { brand } from '#domain/brand.ts'
import { printable } from './pdf.ts'

/** The colours of what is printed, as the screen has them in light. */
export const printed = { ink: '#1D2A24', leaf: '#1B5E47', copper: '#A34A22', muted: '#56625B' }

/** A document of one look: the product's name, a title, lines under it, the content, numbered pages. */
export function sheet({
  title,
  lines,
  content,
  footer,
}: {
  title: string
  lines: Content[]
  content: Content[]
  footer: string
}): TDocumentDefinitions {
  const { ink, leaf, copper, muted } = printed
  return {
    pageMargins: [40, 40, 40, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    content: [
      { text: brand.name, color: copper, bold: true },
      { text: title, fontSize: 22, bold: true, color: leaf, margin: [0, 4, 0, 4] },
      ...lines,
      ...content,
    ],
    footer: (page, pages) => ({
      margin: [40, 20, 40, 0],
      fontSize: 8,
      color: muted,
      columns: [
        { text: footer },
        { text: `Page ${page} of ${pages}`, alignment: 'right', width: 'auto' },
      ],
    }),
  }
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

/** What somebody wrote over several lines, line by line. */
export function paragraphs(text: string): Content[] {
  return text
    .split(/\n+/)
    .map((line) => printable(line, 4000))
    .filter(Boolean)
    .map((line) => ({ text: line, margin: [0, 0, 0, 6] }))
}

/** Rows under a line of heads, which each page repeats. */
export function table(widths: (string | number)[], head: string[], rows: string[][]): Content {
  return {
    layout: {
      hLineWidth: (line) => (line === 1 ? 1 : line === 0 ? 0 : 0.5),
      hLineColor: (line) => (line === 1 ? printed.leaf : '#D9CFC0'),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 8),
      paddingTop: () => 3,
      paddingBottom: () => 2,
    },
    table: {
      widths,
      headerRows: 1,
      dontBreakRows: true,
      body: [head.map((text) => ({ text, bold: true, color: printed.leaf })), ...rows],
    },
  }
}
