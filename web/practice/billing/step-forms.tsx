import { useQuery, useQueryClient } from '@tanstack/react-query'
import { writtenKwacha } from '#domain/practice/billing/amount.ts'
import { waiverReasons } from '#domain/practice/billing/status.ts'
import type { Invoice, InvoiceStep } from '#domain/practice/billing/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { takeStep } from './billing-queries.ts'
import { invoiceDetails } from './recorded-queries.ts'
import { TakenBack } from './taken-back.tsx'
import { toasts, reasonLabels } from './texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

export interface StepProps {
  invoice: Invoice
  onDone: () => void
}

const fetchSchemas = loadOnce(() => import('./billing-schemas.ts'))

function useStep({ invoice, onDone }: StepProps) {
  const client = useQueryClient()
  return async (step: InvoiceStep) => {
    await takeStep(client, invoice.id, step)
    toast(toasts[step.status])
    onDone()
  }
}

/** Sets the price of a session, and gives the invoice its number. */
export function IssueForm(props: StepProps) {
  const take = useStep(props)
  const { amount_ngwee } = props.invoice
  return (
    <Form
      schema={async () => (await fetchSchemas()).issueForm}
      submitLabel="Issue invoice"
      busyLabel="Issuing..."
      onSubmit={({ amount_ngwee: ngwee }) => take({ status: 'issued', amount_ngwee: ngwee })}
    >
      <TextField
        name="amount_ngwee"
        label="Amount in kwacha"
        hint="For example 250, or 250.50. It cannot be changed once it is issued."
        inputMode="decimal"
        autoComplete="off"
        defaultValue={amount_ngwee === null ? '' : writtenKwacha(amount_ngwee)}
      />
    </Form>
  )
}

/** Closes an invoice without payment: it is covered, waived, or was a mistake. */
export function CloseForm(props: StepProps & { onBack: () => void }) {
  const take = useStep(props)
  const { id, status, number, claim } = props.invoice
  const { data } = useQuery({ ...invoiceDetails(id), enabled: number !== null })
  const payments = (data?.payments ?? []).filter(({ reversed_at }) => reversed_at === null)
  const paid_ngwee = payments.reduce((all, one) => all + one.amount_ngwee, 0)
  const isOpen = status === 'draft' || status === 'issued'
  const reasons = isOpen
    ? waiverReasons.map((value) => ({ value, label: reasonLabels[value], detail: details[value] }))
    : []
  return (
    <Form
      schema={async () => {
        const { closeForm, closePaidForm } = await fetchSchemas()
        return payments.length > 0 ? closePaidForm : closeForm
      }}
      submitLabel="Close this invoice"
      busyLabel="Closing..."
      submitVariant="danger"
      onSubmit={({ reason }) =>
        take(
          reason !== 'void'
            ? { status: 'waived', waived_because: reason }
            : { status: 'void', ...(paid_ngwee > 0 ? { takes_back_ngwee: paid_ngwee } : {}) },
        )
      }
      actions={
        <Button variant="quiet" onClick={props.onBack}>
          Keep it
        </Button>
      }
    >
      <ChoiceCards
        name="reason"
        label="Why is it closed?"
        options={[
          ...reasons,
          number
            ? {
                value: 'void',
                label: 'It is wrong',
                detail: 'It stays in your books as void, and the session gets a new draft.',
              }
            : {
                value: 'void',
                label: 'No invoice for this session',
                detail: 'The draft is void and gets no number.',
              },
        ]}
      />
      {payments.length > 0 ? <TakenBack payments={payments} claim={claim} /> : null}
    </Form>
  )
}

const details = {
  membership: 'The session belongs to your patient’s plan. They pay you nothing.',
  courtesy: 'You ask for nothing.',
} as const
