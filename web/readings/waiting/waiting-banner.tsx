import { useLocation } from '#web/ui/location.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { Link } from '#web/ui/link.tsx'
import { useWaiting } from './outbox.ts'
import { howMany, notices } from './texts.ts'
import { useSending } from './use-sending.ts'

/** Sends the readings that wait as soon as that can be, and says on each other page that they do. */
export function WaitingBanner() {
  const { readings } = useWaiting()
  const { pathname } = useLocation()
  useSending(readings)
  const elsewhere = readings.filter(({ kind }) => hubOf(kind) !== pathname)
  const [first] = elsewhere
  if (!first) return null
  return (
    <Banner title={notices.waiting.title}>
      {howMany(elsewhere.length)} for a line.{' '}
      <Link to={hubOf(first.kind)} className="link">
        See what waits
      </Link>
    </Banner>
  )
}

const hubOf = (kind: string) => (kind === 'glucose-readings' ? '/diabetes' : '/hypertension')
