import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskInvoice, DeskMeans, DeskPrompt } from '#domain/desk/payments.ts'
import { writtenKwacha } from '#domain/practice/billing/amount.ts'
import { PayerFields } from '#web/membership/payments/payer-fields.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { deskOptions, startPrompt, takePayment } from './payment-queries.ts'
import { meansLabels } from './texts.ts'

const fetchSchemas = loadOnce(() => import('./payment-schemas.ts'))

export interface TakePaymentProps {
  patient: { id: string; phone_number: string | null }
  invoice: DeskInvoice
  onDone: () => void
  /** A phone is asked for its PIN. */
  onAsked: (prompt: DeskPrompt) => void
}

/** Takes a payment of an invoice, in full or in part: cash, by a phone, or noted from a card slip or a transfer. */
export function TakePayment(props: TakePaymentProps) {
  const [means, setMeans] = useState<DeskMeans | 'mobile money'>('cash')
  const options = useQuery(deskOptions)
  // What is typed is put back into a field that has its option.
  if (options.isPending) return <Skeleton lines={4} />
  const kind = options.data?.kind ?? 'none'
  const choices = kind === 'none' ? deskMeans : [...deskMeans, 'mobile money' as const]
  return (
    <div className="grid gap-5">
      <SelectField
        name="means"
        label="How it is paid"
        options={choices.map((value) => ({ value, label: meansLabels[value] }))}
        value={means}
        onChange={({ currentTarget }) => setMeans(currentTarget.value as typeof means)}
      />
      {means === 'mobile money' ? (
        <>
          {kind === 'simulated' ? (
            <p>Demonstration: no money moves here, whatever is paid.</p>
          ) : null}
          <MobileForm {...props} />
        </>
      ) : (
        <TakenForm key={means} {...props} means={means} />
      )}
    </div>
  )
}

const deskMeans = ['cash', 'card', 'bank'] as const

function TakenForm({ patient, invoice, means, onDone }: TakePaymentProps & { means: DeskMeans }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const isCash = means === 'cash'
  return (
    <Form
      schema={async () =>
        isCash ? (await fetchSchemas()).cashForm : (await fetchSchemas()).notedForm
      }
      submitLabel={isCash ? 'Take cash' : 'Record payment'}
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        const taken = { paid_on: today, ...typed, paid_by: means }
        await takePayment(
          client,
          { patient_id: patient.id, invoice_id: invoice.id },
          { ...taken, id: retry.keyFor({ invoice: invoice.id, ...taken }) },
        )
        retry.reset()
        toast({
          title: 'Payment recorded',
          text: `${formatMoney(typed.amount_ngwee)} for invoice ${invoice.number}. Print the receipt from the list.`,
        })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <AmountField invoice={invoice} />
      {isCash ? null : (
        <>
          <DateField name="paid_on" label="Day of the payment" defaultValue={today} />
          <TextField
            name="reference"
            label={means === 'card' ? 'Number of the card slip' : 'Number of the transfer'}
            autoComplete="off"
            maxLength={60}
          />
        </>
      )}
    </Form>
  )
}

const unknown = async () => null

function MobileForm({ patient, invoice, onDone, onAsked }: TakePaymentProps) {
  const retry = useIdempotencyKey()
  const { closed_networks = [] } = useQuery(deskOptions).data ?? {}
  return (
    <Form
      schema={async () => (await fetchSchemas()).mobileForm}
      submitLabel="Ask the phone"
      busyLabel="Asking the phone..."
      onSubmit={async (typed) => {
        const prompt = await startPrompt(invoice.id, {
          ...typed,
          id: retry.keyFor({ invoice: invoice.id, ...typed }),
        })
        retry.reset()
        onAsked(prompt)
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <p>The phone asks its owner for the PIN. Do not ask for it.</p>
      <AmountField invoice={invoice} />
      <PayerFields phone={patient.phone_number ?? ''} closed={closed_networks} predict={unknown} />
    </Form>
  )
}

const AmountField = ({ invoice: { open_ngwee } }: { invoice: DeskInvoice }) => (
  <TextField
    name="amount_ngwee"
    label="Amount in kwacha"
    hint={`${formatMoney(open_ngwee)} is open. Enter less for a part.`}
    inputMode="decimal"
    autoComplete="off"
    defaultValue={writtenKwacha(open_ngwee)}
  />
)
