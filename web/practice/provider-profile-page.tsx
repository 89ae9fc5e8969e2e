import '#web/practice/patients/patients.css'
import '#web/appointments/appointments.css'
import '#web/practice/practice.css'
import '#web/practice/calendar/scheduler.css'

import { useProfile } from '#web/platform/signed-in/profile.ts'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { OwnCard } from './own-card.tsx'
import { OwnHeading } from './own-heading.tsx'
import { ForVerified, PracticeMain } from './practice-gate.tsx'
import { PracticeModules } from './practice-modules.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { failures } from './texts.ts'
import { TodaysTimeline } from './calendar/todays-timeline.tsx'
import { WaitingList } from './calendar/waiting-list.tsx'

/**
 * A provider's start page: today, pending tasks, links to everything else, and what patients read
 * about them.
 */
export function ProviderProfilePage() {
  const query = useProfile()
  const now = useNow()
  return (
    <PracticeMain>
      <QueryView query={query} failed={failures.profile} waiting={<Skeleton lines={8} />}>
        {(profile) => (
          <>
            <OwnHeading profile={profile} now={now} />
            <ForVerified drawing={<MsasaTree width={200} />}>
              <div className="practice-day">
                <WaitingList now={now} />
                <TodaysTimeline now={now} />
              </div>
              <StatTiles />
              <Section title="Your practice">
                <PracticeModules profile={profile} />
              </Section>
            </ForVerified>
            <OwnCard profile={profile} />
            <LusakaTimeNote />
          </>
        )}
      </QueryView>
    </PracticeMain>
  )
}
