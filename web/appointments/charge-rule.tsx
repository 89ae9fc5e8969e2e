import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#domain/appointments/schema.ts'
import {
  type ChargeRule,
  freeUntil,
  partOf,
  sentenceOfLate,
  sentenceOfMissed,
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

/** Before a confirmed visit is cancelled: whether that costs anything, and until when it does not. */
export function RuleOfCancelling({ appointment }: { appointment: Appointment }) {
  const now = useNow()
  const { data, error, refetch } = useQuery(chargeRule(appointment.id))
  if (error) return <FailedState title={failed} failure={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">Loading what it costs...</p>
  const sentence = sentenceOfLate(data)
  if (!sentence) return null
  const until = freeUntil(appointment.appointment_time, data)
  return (
    <p>
      {sentence}{' '}
      <strong>
        {now > until
          ? costsNow(appointment, data)
          : `You can still cancel free of charge, until ${formatDay(until)}, ${formatTime(until)}.`}
      </strong>
    </p>
  )
}

function costsNow({ cost }: Appointment, { late_percent }: ChargeRule): string {
  if (cost?.included) return 'It is less than that now: the visit counts as one of your plan.'
  const amount = cost?.price_ngwee ? `: ${formatMoney(partOf(cost.price_ngwee, late_percent))}` : ''
  return `It is less than that now${amount}.`
}
