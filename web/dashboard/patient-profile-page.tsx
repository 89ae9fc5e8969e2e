import { useProfile } from '#web/platform/signed-in/profile.ts'
import { formatDay, greeting } from '#web/platform/values/dates.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { useNow } from '#web/platform/use-now.ts'
import { useDay } from './queries.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { fetchFormsAndParts, Today } from './today/today.tsx'

/** What is below the first screen leaves the connection to the tasks. */
const afterTasks = () => fetchFormsAndParts().catch(() => undefined)

/** Nothing, but for a new account. */
const fetchFirstRun = async () => (await import('#web/first-run/first-run.tsx')).FirstRun

const fetchCards = async () => (await import('#web/readings/dashboard-cards.tsx')).DashboardCards

const fetchOwnDetails = async () => {
  await afterTasks()
  return (await import('./own-details.tsx')).OwnDetails
}

const fetchBelow = async () => {
  await afterTasks()
  return (await import('./below-tasks.tsx')).BelowTasks
}

/**
 * A client's day: what to do now and later, the trend of the readings, and what no other place of the
 * app has.
 */
export function PatientProfilePage() {
  const { data: profile, error } = useProfile()
  useFailureToast('Error fetching profile', error)
  const now = useNow()
  const { data: news } = useDay()
  return (
    <Main>
      <PageHeading
        kicker={
          <>
            {greeting(now)}. <span className="whitespace-nowrap">{formatDay(now)}</span>
          </>
        }
        title={profile?.full_name ? `Welcome, ${profile.full_name}` : 'Welcome'}
      />
      <Lazy load={fetchFirstRun} props={{ kind: 'client' }} optional />
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
        <div className="lg:row-span-2">
          <Today profile={profile} />
        </div>
        <div className="grid content-start gap-6 md:grid-cols-2 lg:row-span-2 lg:grid-cols-1">
          <Lazy load={fetchCards} props={{}} fallback={<CardsToCome />} />
        </div>
        <div>
          <Lazy load={fetchBelow} props={{ news }} fallback={<SkeletonBlock />} />
        </div>
        <div className="grid content-start gap-x-6 gap-y-8 pt-6 md:grid-cols-2 lg:grid-cols-1">
          <Lazy load={fetchOwnDetails} props={{ profile }} fallback={<SkeletonBlock />} />
        </div>
      </div>
    </Main>
  )
}

/** The placeholder is as high as the cards, so the content below does not move. */
function CardsToCome() {
  return [0, 1].map((card) => (
    <div key={card} className="min-h-66">
      <SkeletonBlock />
    </div>
  ))
}
