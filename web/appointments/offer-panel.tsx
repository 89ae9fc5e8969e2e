import { useQueryClient } from '@tanstack/react-query'
import type { WaitingEntry } from '#domain/appointments/schema.ts'
import { formatAge, formatTime } from '#web/ui/dates.ts'
import { timeOf } from './appointment-card.tsx'
import { OnceButton } from './once-button.tsx'
import { answerOffer, nameOf } from './queries.ts'
import { notices } from './texts.ts'

type Offer = NonNullable<WaitingEntry['offer']>

/** An earlier time that has come free, and how long it is kept. Gone with its time. */
export function OfferPanel({ offer, now }: { offer: Offer; now: number }) {
  const client = useQueryClient()
  const { id, expires_at, provider } = offer
  if (Date.parse(expires_at) <= now) return null
  return (
    <div
      className="grid gap-3 rounded-surface bg-copper-wash p-4"
      role="group"
      aria-label="An earlier time is free"
    >
      <div>
        <p className="font-semibold">An earlier time is free: {timeOf(offer)}</p>
        <p>
          With {nameOf(provider)}. It is kept for you until {formatTime(expires_at)} (
          {timeLeft(expires_at, now)}).
        </p>
      </div>
      <div className="form-actions">
        <OnceButton
          busyLabel="Requesting..."
          notice={notices.offerTaken}
          onPress={() => answerOffer(client, id, 'acceptance')}
        >
          Take it
        </OnceButton>
        <OnceButton
          variant="quiet"
          busyLabel="Saving..."
          notice={notices.offerLeft}
          onPress={() => answerOffer(client, id, 'refusal')}
        >
          Leave it
        </OnceButton>
      </div>
    </div>
  )
}

function timeLeft(expires_at: string, now: number): string {
  const left = formatAge(now, expires_at)
  return left === 'just now' ? 'less than a minute left' : `${left} left`
}
