import '#web/practice/practice.css'
import '#web/practice/scheduler.css'

import { useProfile } from '#web/app/signed-in/profile.ts'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { Main, Section } from '#web/ui/page.tsx'
import { PlaceList } from '#web/ui/place-list.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { OwnHeading } from './own-heading.tsx'
import { OwnCard } from './own-card.tsx'
import { ForVerified } from './practice-gate.tsx'
import { practiceModules } from './practice-modules.ts'
import { StatTiles } from './stat-tiles.tsx'
import { TodaysTimeline } from './todays-timeline.tsx'
import { WaitingList } from './waiting-list.tsx'

/** A provider's start page: today, what waits, the way to everything else, and what patients read of them. */
export function ProviderProfilePage() {
  const { data: profile } = useProfile()
  const now = useNow()
  return (
    <Main>
      {profile ? <OwnHeading profile={profile} now={now} /> : null}
      <ForVerified>
        <StatTiles />
        <div className="practice-day">
          <WaitingList now={now} />
          <TodaysTimeline now={now} />
        </div>
        <Section title="Your practice">
          {profile ? <PlaceList places={practiceModules(profile)} /> : null}
        </Section>
      </ForVerified>
      {profile ? <OwnCard profile={profile} /> : null}
      <LusakaTimeNote />
    </Main>
  )
}
