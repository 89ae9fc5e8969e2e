import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#domain/accounts/profile.ts'
import { useOwnAppointments } from '#web/appointments/use-own-appointments.ts'
import { isPressing } from '#domain/dashboard/is-pressing.ts'
import { isStored } from '#web/frame-slots/outboxes/stored.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { unreadMessages } from '#web/platform/signed-in/counts.ts'
import type { ShowAnswers } from '#web/readings/standing/waiting-answers.tsx'
import {
  bloodPressureReadings,
  glucoseReadings,
  mergeReadings,
  type AnyReading,
  type ReadingKind,
  useFewReadings,
  useCare,
} from '#web/readings/queries.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { useDay } from '../queries.ts'
import { NotYet } from './not-yet.tsx'
import { fetchForms } from './fetch-forms.ts'
import { TaskLists } from './task-lists.tsx'
import type { TaskParts } from './task-parts.ts'
import type { LatelyRead, NewestReadings } from '#domain/dashboard/pressing.ts'
import { useOutbox, useOutboxSending } from '#web/platform/calls/use-outbox.ts'

/**
 * The readings of each kind that this device has not sent yet; they are sent as soon as possible.
 *
 * @param parts undefined until they are loaded
 */
function useWaitingReadings(parts: TaskParts | undefined): LatelyRead {
  const { waiting } = useOutbox(parts?.readingOutbox)
  useOutboxSending(parts?.readingOutbox)
  const allOf = <Reading extends AnyReading>(kind: ReadingKind<Reading>): Reading[] =>
    waiting
      .filter((one) => one.kind === kind.key)
      .flatMap((one) => parts?.previewOf(kind, one.typed, one) ?? [])
  return { bloodPressure: allOf(bloodPressureReadings), glucose: allOf(glucoseReadings) }
}

const newestOf = ({ bloodPressure, glucose }: LatelyRead): NewestReadings => ({
  bloodPressure: bloodPressure.toSorted(newestFirst)[0],
  glucose: glucose.toSorted(newestFirst)[0],
})
const newestFirst = (one: AnyReading, other: AnyReading) =>
  other.created_at.localeCompare(one.created_at)

const fetchParts = loadOnce(async () => (await import('./task-parts.ts')).taskParts)

/** All that a reading entered in a task needs, also offline; the form comes first. */
export async function fetchFormsAndParts(): Promise<TaskParts> {
  await fetchForms().catch(() => undefined)
  return fetchParts()
}

/** Has data, or has failed at least once. Data that came with the HTML do not count as fetched. */
const isAnswered = ({ isSuccess, isFetched }: { isSuccess: boolean; isFetched: boolean }) =>
  isSuccess || isFetched

/** What there is to do today, by the clock of the server, which has dated the readings. */
export function Today({ profile }: { profile: Profile | undefined }) {
  const { now, earliest } = useServerNow()
  const appointments = useOwnAppointments()
  const bloodPressure = useFewReadings(bloodPressureReadings)
  const glucose = useFewReadings(glucoseReadings)
  const day = useDay()
  const unread = useQuery(unreadMessages)
  const care = useCare()
  const [parts, setParts] = useState<TaskParts>()
  const waiting = useWaitingReadings(parts)
  const [answers, setAnswers] = useState<ShowAnswers>()
  const allOf = <Reading extends AnyReading>(
    listed: readonly Reading[] = [],
    unsent: readonly Reading[],
  ) => {
    const merged = mergeReadings(listed, unsent)
    return answers ? answers.show(merged) : merged
  }
  const lately = {
    bloodPressure: allOf(bloodPressure.data, waiting.bloodPressure),
    glucose: allOf(glucose.data, waiting.glucose),
  }
  const needsParts =
    isStored(outboxKeys.readings) ||
    isStored(outboxKeys.answers) ||
    isPressing(lately, earliest, care)
  useTaskParts(needsParts, setParts)
  // What a dangerous reading requires waits for nothing else. A call that failed is made again
  // without taking away what is shown, and typed, meanwhile.
  const canShow = isAnswered(bloodPressure) && isAnswered(glucose) && (!!parts || !needsParts)
  const [wasShown, setShown] = useState(canShow)
  if (canShow && !wasShown) setShown(true)
  if (!canShow && !wasShown) return <NotYet />
  const all = [appointments, bloodPressure, glucose, day]
  const failed = all.filter(({ isLoadingError }) => isLoadingError)
  return (
    <>
      {parts ? <parts.LiveMessages /> : null}
      {parts ? <parts.WaitingAnswers onChange={setAnswers} /> : null}
      <TaskLists
        now={now}
        earliest={earliest}
        profile={profile}
        upcoming={appointments.sorted?.upcoming}
        news={day.data}
        unread={unread.data ?? day.data?.unread ?? 0}
        care={care}
        newest={newestOf(lately)}
        lately={lately}
        waiting={newestOf(waiting)}
        areReadingsKnown={bloodPressure.data !== undefined && glucose.data !== undefined}
        parts={parts}
        isComplete={all.every(isAnswered)}
        isLoading={all.some(({ isPending }) => isPending)}
        failure={failed[0]?.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    </>
  )
}

/** Fetches the parts that come after the page: at once where the tasks need them, else after the forms. */
function useTaskParts(isNow: boolean, onLoaded: (parts: TaskParts) => void) {
  useEffect(() => {
    let isWanted = true
    const fetchThem = isNow ? fetchParts : fetchFormsAndParts
    fetchThem().then(
      (parts) => isWanted && onLoaded(parts),
      () => dispatchEvent(new Event('ubumi:part-missing')),
    )
    return () => {
      isWanted = false
    }
  }, [isNow, onLoaded])
}
