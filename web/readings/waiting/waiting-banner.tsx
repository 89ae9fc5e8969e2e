import { useLocation } from '#web/platform/location.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useOutbox, useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { placeOf } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { readingOutbox } from './outbox.ts'
import { headingOf, howMany } from './texts.ts'

/** Sends the queued readings as soon as possible, and says on each other page that there are some. */
export function WaitingBanner() {
  const { waiting: readings } = useOutbox(readingOutbox)
  const { pathname, search } = useLocation()
  useOutboxSending(readingOutbox)
  const elsewhere = readings.filter(
    ({ kind }) => ![pathname, pathname + search].includes(hubOf(kind)),
  )
  const [first] = elsewhere
  if (!first) return null
  const reasons = elsewhere.map(({ blockedBy }) => blockedBy)
  return (
    <Banner title={headingOf(reasons, placeOf(outboxKeys.readings))}>
      {howMany(elsewhere.length)}{' '}
      <Link to={hubOf(first.kind)} className="link">
        See unsent readings
      </Link>
    </Banner>
  )
}

const hubs: Record<string, `/${string}`> = {
  'glucose-readings': '/diabetes',
  weights: '/hypertension?tab=weight',
}
const hubOf = (kind: string) => hubs[kind] ?? '/hypertension'
