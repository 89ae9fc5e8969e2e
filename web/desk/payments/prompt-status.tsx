import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DeskPrompt } from '#domain/desk/payments.ts'
import { isOpen } from '#domain/membership/payment-status.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { cancelPrompt, invoicesOf, promptOf } from './payment-queries.ts'
import { errorTitles } from './texts.ts'

interface PromptStatusProps {
  patient_id: string
  first: DeskPrompt
  onAgain: () => void
  onDone: () => void
}

/** How far a payment is that a phone was asked for, as text that is announced when it changes. */
export function PromptStatus({ patient_id, first, onAgain, onDone }: PromptStatusProps) {
  const client = useQueryClient()
  const { data: prompt } = useQuery(promptOf(first))
  const box = useRef<HTMLParagraphElement>(null)
  const cancel = useAction(() => cancelPrompt(client, first), { failure: errorTitles.cancel })
  const isWaiting = isOpen(prompt.status)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (!isWaiting) void client.invalidateQueries(invoicesOf(patient_id))
  }, [client, isWaiting, patient_id])
  const isPaid = prompt.status === 'succeeded' && prompt.refund_status === 'none'
  return (
    <div className="grid gap-4">
      <p ref={box} tabIndex={-1} role="status" className="font-bold">
        {wordsOf(prompt)}
      </p>
      <div className="form-actions">
        {isWaiting ? (
          <ActionButton variant="quiet" action={cancel} busyLabel="Cancelling...">
            Cancel this payment
          </ActionButton>
        ) : (
          <>
            {isPaid ? null : (
              <Button data-adds-fields="means amount_ngwee phone network" onClick={onAgain}>
                Try again
              </Button>
            )}
            <Button variant="quiet" onClick={onDone}>
              Done
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function wordsOf({ status, failure, amount_ngwee, phone, refund_status, expires_at }: DeskPrompt) {
  const amount = formatMoney(amount_ngwee)
  const number = showPhone(phone)
  if (isOpen(status))
    return `${number} is asked for the PIN to pay ${amount}, until ${formatTime(expires_at)}.`
  if (status === 'succeeded' && refund_status !== 'none')
    return `${amount} came when less was open. It goes back to ${number}.`
  if (status === 'succeeded') return `${amount} has arrived from ${number}.`
  if (status === 'expired')
    return `There was no answer from ${number} in time. If money is still taken, it counts, or goes back.`
  if (failure === 'cancelled')
    return `Cancelled. No PIN is to be entered on ${number}. If money is still taken, it counts, or goes back.`
  return reasons[failure ?? ''] ?? `The payment from ${number} failed. Nothing was taken.`
}

const reasons: Record<string, string> = {
  no_funds: 'There is not enough money on this number. Nothing was taken.',
  declined: 'The payment was not approved on the phone. Nothing was taken.',
  wrong_pin: 'The PIN was wrong. Nothing was taken.',
  limit: 'The number has reached its limit. Nothing was taken.',
  no_wallet: 'This number has no mobile-money account. Use another number.',
  busy: 'Another payment is open on this phone. It has to be finished first.',
  network_down: 'The network takes no payments at the moment. Use another network, or cash.',
  wrong_number: 'The network does not know this number.',
  paid_before: 'The invoice was paid in another way.',
}
