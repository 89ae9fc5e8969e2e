import { Section } from '#web/ui/layout/page.tsx'
import { AppointmentList } from '../own-appointments/appointment-list.tsx'
import { useOwnAppointments } from '../own-appointments.ts'

/** What the user has booked, on the page where they book. */
export function OwnList() {
  const { sorted, now } = useOwnAppointments()
  return sorted && sorted.upcoming.length > 0 ? (
    <Section title="Your appointments">
      <AppointmentList appointments={sorted.upcoming} now={now} />
    </Section>
  ) : null
}
