import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#domain/appointments/schema.ts'
import {
  type ChargeRule,
  freeUntil,
  partOf,
  sentenceOfLate,
  sentenceOfMissed,
  sentenceOfMoved,
} from '#domain/practice/billing/charges.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { chargeRule } from './charge-rule-queries.ts'

const failed = 'Error fetching what a late cancellation costs'

/** Before a visit is booked: what it costs to miss it or to cancel it late. Nothing where both are free of charge. */
export function RuleOfBooking() {
  const { data, error, refetch } = useQuery(chargeRule())
  if (error) return <FailedState title={failed} failure={error} onRetry={() => void refetch()} />
  const sentences = data ? [sentenceOfLate(data), sentenceOfMissed(data)].filter(Boolean) : []
  return sentences.length > 0 ? <p>{sentences.join(' ')}</p> : null
}

/**
 * Before a visit is cancelled: whether that costs anything, and until when it does not. A request costs nothing, unless
 * its patient has moved a confirmed visit to it late.
 */
export function RuleOfCancelling({ appointment }: { appointment: Appointment }) {
  const now = useNow()
  const { data, error, refetch } = useQuery(chargeRule(appointment.id))
  if (error) return <FailedState title={failed} failure={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">Loading what it costs...</p>
  const sentence = sentenceOfLate(data)
  if (!sentence || (appointment.status !== 'confirmed' && !data.is_moved_late)) return null
  if (data.is_moved_late)
    return (
      <p>
        {sentence}{' '}
        <strong>
          {costsNow(appointment, data, 'You moved this visit that late, so it costs the same')}
        </strong>
      </p>
    )
  const until = freeUntil(appointment.appointment_time, data)
  return (
    <p>
      {sentence}{' '}
      <strong>
        {now > until
          ? costsNow(appointment, data, 'It is less than that now')
          : `You can still cancel free of charge, until ${formatDay(until)}, ${formatTime(until)}.`}
      </strong>
    </p>
  )
}

/** Before a confirmed visit is moved late: what it costs where the new time is cancelled. */
export function RuleOfMoving({ appointment }: { appointment: Appointment }) {
  const now = useNow()
  const { data, error, refetch } = useQuery(chargeRule(appointment.id))
  if (error) return <FailedState title={failed} failure={error} onRetry={() => void refetch()} />
  const isLate =
    data &&
    (data.is_moved_late ||
      (appointment.status === 'confirmed' && now > freeUntil(appointment.appointment_time, data)))
  const sentence = isLate ? sentenceOfMoved(data) : undefined
  return sentence ? <p>{sentence}</p> : null
}

/** What it costs to cancel now, in a sentence that begins with why. */
function costsNow({ cost }: Appointment, { late_percent }: ChargeRule, why: string): string {
  if (cost?.included) return `${why}: the visit counts as one of your plan.`
  const amount = cost?.price_ngwee ? `: ${formatMoney(partOf(cost.price_ngwee, late_percent))}` : ''
  return `${why}${amount}.`
}
