import '#web/practice/calendar/scheduler.css'
import '#web/practice/calendar/month/month.css'
import '#web/practice/calendar/appointment-rows.css'
import '#web/practice/calendar/list/list.css'
import '#web/practice/patients/patient-search.css'

import { loadOnce, Lazy } from '#web/platform/lazy.tsx'
import { useLocation } from '#web/platform/location.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AwayNote } from './away-note.tsx'
import { CalendarPanel } from './month/calendar-panel.tsx'
import { ForVerified } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'

/** The calendar is shown first; the lists are fetched for those who open them. */
const fetchList = loadOnce(async () => (await import('./upcoming-panel.tsx')).UpcomingPanel)
const fetchRequests = loadOnce(
  async () => (await import('./list/requests-panel.tsx')).RequestsPanel,
)

const fetchLive = loadOnce(async () => (await import('./live-calendar.tsx')).LiveCalendar)

const lazyPanel = (fetchPart: typeof fetchList | typeof fetchRequests) => (
  <Lazy
    load={fetchPart}
    props={{}}
    fallback={<Skeleton lines={8} text="Loading appointments..." />}
    failed={(failure) => <FailedState title={errorTitles.appointments} failure={failure} />}
  />
)

const tabs = [
  { id: 'calendar', label: 'Calendar', content: <CalendarPanel /> },
  { id: 'list', label: 'List', content: lazyPanel(fetchList) },
  { id: 'requests', label: 'Requests', content: lazyPanel(fetchRequests) },
]

/**
 * A provider's appointments: a month at a glance, or one after another, or what patients ask for.
 * `#list` and `#requests` open the other two.
 */
export function SchedulerPage() {
  const { hash } = useLocation()
  return (
    <Main>
      <PageHeading
        title="Appointment Scheduler"
        actions={
          <LinkButton to="/availability" variant="quiet">
            Your hours
          </LinkButton>
        }
      />
      <ForVerified>
        <AwayNote />
        <Lazy load={fetchLive} props={{}} optional />
        <Tabs label="Appointments" tabs={tabs} initial={hash.slice(1)} />
        <LusakaTimeNote />
      </ForVerified>
    </Main>
  )
}
