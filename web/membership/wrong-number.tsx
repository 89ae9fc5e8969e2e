import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payment } from '#domain/membership/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { cancelPayment } from './queries.ts'

/** Cancels a payment that waits for its PIN, and starts again with another number. */
export function WrongNumber({
  payment,
  onCancelled,
}: {
  payment: Payment
  onCancelled: () => void
}) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function cancel() {
    if (isBusy) return
    setBusy(true)
    try {
      const { status, failure } = await cancelPayment(client, payment.id)
      if (status === 'failed' && failure === 'cancelled') onCancelled()
    } catch (failure) {
      toast({
        title: 'Could not cancel the payment',
        text: describeFailure(failure),
        kind: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => void cancel()}>
        {isBusy ? 'Cancelling...' : 'Wrong number?'}
      </Button>
      <span className="text-muted">
        This cancels the request. You can then enter another number.
      </span>
    </div>
  )
}
