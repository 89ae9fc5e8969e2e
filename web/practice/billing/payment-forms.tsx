import { useQueryClient } from '@tanstack/react-query'
import { writtenKwacha } from '#domain/practice/billing/amount.ts'
import { openOf } from '#domain/practice/billing/invoice-state.ts'
import type { InvoicePayment } from '#domain/practice/billing/schema.ts'
import { paymentMeans } from '#domain/practice/billing/status.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards, DateField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { creditInvoice, recordPayment, reversePayment } from './recorded-queries.ts'
import type { StepProps } from './step-forms.tsx'
import { meansLabels, toasts } from './texts.ts'

const fetchSchemas = loadOnce(() => import('./billing-schemas.ts'))

/** How much was paid, when and how. */
export function PaymentForm({ invoice, onDone }: StepProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const open_ngwee = openOf(invoice)
  return (
    <Form
      schema={async () => (await fetchSchemas()).paymentForm}
      submitLabel="Record payment"
      busyLabel="Saving..."
      onSubmit={async (received) => {
        await recordPayment(client, invoice.id, {
          id: retry.keyFor({ invoice: invoice.id, ...received }),
          ...received,
        })
        retry.reset()
        toast(toasts.paid)
        onDone()
      }}
    >
      <TextField
        name="amount_ngwee"
        label="Amount in kwacha"
        hint={`${formatMoney(open_ngwee)} is open. Enter less for a part payment.`}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={writtenKwacha(open_ngwee)}
      />
      <DateField name="paid_on" label="Day of the payment" defaultValue={today} />
      <ChoiceCards
        name="paid_by"
        label="Paid by"
        options={paymentMeans.map((value) => ({ value, label: meansLabels[value] }))}
        columns
      />
    </Form>
  )
}

/** Reverses a payment; money that came by mobile money here goes back to the number that paid. */
export function ReverseForm({
  invoice,
  payment,
  onDone,
  onBack,
}: StepProps & { payment: InvoicePayment; onBack: () => void }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await fetchSchemas()).reverseForm}
      submitLabel={payment.is_online ? 'Refund payment' : 'Reverse payment'}
      busyLabel="Saving..."
      submitVariant="danger"
      onSubmit={async ({ reason }) => {
        await reversePayment(client, { id: invoice.id, payment_id: payment.id }, reason)
        toast({ title: 'Payment reversed', text: 'It does not count any more.' })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onBack}>
          Keep it
        </Button>
      }
    >
      <p>
        {payment.is_online
          ? `We send ${formatMoney(payment.amount_ngwee)} back to the number that paid. You cannot undo this.`
          : `The payment of ${formatMoney(payment.amount_ngwee)} does not count any more. It stays in your books.`}
      </p>
      <TextField
        name="reason"
        label="Why"
        hint="For your books. Your patient can see it in a copy of their data."
        maxLength={200}
      />
    </Form>
  )
}

/** Writes a credit note over a part of an invoice. */
export function CreditForm({ invoice, onDone, onBack }: StepProps & { onBack: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await fetchSchemas()).creditForm}
      submitLabel="Write credit note"
      busyLabel="Saving..."
      onSubmit={async (note) => {
        await creditInvoice(client, invoice.id, {
          id: retry.keyFor({ invoice: invoice.id, ...note }),
          ...note,
        })
        retry.reset()
        toast({ title: 'Credit note written', text: 'The amount of the invoice is lower now.' })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onBack}>
          Keep it
        </Button>
      }
    >
      <TextField
        name="amount_ngwee"
        label="Amount in kwacha"
        hint={`${formatMoney(openOf(invoice))} is open. The credit note gets a number of its own.`}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField name="reason" label="Why" hint="Your patient can read it." maxLength={200} />
    </Form>
  )
}
