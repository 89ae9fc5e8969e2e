import { useRef } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { AdviceAnswer } from '#domain/readings/advice/answers.ts'
import type { StandingAdvice } from '#domain/readings/advice/standing-advice.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import { useNavigate } from '#web/platform/location.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import type { Measure } from '../measure.ts'
import { type AnyReading, idOfRow } from '../queries.ts'
import { answerAdvice } from './answer-outbox.ts'
import { showAnswered } from './answer-queries.ts'

interface AnswerAdviceProps<Reading extends AnyReading> {
  measure: Pick<Measure<Reading>, 'kind' | 'page'>
  standing: Pick<StandingAdvice<Reading>, 'reading' | 'answered' | 'advice' | 'answeredWith'>
  /** Those that are offered. */
  answers?: readonly AdviceAnswer[]
  onAnswered?: () => void
}

const labels: Record<AdviceAnswer, string> = {
  seen: 'I was seen',
  on_my_way: 'I am on my way',
  wrong: 'It was a wrong reading',
}

const replies: Record<AdviceAnswer, { title: string; text: string }> = {
  seen: { title: 'Thank you', text: 'We no longer show this advice. Do what they told you.' },
  on_my_way: { title: 'Good', text: 'We keep a reminder, and ask again in 3 hours.' },
  wrong: { title: 'Noted', text: 'Correct or remove the reading here, and measure again.' },
}

/** Where it waits is said instead of what becomes of it. */
function replyTo(answer: AdviceAnswer, place: Place | undefined) {
  const reply = replies[answer]
  if (place === undefined) return reply
  return {
    title: reply.title,
    text:
      place === 'phone'
        ? 'You are offline. Your answer is saved on this phone. We send it later.'
        : 'You are offline. Keep this tab open until we have sent your answer.',
  }
}

const everyAnswer = ['seen', 'on_my_way', 'wrong'] as const

/**
 * The answers that end urgent advice. One that cannot be sent waits on this phone; one that cannot be stored
 * either leaves the advice as it is: the safe side.
 */
export function AnswerAdvice<Reading extends AnyReading>(props: AnswerAdviceProps<Reading>) {
  const { measure, standing, answers = everyAnswer, onAnswered } = props
  const { reading, answered, advice, answeredWith } = standing
  // Other advice ends with the next value.
  if (!advice.stays) return null
  return (
    <div className="mt-3 grid gap-2" role="group" aria-label="Your answer to this advice">
      {answered && answers === everyAnswer ? (
        <p>You said at {formatTime(answered.at)} that you were on your way. Were you seen?</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {answers.map((answer) => (
          <AnswerButton
            key={answer}
            answer={answer}
            // Only what is shown now, so that no reading is answered which comes later.
            readings={answer === 'wrong' ? [reading] : [reading, ...answeredWith]}
            measure={measure}
            onAnswered={onAnswered}
          />
        ))}
      </div>
    </div>
  )
}

interface AnswerButtonProps<Reading extends AnyReading> {
  answer: AdviceAnswer
  /** The one of the card first. */
  readings: readonly [Reading, ...Reading[]]
  measure: Pick<Measure<Reading>, 'kind' | 'page'>
  onAnswered: (() => void) | undefined
}

function AnswerButton<Reading extends AnyReading>(props: AnswerButtonProps<Reading>) {
  const { answer, readings, measure, onAnswered } = props
  const client = useQueryClient()
  /** The id of the answer on each reading, the same when it is sent again. */
  const ids = useRef(new Map<string, string>())
  const navigate = useNavigate()
  const action = useAction(
    async () => {
      const kept = await Promise.all(
        readings.map(async (reading) => {
          const id = ids.current.get(reading.id) ?? crypto.randomUUID()
          ids.current.set(reading.id, id)
          return { reading, ...(await answerAdvice(measure.kind, reading, answer, id)) }
        }),
      )
      ids.current.clear()
      for (const { reading, given } of kept) showAnswered(client, measure.kind, reading.id, given)
      onAnswered?.()
      const [{ id }] = readings
      if (answer === 'wrong' && !showRow(id)) navigate(`${measure.page}#${idOfRow(id)}`)
      const place = kept.find((one) => one.place)?.place
      toastUndo({
        ...replyTo(answer, place),
        undo: () => takeBack(client, measure.kind, readings),
        undone: 'We show the advice again.',
        failure: 'Your answer is not undone',
      })
    },
    { failure: 'Your answer was not saved' },
  )
  return (
    <ActionButton variant="quiet" action={action} busyLabel="Saving...">
      {labels[answer]}
    </ActionButton>
  )
}

/** Takes the answer on each reading back: nothing is answered then, so the advice is first again. Also offline. */
const takeBack = <Reading extends AnyReading>(
  client: QueryClient,
  kind: Measure<Reading>['kind'],
  readings: readonly Reading[],
) =>
  Promise.all(
    readings.map(async (reading) => {
      const { given } = await answerAdvice(kind, reading, 'undone', crypto.randomUUID())
      showAnswered(client, kind, reading.id, given)
    }),
  )

/**
 * Leads to the reading in its list, where it is corrected or removed.
 *
 * @returns false where the list is on another page
 */
function showRow(id: string): boolean {
  const row = document.getElementById(idOfRow(id))
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector('button')?.focus({ preventScroll: true })
  return row !== null
}
