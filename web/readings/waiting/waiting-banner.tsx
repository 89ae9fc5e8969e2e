import { useLocation } from '#web/platform/location.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useWaiting } from './outbox.ts'
import { howMany, notices } from './texts.ts'
import { useSending } from './use-sending.ts'

/** Sends the queued readings as soon as possible, and says on each other page that there are some. */
export function WaitingBanner() {
  const { readings } = useWaiting()
  const { pathname } = useLocation()
  useSending(readings)
  const elsewhere = readings.filter(({ kind }) => hubOf(kind) !== pathname)
  const [first] = elsewhere
  if (!first) return null
  return (
    <Banner title={notices.waiting.title}>
      {howMany(elsewhere.length)}{' '}
      <Link to={hubOf(first.kind)} className="link">
        See unsent readings
      </Link>
    </Banner>
  )
}

const hubOf = (kind: string) => (kind === 'glucose-readings' ? '/diabetes' : '/hypertension')
