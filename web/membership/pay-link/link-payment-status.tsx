import { useEffect, useRef, useState } from 'react'
import { isOpen } from '#domain/membership/payment-status.ts'
import type { LinkPayment } from '#domain/membership/schema.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { failedText, failureTexts } from '../texts.ts'
import { TimeLeft } from '../time-left.tsx'
import { fetchLinkPayment } from './link-calls.ts'

/** Milliseconds between two looks at a payment that waits for its PIN. */
const lookAgain = 2000

/** How far a payment by a link is, as text that updates automatically and is announced. */
export function LinkPaymentStatus({
  token,
  first,
  onAgain,
}: {
  token: string
  first: LinkPayment
  onAgain: () => void
}) {
  const [payment, setPayment] = useState(first)
  const box = useRef<HTMLElement>(null)
  const isWaiting = isOpen(payment.status)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      // Without a connection the next look may have one.
      fetchLinkPayment(token, first.id).then(setPayment, () => undefined)
    }, lookAgain)
    return () => clearInterval(timer)
  }, [token, first.id, isWaiting])
  const { title, text, isPaid } = wordsOf(payment)
  return (
    <section className={`rounded-surface p-5 md:p-8 ${isPaid ? 'bg-leaf-wash' : 'bg-copper-wash'}`}>
      <section ref={box} tabIndex={-1} role="status" aria-label="Your payment">
        <h2>{title}</h2>
        <p className="mt-2">{text}</p>
      </section>
      {isWaiting ? <TimeLeft until={payment.expires_at} /> : null}
      {isWaiting || isPaid ? null : (
        <div className="mt-6">
          <Button onClick={onAgain}>Try again</Button>
        </div>
      )}
    </section>
  )
}

interface Words {
  title: string
  text: string
  isPaid?: true
}

function wordsOf({ status, failure, amount_ngwee, refund_status }: LinkPayment): Words {
  const amount = formatMoney(amount_ngwee)
  if (isOpen(status))
    return {
      title: 'Enter your PIN on the phone that pays',
      text: `It asks you to pay ${amount}. Keep this page open to see when the money arrives.`,
    }
  if (status === 'succeeded' && refund_status === 'refunded')
    return {
      title: 'We send this payment back',
      text: `It was paid already, or no more is open. ${amount} goes back to the number that paid.`,
    }
  if (status === 'succeeded')
    return {
      title: 'Your payment has arrived',
      text: `Thank you. ${amount} is paid.`,
      isPaid: true,
    }
  if (status === 'expired')
    return {
      title: 'No answer from the phone',
      text: 'There was no answer in time. If money is still taken, it counts, or we send it back.',
    }
  return { title: 'The payment failed', text: failureTexts[failure ?? ''] ?? failedText }
}
