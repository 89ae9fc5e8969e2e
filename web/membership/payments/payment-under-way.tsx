import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { customerMessage } from '#domain/membership/statement.ts'
import { brand } from '#domain/values/brand.ts'
import { isOpen } from '#domain/membership/payment-status.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import type { Payment } from '#domain/membership/schema.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { TimeLeft } from '../time-left.tsx'
import { expiredText, failedText, failureTexts } from '../texts.ts'
import { cancelPayment, refreshPaid } from '../queries.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

const fetchNextSteps = async () => (await import('../benefits/next-steps.tsx')).NextSteps

/** Cancels a payment with a pending PIN, and starts again with another number. */
function WrongNumber({ payment, onCancelled }: { payment: Payment; onCancelled: () => void }) {
  const client = useQueryClient()
  const cancel = useAction(
    async () => {
      const { status, failure } = await cancelPayment(client, payment.id)
      if (status === 'failed' && failure === 'cancelled') onCancelled()
    },
    { failure: 'Could not cancel the payment' },
  )

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ActionButton variant="quiet" action={cancel} busyLabel="Cancelling...">
        Wrong number?
      </ActionButton>
      <span className="text-muted">
        This cancels the request. You can then enter another number.
      </span>
    </div>
  )
}

/** The status of the newest payment, as text that updates automatically and is announced. */
export function PaymentUnderWay({
  payment,
  onCancelled,
}: {
  payment: Payment
  /** Opens the form again for the same plan. */
  onCancelled: () => void
}) {
  const client = useQueryClient()
  const box = useRef<HTMLElement>(null)
  const { status } = payment
  const wasOpen = useRef(isOpen(status))
  useEffect(() => {
    if (!wasOpen.current || isOpen(status)) return
    wasOpen.current = false
    refreshPaid(client)
  }, [client, status])
  useEffect(() => box.current?.focus(), [])
  const { title, text } = wordsOf(payment)
  return (
    <section
      className={`mt-6 rounded-surface p-5 md:p-8 ${status === 'succeeded' && payment.refund_status === 'none' ? 'bg-leaf-wash' : 'bg-copper-wash'}`}
    >
      <section ref={box} tabIndex={-1} role="status" aria-label="Your payment">
        <h2>{title}</h2>
        <p className="mt-2">{text}</p>
      </section>
      {isOpen(status) ? (
        <>
          <TimeLeft until={payment.expires_at} />
          <WrongNumber payment={payment} onCancelled={onCancelled} />
        </>
      ) : null}
      {hasPlanNow(payment) ? (
        <Lazy load={fetchNextSteps} props={{ plan_keys: [payment.plan_key!] }} optional />
      ) : null}
    </section>
  )
}

/** Whether the payment has brought a plan that runs today. */
const hasPlanNow = ({ status, refund_status, plan_key, paid_from }: Payment) =>
  status === 'succeeded' &&
  refund_status === 'none' &&
  plan_key !== null &&
  (paid_from ?? '') <= dayOf(Date.now())

function wordsOf(payment: Payment) {
  const { status, failure, phone, amount_ngwee, plan_name, paid_from, paid_until } = payment
  const amount = formatMoney(amount_ngwee)
  const number = showPhone(phone)
  if (isOpen(status)) {
    return {
      title: `Enter your PIN on ${number}`,
      text: `The phone with this number asks you to pay ${amount} to ${customerMessage(brand.name)}. You can leave this page. We email you when the money arrives.`,
    }
  }
  if (status === 'succeeded' && payment.refund_status === 'refunded') {
    return {
      title: 'We send this payment back',
      text: `${amount} from ${number} goes back to that number.`,
    }
  }
  if (status === 'succeeded' && payment.purpose === 'invoice') {
    return { title: 'Your payment has arrived', text: `Thank you. ${amount} is paid.` }
  }
  if (status === 'succeeded') {
    return {
      title: 'Your payment has arrived',
      text: `Thank you. ${plan_name} is yours${paid_from && paid_from > dayOf(Date.now()) ? ` from ${formatDate(paid_from)}` : ''}${paid_until ? ` until ${formatDate(paid_until)}` : ''}.`,
    }
  }
  if (status === 'expired') return { title: 'No answer from the phone', text: expiredText }
  if (failure === 'cancelled') {
    return {
      title: 'Payment cancelled',
      text: `Do not enter a PIN on ${number} for it. If money is still taken, it counts. If you have paid again, we send it back.`,
    }
  }
  if (failure === 'paid_before') {
    return {
      title: 'You have paid already',
      text: `An earlier payment arrived. Do not enter a PIN on ${number}. If money is still taken, we send it back.`,
    }
  }
  return {
    title: 'The payment failed',
    text: failureTexts[failure ?? ''] ?? failedText,
  }
}
