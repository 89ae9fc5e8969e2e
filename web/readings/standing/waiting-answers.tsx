import { useLayoutEffect } from 'react'
import { shownTime } from '#web/platform/calls/entry-age.ts'
import { useOutbox, useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { leftOf } from '#domain/readings/advice/answers.ts'
import type { AnyReading } from '../queries.ts'
import { answerOutbox, type WaitingAnswer } from './answer-outbox.ts'

/** The readings as this device shows them: those whose answer waits here are answered, at the value that was seen. */
export function withAnswers<Reading extends AnyReading>(
  readings: readonly Reading[],
  waiting: readonly WaitingAnswer[],
): Reading[] {
  return readings.map((reading) => {
    const last = waiting.findLast(
      ({ reading_id, corrected_at }) =>
        reading_id === reading.id && corrected_at === (reading.corrected_at ?? null),
    )
    return last ? { ...reading, answered: leftOf(last.answer, shownTime(last)) } : reading
  })
}

/** Shows readings as this device does. */
export interface ShowAnswers {
  show: <Reading extends AnyReading>(readings: readonly Reading[]) => Reading[]
}

export interface WaitingAnswersProps {
  /** Called with what shows readings as answered whose answer waits; undefined where none does. */
  onChange: (show: ShowAnswers | undefined) => void
}

/** Sends the answers to advice that wait on this device, and says that they do. */
export function WaitingAnswers({ onChange }: WaitingAnswersProps) {
  const { waiting } = useOutbox(answerOutbox)
  useOutboxSending(answerOutbox)
  // Before the advice that is answered is drawn.
  useLayoutEffect(() => {
    if (waiting.length > 0) onChange({ show: (readings) => withAnswers(readings, waiting) })
    return () => onChange(undefined)
  }, [waiting, onChange])
  return waiting.length > 0 ? (
    <p role="status" className="mb-4">
      Your answer to the advice is not sent yet. We send it when you are online and logged in here.
    </p>
  ) : null
}
