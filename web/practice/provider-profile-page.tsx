import '#web/practice/practice.css'
import '#web/practice/today/today.css'

import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { ForVerified } from './practice-gate.tsx'
import { errorTitles } from './texts.ts'
import { isCall } from './today/held-slot.tsx'
import { OwnHeading } from './today/own-heading.tsx'
import { useWorkingDays } from './today/use-working-days.ts'
import { WaitingList } from './today/waiting-list.tsx'
import { WorkingDays } from './today/working-days.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchMsasaTree = async () =>
  (await import('#web/ui/drawings/scenes/msasa-tree.tsx')).MsasaTree

/** Fetched by those who have a session in the app on these days. */
const fetchWaitingPatients = async () => (await import('./today/waiting-room.tsx')).WaitingRoom

const fetchArrivals = loadOnce(async () => (await import('./today/arrivals.tsx')).Arrivals)

const fetchNext = loadOnce(async () => (await import('./today/next-patient.tsx')).NextPatient)

const fetchUnmarked = loadOnce(
  async () => (await import('./today/unmarked-sessions.tsx')).UnmarkedSessions,
)
const fetchAttention = loadOnce(
  async () => (await import('./today/attention-task.tsx')).AttentionTask,
)

/** Below the first screen of a phone. */
const fetchOwnCard = async () => (await import('./own-card.tsx')).OwnCard

/** Nothing, but for a new account. */
const fetchFirstRun = async () => (await import('#web/first-run/first-run.tsx')).FirstRun

/** Nothing, but for a new provider. */
const fetchSteps = loadOnce(async () => (await import('./hours/first-steps.tsx')).FirstSteps)
const fetchTiles = async () => (await import('./today/stat-tiles.tsx')).StatTiles

/** A provider's start page: today, pending tasks, four figures, and what patients read about them. */
export function ProviderProfilePage() {
  const query = useProfile()
  const now = useNow()
  return (
    <Main>
      <QueryView query={query} failed={errorTitles.profile} fallback={<Skeleton lines={8} />}>
        {(profile) => (
          <>
            <OwnHeading profile={profile} now={now} />
            <Lazy
              load={fetchFirstRun}
              props={{ kind: profile.provider_status === 'approved' ? 'provider' : 'new provider' }}
              optional
            />
            <ForVerified
              drawing={<LateDrawing fetchDrawing={fetchMsasaTree} width={200} box={[320, 240]} />}
            >
              <Day now={now} />
            </ForVerified>
            <Lazy load={fetchOwnCard} props={{ profile }} fallback={<SkeletonBlock />} />
            <LusakaTimeNote />
          </>
        )}
      </QueryView>
    </Main>
  )
}

/** Separate, so that a provider without patients fetches nothing of this. */
function Day({ now }: { now: number }) {
  const query = useWorkingDays(now)
  const appointments = query.data?.days.flatMap((day) => day.appointments) ?? []
  return (
    <>
      {appointments.some(isCall) ? (
        <Lazy load={fetchWaitingPatients} props={{ appointments, now }} />
      ) : null}
      <Lazy
        load={fetchArrivals}
        props={{
          appointments: query.data?.days.flatMap((day) => day.appointments),
          now,
          onChanged: query.reread,
        }}
        optional
      />
      {query.data ? (
        <Lazy
          load={fetchNext}
          props={{ appointments: query.data.days[0]?.appointments ?? [], now }}
          optional
        />
      ) : null}
      <Lazy load={fetchSteps} props={{}} optional />
      <div className="practice-day">
        <WaitingList
          now={now}
          shown={appointments}
          attention={
            <>
              <Lazy load={fetchAttention} props={{}} optional />
              <Lazy load={fetchUnmarked} props={{}} optional />
            </>
          }
        />
        <WorkingDays query={query} now={now} />
        <div className="practice-figures">
          <Lazy
            load={fetchTiles}
            props={{}}
            fallback={
              <div className="stat-tiles-waiting">
                <SkeletonBlock />
              </div>
            }
          />
        </div>
      </div>
    </>
  )
}
