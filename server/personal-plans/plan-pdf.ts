import type { Content } from 'pdfmake/interfaces.js'
import { type Goal, type Step, whoWords } from '#domain/personal-plans/goals.ts'
import { writtenDay, writtenInLusaka } from '#server/platform/clock.ts'
import { heading, note, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'

interface PrintedVersion {
  goals: readonly Goal[]
  review_on: string
  agreed_on: string
  published_at: Date
  author_name: string | null
}

const line = (text: string) => printable(text, 500)

/** A care plan on paper: for whom, by whom and when, the goals with their steps, and the review. */
export function renderCarePlan(version: PrintedVersion, person: string, now: Date): PdfDocument {
  const { goals, review_on, agreed_on, published_at, author_name } = version
  const by = author_name ? `Written by ${printable(author_name)}, ` : 'Written '
  return {
    title: 'Your care plan',
    lines: [
      { text: `For ${printable(person)}` },
      note(`${by}${writtenInLusaka(published_at)}, Lusaka time`),
      { text: `Agreed on together on ${writtenDay(agreed_on)}.` },
      { text: `Review on ${writtenDay(review_on)}.`, bold: true },
    ],
    content: goals.flatMap((goal, place) => contentOf(goal, place + 1, author_name)),
    footer: `Printed ${writtenInLusaka(now)}, Lusaka time`,
  }
}

function contentOf(goal: Goal, number: number, provider: string | null): Content[] {
  const facts = [
    ...(goal.measure ? [`How you both know: ${line(goal.measure)}`] : []),
    ...(goal.by ? [`By ${writtenDay(goal.by)}`] : []),
  ]
  const row = ({ step, when, ...doer }: Step) => [
    line(step),
    line(whoWords(doer, { patient: 'You', provider })),
    line(when),
  ]
  return [
    heading(`Goal ${number}: ${line(goal.goal)}`),
    ...facts.map(note),
    table(['*', 120, 130], ['Step', 'Who', 'When'], goal.steps.map(row)),
  ]
}
