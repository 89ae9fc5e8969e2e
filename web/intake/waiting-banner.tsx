import { useLocation } from '#web/platform/location.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { intakeOutbox, useWaiting } from './outbox.ts'
import { placeOf } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { wordsOn } from './texts.ts'

/** Sends the unsent form as soon as possible, and says on each page that it is unsent. */
export function WaitingBanner() {
  const waiting = useWaiting()
  const { pathname } = useLocation()
  useOutboxSending(intakeOutbox)
  // The page about it says the same, at length.
  if (!waiting || pathname === '/intake') return null
  const words = wordsOn(waiting.blockedBy, placeOf(outboxKeys.forms))
  const { title, text, way = { to: '/intake', label: 'See the form' } } = words
  return (
    <Banner title={title}>
      {text}{' '}
      <Link to={way.to} className="link">
        {way.label}
      </Link>
    </Banner>
  )
}
