import { useQueryClient } from '@tanstack/react-query'
import type { WaitingEntry } from '#domain/appointments/schema.ts'
import { formatAge, formatTime } from '#web/platform/values/dates.ts'
import { timeOf } from './when.ts'
import { answerOffer, nameOf } from './own-queries.ts'
import { toasts } from '../texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

type Offer = NonNullable<WaitingEntry['offer']>

/** An earlier time that is free now, and how long it is reserved. Removed when its time is over. */
export function OfferPanel({ offer, now }: { offer: Offer; now: number }) {
  const client = useQueryClient()
  const { id, expires_at, provider } = offer
  const accept = useAction(() => answerOffer(client, id, 'acceptance'), {
    success: toasts.offerTaken,
    failure: 'Error',
  })
  const decline = useAction(() => answerOffer(client, id, 'refusal'), {
    success: toasts.offerLeft,
    failure: 'Error',
  })
  if (Date.parse(expires_at) <= now) return null
  return (
    <div
      className="grid gap-3 rounded-surface bg-copper-wash p-4"
      role="group"
      aria-label="An earlier time is free"
    >
      <div>
        <p className="font-bold">An earlier time is free: {timeOf(offer)}</p>
        <p>
          With {nameOf(provider)}. It is reserved for you until {formatTime(expires_at)} (
          {timeLeft(expires_at, now)}).
        </p>
      </div>
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

function timeLeft(expires_at: string, now: number): string {
  const left = formatAge(now, expires_at)
  return left === 'just now' ? 'less than a minute left' : `${left} left`
}
