import '#web/practice/hours/availability.css'

import { useQuery } from '@tanstack/react-query'
import { hasUsualStarts, startsOnWeekday } from '#domain/appointments/clinic-calendar.ts'
import type { PublicCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { slotMinutes } from '#domain/appointments/slots.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { AvailabilityForm } from './availability-form.tsx'
import { clinicCalendar, ownAvailability } from './availability-queries.ts'
import type { ClinicTimes } from './weekday-hours.tsx'
import { errorTitles } from '#web/practice/texts.ts'

/** Below the week, which is more than the first screen. */
const fetchAbsences = async () => (await import('../absences/absences-part.tsx')).AbsencesPart

const fetchCovers = async () => (await import('#web/practice/covers/covers-part.tsx')).CoversPart

const fetchSteps = async () => (await import('./first-steps.tsx')).FirstSteps
const fetchMore = async () => (await import('./more-hours.tsx')).MoreHours

/** When a provider can be booked. */
export function AvailabilityPage() {
  const calendar = useQuery(clinicCalendar)
  const clinic = calendar.data && ownTimes(calendar.data)
  return (
    <Main>
      <PageHeading
        title="Your hours"
        lead={
          clinic
            ? 'Patients book times within the opening hours of the clinic. Say here which hours are yours.'
            : 'Patients book one of six hours a day: 09:00, 10:00, 11:00, 14:00, 15:00 or 16:00. Say here which of them are yours.'
        }
      />
      <Lazy load={fetchSteps} props={{ isWhole: true }} />
      <Hours clinic={clinic} />
      <Section title="Single dates">
        <Lazy load={fetchMore} props={{}} fallback={<Skeleton lines={3} />} />
      </Section>
      <Section title="Absences">
        <Lazy load={fetchAbsences} props={{}} fallback={<Skeleton lines={3} />} />
      </Section>
      <Section title="Who covers">
        <Lazy load={fetchCovers} props={{}} fallback={<Skeleton lines={3} />} />
      </Section>
      <LusakaTimeNote />
    </Main>
  )
}

/** The times of a clinic; undefined where they are those of a new installation, which the page names. */
function ownTimes(calendar: PublicCalendar): ClinicTimes | undefined {
  const minutes = calendar.visit_types[0]?.duration_minutes ?? slotMinutes
  const starts = (weekday: number) => startsOnWeekday(calendar, weekday, minutes)
  return minutes === slotMinutes && hasUsualStarts(calendar) ? undefined : { starts, minutes }
}

function Hours({ clinic }: { clinic: ClinicTimes | undefined }) {
  const query = useQuery(ownAvailability)
  return (
    <QueryView query={query} failed={errorTitles.availability} fallback={<SkeletonBlock />}>
      {(saved) => <AvailabilityForm saved={saved} clinic={clinic} />}
    </QueryView>
  )
}
