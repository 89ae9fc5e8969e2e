import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Claim, ClaimStep } from '#domain/insurance/claims.ts'
import { writtenKwacha } from '#domain/practice/billing/amount.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import type { ClaimAction } from './claim-table.tsx'
import { stepClaim } from './insurance-queries.ts'

const fetchSchemas = loadOnce(() => import('./claim-schemas.ts'))

interface ClaimFormProps {
  claim: Claim
  insurer_name: string
  onDone: () => void
}

const toPatient = 'The patient reads it on the invoice. Write no word of health.'

/** The next step of a claim. */
export function ClaimForm({ action, ...props }: ClaimFormProps & { action: ClaimAction }) {
  if (action === 'answer') return <AnswerForm {...props} />
  return action === 'rest' ? <RestForm {...props} /> : <TakeBackForm {...props} />
}

function useStep({ claim, onDone }: ClaimFormProps) {
  const client = useQueryClient()
  return async (step: ClaimStep, title: string, text: string) => {
    await stepClaim(client, claim, step)
    toast({ title, text })
    onDone()
  }
}

const NotNow = ({ onDone }: { onDone: () => void }) => (
  <Button variant="quiet" onClick={onDone}>
    Not now
  </Button>
)

function AnswerForm(props: ClaimFormProps) {
  const { claim, insurer_name, onDone } = props
  const [outcome, setOutcome] = useState<'paid' | 'rejected'>('paid')
  const take = useStep(props)
  const today = dayOf(useNow())
  return (
    <div className="grid gap-5">
      <SelectField
        name="outcome"
        label={`What ${insurer_name} answered`}
        options={[
          { value: 'paid', label: 'Paid, in full or in part' },
          { value: 'rejected', label: 'Rejected' },
        ]}
        value={outcome}
        onChange={({ currentTarget }) => setOutcome(currentTarget.value as typeof outcome)}
      />
      {outcome === 'paid' ? (
        <Form
          key="paid"
          schema={async () => (await fetchSchemas()).paidForm}
          submitLabel="Record payment"
          busyLabel="Saving..."
          onSubmit={({ reason, ...paid }) =>
            take(
              { step: 'paid', ...paid, reason: reason || null },
              'Payment recorded',
              `${formatMoney(paid.amount_ngwee)} from ${insurer_name}.`,
            )
          }
          actions={<NotNow onDone={onDone} />}
        >
          <TextField
            name="amount_ngwee"
            label="Amount in kwacha"
            hint={`${formatMoney(claim.amount_ngwee)} was claimed.`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={writtenKwacha(claim.amount_ngwee)}
          />
          <DateField name="paid_on" label="Paid on" defaultValue={today} />
          <TextField
            name="reason"
            label="Why it is less"
            hint={toPatient}
            optional
            autoComplete="off"
            maxLength={200}
          />
        </Form>
      ) : (
        <Form
          key="rejected"
          schema={async () => (await fetchSchemas()).rejectedForm}
          submitLabel="Record rejection"
          busyLabel="Saving..."
          onSubmit={({ reason }) =>
            take({ step: 'rejected', reason }, 'Rejection recorded', 'Decide on the rest next.')
          }
          actions={<NotNow onDone={onDone} />}
        >
          <TextField
            name="reason"
            label="Why"
            hint={toPatient}
            autoComplete="off"
            maxLength={200}
          />
        </Form>
      )}
    </div>
  )
}

function RestForm(props: ClaimFormProps) {
  const { claim, insurer_name, onDone } = props
  const [decision, setDecision] = useState<'billed' | 'written off'>('billed')
  const take = useStep(props)
  const rest = formatMoney(claim.amount_ngwee - claim.paid_ngwee)
  const isOpen = claim.state === 'collected'
  return (
    <div className="grid gap-5">
      <SelectField
        name="decision"
        label={`What becomes of ${rest}`}
        options={[
          { value: 'billed', label: 'Bill the rest to the patient' },
          { value: 'written off', label: 'Write the rest off' },
        ]}
        value={decision}
        onChange={({ currentTarget }) => setDecision(currentTarget.value as typeof decision)}
      />
      {decision === 'billed' ? (
        <Form
          key="billed"
          schema={async () => {
            const { billedForm, collectedForm } = await fetchSchemas()
            return isOpen ? collectedForm : billedForm
          }}
          submitLabel="Bill the rest"
          busyLabel="Saving..."
          onSubmit={({ reason }) =>
            take(
              { step: 'billed', reason: reason || null },
              'Rest billed',
              'The patient is notified by email and has 14 days to pay.',
            )
          }
          actions={<NotNow onDone={onDone} />}
        >
          <p>
            {isOpen ? `${insurer_name} is not asked. ` : ''}The patient then has{' '}
            <span translate="no">{rest}</span> more to pay.
          </p>
          <TextField
            name="reason"
            label="Why"
            hint={toPatient}
            optional={!isOpen}
            autoComplete="off"
            maxLength={200}
            defaultValue={claim.reason ?? ''}
          />
        </Form>
      ) : (
        <Form
          key="written off"
          schema={async () => (await fetchSchemas()).plainForm}
          submitLabel="Write off"
          busyLabel="Saving..."
          onSubmit={() =>
            take({ step: 'written off' }, 'Rest written off', `${rest} is credited on the invoice.`)
          }
          actions={<NotNow onDone={onDone} />}
        >
          <p>
            Neither the insurer nor the patient is asked for <span translate="no">{rest}</span>.
            This cannot be undone.
          </p>
        </Form>
      )}
    </div>
  )
}

function TakeBackForm(props: ClaimFormProps) {
  const { claim, insurer_name, onDone } = props
  const take = useStep(props)
  return (
    <Form
      schema={async () => (await fetchSchemas()).plainForm}
      submitLabel="Remove the answer"
      busyLabel="Saving..."
      onSubmit={() =>
        take({ step: 'sent' }, 'Answer removed', `The claim is with ${insurer_name} again.`)
      }
      actions={<NotNow onDone={onDone} />}
    >
      <p>
        For an answer that was entered by mistake, or a claim that is handed in again. It counts as
        sent then.
        {claim.paid_ngwee > 0
          ? ` The payment of ${formatMoney(claim.paid_ngwee)} is reversed.`
          : ''}
      </p>
    </Form>
  )
}
