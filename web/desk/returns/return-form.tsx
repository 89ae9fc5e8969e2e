import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReturnWay, WaitingReturn } from '#domain/desk/returns.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { giveBack } from './return-queries.ts'
import { noteHints, wayLabels } from './return-texts.ts'

const ways = Object.entries(wayLabels).map(([value, label]) => ({ value, label }))

interface ReturnFormProps {
  waiting: WaitingReturn
  onDone: () => void
}

/** Records how money that was taken back went to its patient. */
export function ReturnForm({ waiting, onDone }: ReturnFormProps) {
  const client = useQueryClient()
  const [way, setWay] = useState<ReturnWay>(waiting.paid_by === 'cash' ? 'till' : 'clinic')
  return (
    <Form
      schema={async () => (await import('#domain/desk/returns.ts')).newReturn}
      submitLabel="Confirm"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        await giveBack(client, waiting.payment_id, typed)
        toast({
          title: typed.way === 'none' ? 'Nothing goes back' : 'Returned',
          text: `${formatMoney(waiting.amount_ngwee)} of invoice ${waiting.number}.`,
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
        Give <span translate="no">{formatMoney(waiting.amount_ngwee)}</span> to{' '}
        <span translate="no">{waiting.patient.full_name}</span> first. If they pay the new invoice
        with it, confirm here, then take that payment.
      </p>
      <SelectField
        name="way"
        label="How it went back"
        options={ways}
        value={way}
        onChange={({ currentTarget }) => setWay(currentTarget.value as ReturnWay)}
      />
      <TextField
        name="note"
        label="Number or note"
        hint={noteHints[way]}
        autoComplete="off"
        maxLength={200}
        optional={way === 'till'}
      />
    </Form>
  )
}
