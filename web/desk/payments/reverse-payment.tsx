import { useQueryClient } from '@tanstack/react-query'
import type { DeskPayment } from '#domain/desk/payments.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { reversePayment } from './payment-queries.ts'

export interface ReversePaymentProps {
  patient_id: string
  invoice: { id: string; number: string }
  payment: DeskPayment
  onDone: () => void
}

/** Reverses a payment that was taken by mistake: it stays in the list and in the books, and the invoice is open again. */
export function ReversePayment({ patient_id, invoice, payment, onDone }: ReversePaymentProps) {
  const client = useQueryClient()
  const amount = formatMoney(payment.amount_ngwee)
  return (
    <Form
      schema={async () => (await import('#domain/desk/payments.ts')).newDeskReversal}
      submitLabel="Reverse payment"
      busyLabel="Reversing..."
      submitVariant="danger"
      onSubmit={async (typed) => {
        await reversePayment(
          client,
          { patient_id, invoice_id: invoice.id, payment_id: payment.id },
          typed,
        )
        toast({
          title: 'Payment reversed',
          text: `${amount} of invoice ${invoice.number} does not count any more.`,
        })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <p>
        {payment.paid_by === 'cash'
          ? 'Give the cash back first, if you have it. Your till expects it no more.'
          : 'Send the money back first, if it came.'}{' '}
        The payment stays in the list as reversed.
      </p>
      <TextField
        name="reason"
        label="Why"
        hint="For example “wrong amount” or “wrong patient”. Do not write about anyone’s health."
        autoComplete="off"
        maxLength={200}
      />
    </Form>
  )
}
