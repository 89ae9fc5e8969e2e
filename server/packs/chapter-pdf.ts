import type { Content } from 'pdfmake/interfaces.js'
import type { Guide } from '#domain/library/guide.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { heading, printed } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { presentReview, type StoredReview } from '../library/reviews/present-review.ts'

/** A guide of the library as it is now, with what is known of its review, and its sources. */
export function printChapter(guide: Guide, stored: StoredReview | undefined): Content[] {
  const { title, summary, urgent, sections, sources, author, review_by } = guide
  return [
    // A title is never left at the end of a page without its text.
    {
      stack: [heading(title), { text: summary, margin: [0, 0, 0, 4] }, reviewOf(guide, stored)],
      unbreakable: true,
    },
    ...(urgent
      ? [
          {
            text: [{ text: 'Get help at once. ', bold: true }, urgent],
            color: printed.copper,
            margin: [0, 4, 0, 8],
          } satisfies Content,
        ]
      : []),
    ...sections.flatMap(({ heading: part, paragraphs, points = [] }) => {
      const [first = '', ...rest] = paragraphs
      return [
        {
          stack: [
            { text: part, bold: true, margin: [0, 8, 0, 2] },
            ...(first ? [paragraph(first)] : [{ ul: points.slice(0, 1) }]),
          ],
          unbreakable: true,
        },
        ...rest.map(paragraph),
        ...(points.length > 0
          ? [{ ul: points.slice(first ? 0 : 1), margin: [0, 0, 0, 4] } satisfies Content]
          : []),
      ] satisfies Content[]
    }),
    {
      text: `Written by: ${author}. To be checked again by ${writtenDay(review_by)}. Sources: ${sources
        .map((source) => `${source.title}, ${source.publisher}, ${source.year}`)
        .join('; ')}.`,
      fontSize: 8,
      color: printed.muted,
      margin: [0, 8, 0, 4],
    },
  ]
}

const paragraph = (text: string): Content => ({ text, margin: [0, 0, 0, 4] })

function reviewOf(guide: Guide, stored: StoredReview | undefined): Content {
  const { state, reviewer_name, reviewer_role, reviewed_on } = presentReview(guide, stored)
  return state === 'reviewed' && reviewed_on
    ? {
        text: `Reviewed by ${printable(`${reviewer_name}, ${reviewer_role}`)}, on ${writtenDay(reviewed_on)}`,
        color: printed.muted,
      }
    : { text: 'Not yet reviewed by a clinician of this clinic', bold: true }
}
