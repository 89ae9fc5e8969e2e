import type { Content } from 'pdfmake/interfaces.js'
import type { ExercisePlan } from '#domain/care-plans/exercise/plan.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { heading, paragraphs, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { renderPlan } from '../shared/plan-pdf.ts'

type PrintedPlan = Pick<
  ExercisePlan,
  'expert_message' | 'weekly_schedule' | 'progression' | 'safety_notes' | 'author'
> & { created_at: Date }

/** An exercise plan on paper: the message, what to mind, the week, how it grows. */
export function renderExercisePlan(plan: PrintedPlan, person: string, now: Date): PdfDocument {
  const { weekly_schedule, progression, safety_notes } = plan
  return renderPlan({
    title: 'Your exercise plan',
    plan,
    person,
    now,
    content: [
      ...paragraphs(plan.expert_message),
      // Before the week: it is read before anything is done.
      ...(safety_notes ? [heading('Safety notes'), ...paragraphs(safety_notes)] : []),
      heading('Your week'),
      ...weekly_schedule.flatMap(describeSession),
      ...(progression ? [heading('How it grows'), ...paragraphs(progression)] : []),
    ],
  })
}

const line = (text: string | null | undefined) => printable(text ?? '', 500)

function describeSession({
  day,
  focus,
  minutes,
  exercises,
}: PrintedPlan['weekly_schedule'][number]): Content[] {
  const title: Content = {
    text: `${day}: ${line(focus)}${minutes ? `, ${minutes} minutes` : ''}`,
    bold: true,
    fontSize: 11,
    margin: [0, 6, 0, 2],
    headlineLevel: 2,
  }
  if (exercises.length === 0) return [title]
  const rows = exercises.map(({ exercise, sets, amount, rest, how }) => [
    how ? `${line(exercise)}: ${line(how)}` : line(exercise),
    sets ? String(sets) : '',
    line(amount),
    line(rest),
  ])
  return [title, table(['*', 32, 110, 90], ['Exercise', 'Sets', 'How much', 'Rest'], rows)]
}
