import { opensBefore } from '#domain/calls/window.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import type { CallState } from './queries.ts'
import type { Places } from './texts.ts'

interface ClosedCallProps {
  state: Exclude<CallState, { is: 'open' }>
  places: Places
}

/** Before and after the time in which the session can be entered. */
export function ClosedCall({ state, places }: ClosedCallProps) {
  return (
    <>
      {state.is === 'early' ? <Early opens_at={state.opens_at} /> : <Over />}
      <div className="form-actions mt-8">
        <LinkButton to={places.list}>See my appointments</LinkButton>
        <LinkButton variant="quiet" to={places.messages}>
          Open messages
        </LinkButton>
      </div>
    </>
  )
}

function Early({ opens_at }: { opens_at: string }) {
  const now = useNow()
  const starts = Date.parse(opens_at) + opensBefore * 60_000
  const isToday = dayOf(now) === dayOf(starts)
  return (
    <>
      <PageHeading
        title="Your session is not open yet"
        lead={`It starts ${isToday ? 'today' : `on ${formatDay(starts)}`} at ${formatTime(starts)}.`}
      />
      <div className="call-part">
        <p>
          You can enter from <strong>{formatTime(opens_at)}</strong>. Keep this page open: it opens
          automatically.
        </p>
        <LusakaTimeNote />
      </div>
    </>
  )
}

function Over() {
  return (
    <>
      <PageHeading title="This session is over" />
      <div className="call-part">
        <p>
          It can no longer be entered. Did you miss it? Write a message and agree on a new time.
        </p>
      </div>
    </>
  )
}
