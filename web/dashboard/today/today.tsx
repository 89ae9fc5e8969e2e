import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#domain/accounts/profile.ts'
import { useOwnAppointments } from '#web/appointments/own-appointments.ts'
import { useLiveMessages } from '#web/messages/live-queries.ts'
import { unreadMessages } from '#web/platform/signed-in/counts.ts'
import { useEffect } from 'react'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { bloodPressureReadings, glucoseReadings, useFewReadings } from '#web/readings/queries.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useUnread } from '../queries.ts'

/** The texts of all tasks and of all advice would delay the page itself. */
const fetchLists = loadOnce(async () => (await import('./task-lists.tsx')).TaskLists)

/** What there is to do today: the calls start with the page, the lists follow. */
export function Today({ profile, now }: { profile: Profile | undefined; now: number }) {
  const appointments = useOwnAppointments()
  const bloodPressure = useFewReadings(bloodPressureReadings)
  const glucose = useFewReadings(glucoseReadings)
  const news = useUnread()
  const unread = useQuery(unreadMessages)
  useLiveMessages()
  // Beside the calls, not after them.
  useEffect(() => void fetchLists().catch(() => undefined), [])
  const all = [appointments, bloodPressure, glucose, news, unread]
  if (all.some(({ isPending }) => isPending)) return <NotYet />
  return (
    <Lazy
      fetchPart={fetchLists}
      props={{
        now,
        profile,
        upcoming: appointments.sorted?.upcoming,
        bloodPressure: bloodPressure.data,
        glucose: glucose.data,
        news: news.data,
        unread: unread.data ?? 0,
      }}
      meanwhile={<NotYet />}
    />
  )
}

function NotYet() {
  return (
    <Section title="Now" className="mt-0 min-h-65">
      <Skeleton lines={6} text="Loading your day..." />
    </Section>
  )
}
