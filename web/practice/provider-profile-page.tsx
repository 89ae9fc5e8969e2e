import '#web/practice/patients/patients.css'
import '#web/appointments/appointments.css'
import '#web/practice/practice.css'
import '#web/practice/calendar/scheduler.css'

import { useProfile } from '#web/platform/signed-in/profile.ts'
import { MsasaTree } from '#web/ui/drawings/msasa-tree.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/page.tsx'
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
  const { data: profile, error, refetch } = useProfile()
  const now = useNow()
  if (!profile)
    return (
      <PracticeMain>
        {error ? (
          <FailedState title={failures.profile} failure={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </PracticeMain>
    )
  return (
    <PracticeMain>
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
    </PracticeMain>
  )
}
