import type { Content } from 'pdfmake/interfaces.js'
import { ownDataNames, type Pack } from '#domain/packs/pack.ts'
import { linesForAge, type Helpline } from '#domain/safety/helplines.ts'
import { brand } from '#domain/values/brand.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { boxes, heading, note, type PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { findGuide } from '../library/guides.ts'
import type { StoredReview } from '../library/reviews/present-review.ts'
import { printChapter } from './chapter-pdf.ts'
import { type PrintedOwnData, printOwnData } from './own-data-pdf.ts'
import { printWorksheet } from './worksheet-pdf.ts'

interface Prints {
  pack: Pack
  /** Undefined for a pack that names no one. */
  own: (PrintedOwnData & { full_name: string }) | undefined
  reviews: ReadonlyMap<string, StoredReview>
  helplines: readonly Helpline[]
  /** Childline is first for a person under 18. */
  isMinor: boolean
  now: Date
}

/** A pack on paper: what is in it, own data with its dangers first, guides, sheets to fill in, and who to call. */
export function renderPack({ pack, own, reviews, helplines, isMinor, now }: Prints): PdfDocument {
  const { title, summary, for_whom, worksheets } = pack
  const made = `${writtenInLusaka(now)}, Lusaka time`
  const guides = guidesOf(pack)
  return {
    title,
    lines: [
      { text: own ? printable(own.full_name) || 'No name recorded' : 'Name:' },
      note(`${summary} ${for_whom} Made ${made}.`),
    ],
    content: [
      { text: 'In this pack', bold: true, margin: [0, 4, 0, 2] },
      {
        ul: [
          ...pack.own.map((kind) => ownDataNames[kind]),
          ...guides.map((guide) => `Guide: ${guide.title}`),
          ...worksheets.map((sheet) => `To fill in: ${sheet.title}`),
          'Who to call',
        ],
        margin: [0, 0, 0, 6],
      },
      note('A pack does not replace a clinician who knows you.'),
      ...printOwnData(pack, own),
      ...guides.flatMap((guide) => printChapter(guide, reviews.get(guide.slug))),
      ...worksheets.flatMap(printWorksheet),
      ...printHelp(linesForAge(helplines, isMinor)),
    ],
    footer: own ? `Confidential. ${made}` : `${brand.name}. ${made}`,
  }
}

/** The guides of a pack, in its order. */
export const guidesOf = ({ guides }: Pack) =>
  guides.map((slug) => {
    const guide = findGuide(slug)
    if (!guide) throw new Error(`No guide is called ${slug}.`)
    return guide
  })

/** The last page: who to call, and how to reach the clinic. */
const printHelp = (helplines: readonly Helpline[]): Content[] => [
  { stack: [heading('Who to call')], pageBreak: 'before' },
  {
    text: 'Is someone in danger? Call now, or go to the nearest hospital or clinic.',
    bold: true,
    margin: [0, 0, 0, 6],
  },
  boxes(
    [90, 150, '*'],
    ['Number', 'Name', 'What it is for, and when'],
    helplines
      .filter(({ kind }) => kind !== 'abroad')
      .map(({ number, name, for_whom, hours }) => [
        { text: printable(number), bold: true },
        printable(name),
        printable(`${for_whom} ${hours}`),
      ]),
    18,
  ),
  heading(brand.name),
  {
    text: [brand.phone, brand.email, ...brand.address, brand.hours]
      .map((line) => printable(line))
      .join('\n'),
  },
]
