import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { AppointmentList } from '../own-appointments/appointment-list.tsx'
import { useOwnAppointments } from '../own-appointments.ts'

/**
 * For users who may not open /appointments (spec section 6), such as students: what they have
 * booked.
 */
export function OwnListHere() {
  const { data: profile } = useProfile()
  const hasPage = profile?.role === 'client' && !profile.is_student
  return profile && !hasPage ? <List /> : null
}

function List() {
  const { sorted, now } = useOwnAppointments()
  return sorted && sorted.ahead.length > 0 ? (
    <Section title="Your appointments">
      <AppointmentList appointments={sorted.ahead} now={now} />
    </Section>
  ) : null
}
