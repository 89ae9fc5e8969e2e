import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientInsurance } from '#domain/insurance/insurers.ts'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { type Insured, keepInsurance } from './insurance-queries.ts'

const fetchSchemas = loadOnce(() => import('./insurance-schema.ts'))

interface InsuranceFormProps {
  whose: Insured
  kept: PatientInsurance
  onDone: () => void
}

const none = 'none'

/** The insurer of a patient and their member number. */
export function InsuranceForm({ whose, kept, onDone }: InsuranceFormProps) {
  const client = useQueryClient()
  const first = kept.insurers.find(({ id }) => id === nhimaId) ?? kept.insurers[0]
  const [insurer, setInsurer] = useState(kept.insurer_id ?? first?.id ?? none)
  const isNone = insurer === none
  return (
    <div className="grid gap-5">
      <SelectField
        name="insurer_id"
        label="Insurer"
        options={[
          ...kept.insurers.map(({ id, name }) => ({ value: id, label: name })),
          { value: none, label: 'None' },
        ]}
        value={insurer}
        onChange={({ currentTarget }) => setInsurer(currentTarget.value)}
      />
      <Form
        // A number is of one insurer: it does not come along to another.
        key={insurer}
        schema={async () => {
          const { insuredForm, uninsuredForm } = await fetchSchemas()
          return isNone ? uninsuredForm : insuredForm
        }}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const member_number = 'member_number' in typed ? String(typed.member_number) : null
          await keepInsurance(client, whose, {
            insurer_id: isNone ? null : insurer,
            member_number,
          })
          toast({
            title: 'Insurance saved',
            text: 'It counts for invoices that are issued from now on.',
          })
          onDone()
        }}
        actions={
          <Button variant="quiet" onClick={onDone}>
            Not now
          </Button>
        }
      >
        {isNone ? (
          <p>Invoices are then paid in full by the patient.</p>
        ) : (
          <TextField
            name="member_number"
            label="Member number"
            hint="As it is on the card."
            autoComplete="off"
            maxLength={60}
            defaultValue={insurer === kept.insurer_id ? (kept.member_number ?? '') : ''}
          />
        )}
      </Form>
    </div>
  )
}
