import { useQuery } from '@tanstack/react-query'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles } from '#web/admin/texts.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { keptCalendar } from './calendar-queries.ts'
import { ClosedDays } from './closed-days.tsx'
import { OpeningPart } from './opening-part.tsx'

const fetchVisitTypes = loadOnce(async () => (await import('./visit-types.tsx')).VisitTypes)

/** What can be booked at the clinic, and when: visit types, opening hours, slot grid and closed days. */
export function CalendarPage() {
  const query = useQuery(keptCalendar)
  return (
    <AdminMain>
      <PageHeading
        title="Calendar"
        lead="What can be booked, and when. Providers choose their own hours within the opening hours."
      />
      <Lazy
        load={fetchVisitTypes}
        props={{}}
        fallback={<Skeleton lines={4} />}
        failed={(failure) => <FailedState title={errorTitles.visitTypes} failure={failure} />}
      />
      <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={8} />}>
        {(calendar) => (
          <>
            {calendar.outside > 0 ? (
              <p className="mt-8">
                {calendar.outside === 1
                  ? 'One upcoming appointment is'
                  : `${calendar.outside} upcoming appointments are`}{' '}
                outside of these hours or on a closed day. They stay as they are: ask the front desk
                to move them.
              </p>
            ) : null}
            <OpeningPart calendar={calendar} />
            <ClosedDays calendar={calendar} />
          </>
        )}
      </QueryView>
    </AdminMain>
  )
}
