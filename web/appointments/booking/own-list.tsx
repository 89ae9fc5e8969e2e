import { Lazy } from '#web/platform/lazy.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { AppointmentList } from '../own-appointments/appointment-list.tsx'
import { PastAppointments } from '../own-appointments/past-appointments.tsx'
import { useOwnAppointments } from '../use-own-appointments.ts'

const fetchNotices = async () => (await import('../own-appointments/care-notices.tsx')).CareNotices

/** The user's appointments on the booking page; past appointments with ratings and shared notes. */
export function OwnList() {
  const { sorted, now, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnAppointments()
  if (!sorted) return null
  const { upcoming, past } = sorted
  return (
    <>
      <Lazy load={fetchNotices} props={{}} optional />
      {upcoming.length > 0 ? (
        <Section title="Your appointments">
          <AppointmentList appointments={upcoming} now={now} />
        </Section>
      ) : null}
      {past.length > 0 ? (
        <Section title="Past and cancelled">
          <PastAppointments
            appointments={past}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            isFetching={isFetchingNextPage}
          />
        </Section>
      ) : null}
    </>
  )
}
