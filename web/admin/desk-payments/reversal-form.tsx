import { useQueryClient } from '@tanstack/react-query'
import type { AdminDeskPayment } from '#domain/desk/payments.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { reverseDeskPayment } from './desk-payment-queries.ts'

/** Reverses a payment of the front desk, also of an earlier day. */
export function ReversalForm({
  payment,
  onDone,
}: {
  payment: AdminDeskPayment
  onDone: () => void
}) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('#domain/desk/payments.ts')).newAdminReversal}
      submitLabel="Reverse payment"
      busyLabel="Reversing..."
      submitVariant="danger"
      onSubmit={async (typed) => {
        await reverseDeskPayment(client, payment.id, typed)
        toast({
          title: 'Payment reversed',
          text: `${formatMoney(payment.amount_ngwee)} of invoice ${payment.number} does not count any more.`,
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
        The payment stays in the books, with its reversal on this day. Its invoice is open again.
        The front desk sees that the money is to be returned, and says how.
      </p>
      <TextField
        name="reason"
        label="Why"
        hint="It stays in the history. Do not write about anyone’s health."
        autoComplete="off"
        maxLength={200}
      />
      {payment.is_till_closed ? (
        <CheckboxField
          name="corrects_till"
          label="The cash was never in the till: correct its count too"
          hint="Leave it open where the cash was counted and comes from elsewhere."
        />
      ) : null}
      <OwnPassword />
    </Form>
  )
}
