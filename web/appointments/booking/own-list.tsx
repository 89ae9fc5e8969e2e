import { isOffered } from '#domain/values/brand.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { AppointmentList } from '../own-appointments/appointment-list.tsx'
import { PastAppointments } from '../own-appointments/past-appointments.tsx'
import { useOwnAppointments } from '../use-own-appointments.ts'

const fetchNotices = async () => (await import('../own-appointments/care-notices.tsx')).CareNotices

const fetchGroups = async () =>
  (await import('#web/students/groups/group-sessions.tsx')).GroupSessions

/** The user's appointments on the booking page; past appointments with ratings and shared notes. */
export function OwnList() {
  const { data: profile } = useProfile()
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
      {/* Without a page of their own, students find their groups here. */}
      {profile?.is_student && !isOffered('students') ? (
        <Lazy load={fetchGroups} props={{ profile }} />
      ) : null}
    </>
  )
}
