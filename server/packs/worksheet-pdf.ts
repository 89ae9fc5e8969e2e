import type { Content } from 'pdfmake/interfaces.js'
import type { Worksheet, WorksheetPart } from '#domain/packs/worksheet.ts'
import { boxes, heading, note, printed, sideMargin } from '#server/platform/pdf/pdf-document.ts'
import { findGuide } from '../library/guides.ts'

/** Points from the left edge of what is printed to its right edge, on A4. */
const width = 595.28 - 2 * sideMargin

/** A page to fill in, on a sheet of its own. */
export const printWorksheet = ({ title, intro, parts, from }: Worksheet): Content[] => [
  { stack: [heading(title)], pageBreak: 'before' },
  { text: intro, margin: [0, 0, 0, 6] },
  ...parts.map(printPart),
  ...sourceOf(from),
]

function printPart(part: WorksheetPart): Content {
  switch (part.kind) {
    case 'text':
      return { text: part.text, bold: true, margin: [0, 4, 0, 6] }
    case 'points':
      return { ul: [...part.points], margin: [0, 2, 0, 8] }
    case 'ticks':
      return {
        stack: [
          { text: part.label, bold: true, margin: [0, 0, 0, 4] },
          ...part.items.map((item) => tickOf(item)),
        ],
        margin: [0, 2, 0, 6],
        unbreakable: true,
      }
    case 'lines':
      return {
        stack: [
          { text: part.label, bold: true },
          ...Array.from({ length: part.count }, () => lineOf()),
        ],
        margin: [0, 6, 0, 4],
        unbreakable: true,
      }
    case 'table': {
      const { columns, rows, height } = part
      return boxes(
        columns.map((column) => column.width ?? '*'),
        columns.map(({ title }) => title),
        rows.map((first) => [first, ...columns.slice(1).map(() => '')]),
        height,
      )
    }
  }
}

const tickOf = (item: string): Content => ({
  columns: [
    {
      width: 18,
      canvas: [{ type: 'rect', x: 1, y: 1, w: 9, h: 9, lineWidth: 0.75, lineColor: printed.muted }],
    },
    { width: '*', text: item },
  ],
  margin: [0, 0, 0, 3],
})

const lineOf = (): Content => ({
  canvas: [
    { type: 'line', x1: 0, y1: 20, x2: width, y2: 20, lineWidth: 0.5, lineColor: printed.muted },
  ],
})

/** The guide that the facts of a sheet come from, with what it was written from. */
function sourceOf(slug: string | undefined): Content[] {
  const guide = slug === undefined ? undefined : findGuide(slug)
  if (!guide) return []
  const publishers = [
    ...new Set(guide.sources.map(({ publisher, year }) => `${publisher}, ${year}`)),
  ]
  return [note(`After the guide “${guide.title}”. Sources: ${publishers.join('; ')}.`)]
}
