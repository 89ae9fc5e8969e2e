import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#domain/accounts/profile.ts'
import { useOwnAppointments } from '#web/appointments/own-appointments.ts'
import { useLiveMessages } from '#web/messages/live-queries.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { unreadMessages } from '#web/platform/signed-in/counts.ts'
import { bloodPressureReadings, glucoseReadings, useFewReadings } from '#web/readings/queries.ts'
import { useDay } from '../queries.ts'
import { NotYet } from './not-yet.tsx'

/** What the lists import: requested beside them, not once they have come. */
const besideLists = [
  loadOnce(async () => (await import('#web/readings/waiting/outbox.ts')).readingOutbox),
  loadOnce(
    async () =>
      (await import('#web/readings/record/record-blood-pressure-form.tsx')).RecordBloodPressureForm,
  ),
  loadOnce(
    async () => (await import('#web/readings/record/record-glucose-form.tsx')).RecordGlucoseForm,
  ),
  loadOnce(async () => (await import('#web/ui/forms/form.tsx')).Form),
]

/** The texts of all tasks and of all advice would delay the page itself. */
export const fetchLists = loadOnce(async () => {
  for (const fetchPart of besideLists) fetchPart().catch(() => undefined)
  return (await import('./task-lists.tsx')).TaskLists
})

/** Has data, or has failed at least once. Data that came with the HTML do not count as fetched. */
const isAnswered = ({ isSuccess, isFetched }: { isSuccess: boolean; isFetched: boolean }) =>
  isSuccess || isFetched

/** What there is to do today: the calls start with the page, the lists follow. */
export function Today({ profile, now }: { profile: Profile | undefined; now: number }) {
  const appointments = useOwnAppointments()
  const bloodPressure = useFewReadings(bloodPressureReadings)
  const glucose = useFewReadings(glucoseReadings)
  const day = useDay()
  const unread = useQuery(unreadMessages)
  useLiveMessages()
  // Beside the calls, not after them.
  useEffect(() => void fetchLists().catch(() => undefined), [])
  // What a dangerous reading requires waits for nothing else. A call that failed is made again
  // without taking away what is shown, and typed, meanwhile.
  if (!isAnswered(bloodPressure) || !isAnswered(glucose)) return <NotYet />
  const all = [appointments, bloodPressure, glucose, day, unread]
  const failed = all.filter(({ isLoadingError }) => isLoadingError)
  return (
    <Lazy
      fetchPart={fetchLists}
      props={{
        now,
        profile,
        upcoming: appointments.sorted?.upcoming,
        bloodPressure: bloodPressure.data,
        glucose: glucose.data,
        news: day.data,
        unread: unread.data ?? 0,
        isComplete: all.every(isAnswered),
        isLoading: all.some(({ isPending }) => isPending),
        failure: failed[0]?.error,
        onRetry: () => failed.forEach(({ refetch }) => void refetch()),
      }}
      meanwhile={<NotYet />}
    />
  )
}
