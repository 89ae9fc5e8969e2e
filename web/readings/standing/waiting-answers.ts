import { useEffect, useState, useSyncExternalStore } from 'react'
import { isStored } from '#web/frame-slots/outboxes/stored.ts'
import { shownTime } from '#web/platform/calls/entry-age.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { watchSession } from '#web/platform/calls/session.ts'
import { useOutbox } from '#web/platform/calls/use-outbox.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import type { AnyReading } from '../queries.ts'
import type { answerOutbox, WaitingAnswer } from './answer-outbox.ts'

const fetchOutbox = loadOnce(async () => (await import('./answer-outbox.ts')).answerOutbox)
const isAnswerStored = () => isStored(outboxKeys.answers)
const isNeverStored = () => false

/** The answers to advice that this device has not sent yet, oldest first. */
export function useWaitingAnswers(): readonly WaitingAnswer[] {
  const isAny = useSyncExternalStore(watchSession, isAnswerStored, isNeverStored)
  const [outbox, setOutbox] = useState<typeof answerOutbox>()
  useEffect(() => {
    if (isAny) void fetchOutbox().then(setOutbox, () => undefined)
  }, [isAny])
  return useOutbox(outbox).waiting
}

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
    return last ? { ...reading, answered: { answer: last.answer, at: shownTime(last) } } : reading
  })
}

/** Said while an answer waits. */
export const answerNotSent =
  'Your answer to the advice is not sent yet. We send it when you are online and logged in here.'
