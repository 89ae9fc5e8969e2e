import '#web/practice/hours/availability.css'

import { useQuery } from '@tanstack/react-query'
import { Lazy } from '#web/platform/lazy.tsx'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { AvailabilityForm } from './availability-form.tsx'
import { ownAvailability } from './availability-queries.ts'
import { errorTitles } from '#web/practice/texts.ts'

/** Below the week, which is more than the first screen. */
const fetchAbsences = async () => (await import('./absences-part.tsx')).AbsencesPart

/** When a provider can be booked. */
export function AvailabilityPage() {
  return (
    <Main>
      <PageHeading
        title="Your hours"
        lead="Patients book one of six hours a day: 09:00, 10:00, 11:00, 14:00, 15:00 or 16:00. Say here which of them are yours."
      />
      <Hours />
      <Section title="Absences by the hour">
        <Lazy load={fetchAbsences} props={{}} fallback={<Skeleton lines={3} />} />
      </Section>
      <LusakaTimeNote />
    </Main>
  )
}

function Hours() {
  const query = useQuery(ownAvailability)
  return (
    <QueryView query={query} failed={errorTitles.availability} fallback={<SkeletonBlock />}>
      {(saved) => <AvailabilityForm saved={saved} />}
    </QueryView>
  )
}
