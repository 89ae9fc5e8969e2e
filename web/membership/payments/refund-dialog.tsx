import { useQueryClient } from '@tanstack/react-query'
import type { Payment } from '#domain/membership/schema.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { requestRefund } from '../queries.ts'

const fetchSchema = async () => (await import('./refund-schema.ts')).refundRequest

/** Asks for a reason, and requests the refund. */
export function RefundDialog({
  payment,
  onClose,
}: {
  payment: Payment | undefined
  onClose: () => void
}) {
  const client = useQueryClient()
  return (
    <Dialog
      open={payment !== undefined}
      onClose={onClose}
      title={payment ? `Ask for ${formatMoney(payment.amount_ngwee)} back?` : ''}
    >
      {payment ? (
        <Form
          schema={fetchSchema}
          submitLabel="Request refund"
          busyLabel="Sending..."
          onSubmit={async ({ reason }) => {
            await requestRefund(client, payment.id, reason)
            toast({ title: 'Requested', text: 'We look at it and write to you.' })
            onClose()
          }}
        >
          <p>
            The month of {payment.plan_name} ends when the money goes back to the number that paid.
            We write to you as soon as it is decided.
          </p>
          <OwnWords>
            <TextAreaField
              name="reason"
              label="Why (optional)"
              hint="It helps us, and you need not say it."
              rows={3}
              maxLength={500}
            />
          </OwnWords>
        </Form>
      ) : null}
    </Dialog>
  )
}
