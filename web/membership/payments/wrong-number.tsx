import { useQueryClient } from '@tanstack/react-query'
import type { Payment } from '#domain/membership/schema.ts'
import { cancelPayment } from '../queries.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

/** Cancels a payment with a pending PIN, and starts again with another number. */
export function WrongNumber({
  payment,
  onCancelled,
}: {
  payment: Payment
  onCancelled: () => void
}) {
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
