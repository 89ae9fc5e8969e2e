import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { brand } from '#domain/brand.ts'
import { isOpen } from '#domain/membership/course.ts'
import type { Payment } from '#domain/membership/schema.ts'
import { dayOf, formatDate } from '#web/ui/dates.ts'
import { formatMoney } from '#web/ui/money.ts'
import { expiredText, failedText, failureTexts } from './texts.ts'

/** What becomes of the newest payment, in words that change by themselves and are read out. */
export function PaymentUnderWay({ payment }: { payment: Payment }) {
  const client = useQueryClient()
  const box = useRef<HTMLElement>(null)
  const { status } = payment
  const wasOpen = useRef(isOpen(status))
  useEffect(() => {
    if (!wasOpen.current || isOpen(status)) return
    wasOpen.current = false
    // The month that was paid stands in other places as well.
    void client.invalidateQueries({ queryKey: ['membership'] })
    void client.invalidateQueries({ queryKey: ['add-ons'] })
    void client.invalidateQueries({ queryKey: ['plan-runs'] })
  }, [client, status])
  useEffect(() => box.current?.focus(), [])
  const { title, text } = wordsOf(payment)
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="status"
      aria-label="Your payment"
      className={`mt-6 rounded-surface p-5 md:p-8 ${status === 'succeeded' ? 'bg-leaf-wash' : 'bg-copper-wash'}`}
    >
      <h2>{title}</h2>
      <p className="mt-2">{text}</p>
    </section>
  )
}

function wordsOf(payment: Payment) {
  const { status, failure, phone, amount_ngwee, plan_name, paid_from, paid_until } = payment
  const amount = formatMoney(amount_ngwee)
  if (isOpen(status)) {
    return {
      title: `Enter your PIN on ${phone}`,
      text: `Your phone asks you to pay ${amount} to ${brand.name.toUpperCase()}. You may leave this page: we write to you when the money has come.`,
    }
  }
  if (status === 'succeeded') {
    return {
      title: 'Your payment has arrived',
      text: `Thank you. ${plan_name} is yours${paid_from && paid_from > dayOf(Date.now()) ? ` from ${formatDate(paid_from)}` : ''}${paid_until ? ` until ${formatDate(paid_until)}` : ''}.`,
    }
  }
  if (status === 'expired') return { title: 'No answer from the phone', text: expiredText }
  return {
    title: 'The payment did not go through',
    text: failureTexts[failure ?? ''] ?? failedText,
  }
}
