import '#web/practice/calendar/scheduler.css'
import '#web/practice/calendar/month/month.css'
import '#web/practice/calendar/appointment-rows.css'

import { useLocation } from '#web/platform/location.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CalendarPanel } from './month/calendar-panel.tsx'
import { ForVerified } from '#web/practice/practice-gate.tsx'
import { UpcomingPanel } from './upcoming-panel.tsx'

const tabs = [
  { id: 'calendar', label: 'Calendar', content: <CalendarPanel /> },
  { id: 'list', label: 'List', content: <UpcomingPanel /> },
]

/**
 * A provider's appointments: a month at a glance, or one after another. `#list` opens the second.
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
        <Tabs label="Appointments" tabs={tabs} initial={hash === '#list' ? 'list' : 'calendar'} />
        <LusakaTimeNote />
      </ForVerified>
    </Main>
  )
}
