import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DayWait } from '#domain/appointments/day-waits.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { timeOf } from '../own-appointments/when.ts'
import { answerDayOffer, leaveDay, ownDayWaits } from './day-wait-queries.ts'

/** The full days that the user waits for, and what is held for them now. Nothing where there are none. */
export function OwnDayWaits() {
  const { data = [] } = useQuery(ownDayWaits)
  const now = useNow()
  if (data.length === 0) return null
  return (
    <Section title="Your places on the list" className="mt-0">
      <ul className="grid gap-4">
        {data.map((wait) => (
          <li key={wait.id}>
            <WaitItem wait={wait} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function WaitItem({ wait, now }: { wait: DayWait; now: number }) {
  const client = useQueryClient()
  const leave = useAction(() => leaveDay(client, wait.id))
  const { day, session_type, duration_minutes, provider, offer } = wait
  const isHeld = offer && Date.parse(offer.expires_at) > now
  return (
    <div className="grid gap-3 rounded-surface bg-copper-wash p-4">
      <div>
        <p className="font-bold">{formatDay(day)}</p>
        <p>
          {session_type}, {duration_minutes} minutes, with{' '}
          {provider ? <span translate="no">{provider.full_name}</span> : 'anyone'}
        </p>
      </div>
      {isHeld ? (
        <Held wait={wait} offer={offer} />
      ) : (
        <p>This day is full. If a time comes free, we email you and hold it for you.</p>
      )}
      <div className="form-actions">
        <ActionButton variant="quiet" action={leave} busyLabel="Removing...">
          Remove my name
          <VisuallyHidden> from the list for {formatDay(day)}</VisuallyHidden>
        </ActionButton>
      </div>
      {leave.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describeFailure(leave.failure)}
        </p>
      ) : null}
    </div>
  )
}

/** A time that is held for the user: taken or left by one press. */
function Held({ wait, offer }: { wait: DayWait; offer: NonNullable<DayWait['offer']> }) {
  const client = useQueryClient()
  const accept = useAction(() => answerDayOffer(client, wait, 'acceptance'), {
    success: {
      title: 'Success',
      text: 'The time is requested. We email you once it is confirmed.',
    },
    failure: 'Error',
  })
  const decline = useAction(() => answerDayOffer(client, wait, 'refusal'), {
    success: { title: 'Success', text: 'You keep your place on the list.' },
    failure: 'Error',
  })
  return (
    <div role="group" aria-label="A time is free" className="grid gap-3">
      <p role="status">
        <strong>A time is free: {timeOf(offer)}</strong>, with{' '}
        {offer.provider ? <span translate="no">{offer.provider.full_name}</span> : 'your provider'}.
        It is held for you until {formatTime(offer.expires_at)}. Then we offer it to the next
        person.
      </p>
      <div className="form-actions">
        <ActionButton action={accept} busyLabel="Requesting...">
          Take it
        </ActionButton>
        <ActionButton variant="quiet" action={decline} busyLabel="Saving...">
          Leave it
        </ActionButton>
      </div>
    </div>
  )
}
