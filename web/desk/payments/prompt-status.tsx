import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DeskPrompt } from '#domain/desk/payments.ts'
import { isOpen } from '#domain/membership/payment-status.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { cancelPrompt, invoicesOf, promptOf } from './payment-queries.ts'
import { describePrompt } from './prompt-words.ts'
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
        {describePrompt(prompt, formatTime(prompt.expires_at))}
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
