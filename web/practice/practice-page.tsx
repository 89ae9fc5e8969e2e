import { useQuery } from '@tanstack/react-query'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { formatDay, greeting } from '#web/ui/dates.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ForVerified, NotShown } from './practice-gate.tsx'
import { waiting } from './queries.ts'
import { failures } from './texts.ts'

/** A provider's start page: what waits for them, and an honest word on what is not there yet. */
export function PracticePage() {
  const { data: profile } = useProfile()
  const now = useNow()
  return (
    <Main>
      <PageHeading
        kicker={`${greeting(now)}. ${formatDay(now)}`}
        title={profile?.full_name ? `Welcome, ${profile.full_name}` : 'Welcome'}
      />
      <ForVerified>
        <Waiting />
      </ForVerified>
      <Section title="Not here yet">
        <p>
          Your calendar, your list of patients and your ratings come with a later version. Until
          then we arrange appointments with you by mail and by phone.
        </p>
      </Section>
    </Main>
  )
}

const alertsIn = (count: number) =>
  count === 0
    ? 'No alert to acknowledge'
    : count === 1
      ? '1 alert to acknowledge'
      : `${count} alerts to acknowledge`

const sharersIn = (count: number) =>
  count === 0
    ? 'No patient shares them with you now'
    : count === 1
      ? '1 patient shares them with you'
      : `${count} patients share them with you`

function Waiting() {
  const { data, error, refetch } = useQuery(waiting)
  if (!data)
    return error ? (
      <NotShown title={failures.waiting} failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={6} />
    )
  return (
    <ul className="practice-doors">
      <PracticeDoor
        to="/safety-alerts"
        icon="bell"
        title="Safety alerts"
        words={alertsIn(data.open_safety_alerts)}
        isPressing={data.open_safety_alerts > 0}
      >
        Patients who may be unsafe, and who agreed that you are told.
      </PracticeDoor>
      <PracticeDoor
        to="/shared-screenings"
        icon="file"
        title="Shared screenings"
        words={sharersIn(data.shared_screenings)}
      >
        Results of patients who have an appointment with you and share them.
      </PracticeDoor>
    </ul>
  )
}

interface PracticeDoorProps {
  to: `/${string}`
  icon: IconName
  title: string
  words: string
  isPressing?: boolean
  children: string
}

function PracticeDoor({ to, icon, title, words, isPressing, children }: PracticeDoorProps) {
  return (
    <li className={`practice-door${isPressing ? ' practice-pressing' : ''}`}>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      <p className="practice-count">
        <Icon name={icon} />
        {words}
      </p>
      <p className="text-muted">{children}</p>
    </li>
  )
}
