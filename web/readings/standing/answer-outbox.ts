import { type GivenAnswer, leftOf, type SentAnswer } from '#domain/readings/advice/answers.ts'
import { longestWait } from '#domain/readings/measures.ts'
import { ageOf, shownTime, type Stamp } from '#web/platform/calls/entry-age.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import { keptList } from '#web/platform/calls/kept/kept-lists.ts'
import { openOutbox } from '#web/platform/calls/outbox.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { ConnectionError, ProblemError } from '#web/platform/calls/problem.ts'
import { isForLater, isToSendLater } from '#web/platform/calls/send-when-possible.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { clocksNow, stampNow } from '#web/platform/calls/stamp.ts'
import { checkBeforeSending } from '#web/platform/signed-in/before-sending.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import {
  type AnyReading,
  bloodPressureReadings,
  glucoseReadings,
  type ReadingKind,
} from '../queries.ts'
import { readingOutbox } from '../waiting/outbox.ts'

/** An answer to advice that the server does not have. */
export interface WaitingAnswer extends Stamp {
  id: string
  user_id: string
  /** The key of the kind of reading. */
  kind: string
  reading_id: string
  answer: SentAnswer
  /** That of the reading which was answered. */
  corrected_at: string | null
}

type Kind = Pick<ReadingKind<AnyReading>, 'key' | 'answer'>
const kinds: readonly Kind[] = [bloodPressureReadings, glucoseReadings]

const isReadingUnsent = (id: string) => readingOutbox.own().some(({ typed }) => typed.id === id)

async function send({
  user_id,
  kind,
  reading_id,
  id,
  answer,
  corrected_at,
  ...stamp
}: WaitingAnswer) {
  await checkBeforeSending(user_id)
  if (isReadingUnsent(reading_id)) throw new ConnectionError('Its reading comes first.')
  const seconds_ago = ageOf(stamp, clocksNow(), longestWait)
  // Without its time it would count for longer than the person said.
  if (seconds_ago === undefined)
    throw new ProblemError({ code: 'invalid', message: '', status: 422 })
  const sent = { id, answer, corrected_at, seconds_ago }
  await kinds.find(({ key }) => key === kind)?.answer(reading_id, sent)
}

/** The answers that could not be sent, locked on this phone for their owner. */
export const answerOutbox = openOutbox<WaitingAnswer>({
  key: outboxKeys.answers,
  list: keptList(outboxKeys.answers),
  isEntry: ({ id, user_id, at, kind, reading_id, answer }) =>
    [id, user_id, kind, reading_id, answer].every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(at ?? '')),
  idOf: ({ id }) => id,
  isOwn: ({ user_id }) => user_id === signedInId(),
  // The advice is shown again then: the safe side.
  dropsRejected: true,
  async send(waiting) {
    try {
      await send(waiting)
    } catch (failure) {
      const isRejected =
        failure instanceof ProblemError &&
        failure.code !== 'consent_withdrawn' &&
        !isForLater(failure)
      if (isRejected) toast(notSaved)
      throw failure
    }
    return undefined
  },
  onConsentMissing: () => queryClient.removeQueries(ownConsents),
  onSent: () => queryClient.invalidateQueries(),
})

const notSaved = {
  title: 'An answer was not accepted',
  text: 'The reading was changed or removed since then. We show the advice again if it still applies.',
}

/** An answer as it is shown, and where it waits; undefined where the server has it. */
export interface Answered {
  /** Undefined where the last answer was taken back. */
  given: GivenAnswer | undefined
  place?: Place
}

/**
 * Answers the advice on a reading, or takes the last answer back. Without a connection, and while its reading or an
 * earlier answer is not sent, it waits on this phone: the last answer must arrive last.
 *
 * @param id of the answer, the same for each attempt
 * @throws ConnectionError or ProblemError where it is neither sent nor stored: the advice stays then
 */
export async function answerAdvice<Reading extends AnyReading>(
  kind: Pick<ReadingKind<Reading>, 'key' | 'answer'>,
  reading: Reading,
  answer: SentAnswer,
  id: string,
): Promise<Answered> {
  const stamp = stampNow()
  const seen = { corrected_at: reading.corrected_at ?? null }
  try {
    if (reading.user_id === '' || isReadingUnsent(reading.id))
      throw new ConnectionError('Its reading comes first.')
    if (answerOutbox.own().some(({ reading_id }) => reading_id === reading.id))
      throw new ConnectionError('The answer before comes first.')
    const stored = await kind.answer(reading.id, { id, answer, ...seen })
    return { given: leftOf(stored.answer, stored.at) }
  } catch (failure) {
    const user_id = signedInId()
    if (!isToSendLater(failure) || user_id === undefined) throw failure
    const entry = { id, user_id, kind: kind.key, reading_id: reading.id, answer, ...seen, ...stamp }
    const place = await answerOutbox.add(entry).catch(() => {
      throw failure
    })
    answerOutbox.keepSending()
    return { given: leftOf(answer, shownTime(stamp)), place }
  }
}
