import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longestAside } from '#domain/practice/attention/acknowledgement.ts'
import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { toasts } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { noteAttention } from './attention-queries.ts'

/** Days from today that can be chosen, as far as the reasons allow them. */
const steps = [1, 2, 3, 7, 14, 30, 60]
const usual = 7

interface AcknowledgeDialogProps {
  patient: AttentionRow | undefined
  onClose: () => void
}

/** What the provider did about a patient, and when the list shows the patient again. */
export function AcknowledgeDialog({ patient, onClose }: AcknowledgeDialogProps) {
  return (
    <Dialog
      open={patient !== undefined}
      onClose={onClose}
      title={`Note about ${patient ? nameOfPatient(patient) : ''}`}
    >
      {patient ? <AcknowledgeForm key={patient.id} patient={patient} onClose={onClose} /> : null}
    </Dialog>
  )
}

function AcknowledgeForm({ patient, onClose }: { patient: AttentionRow; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  // Escape and "Not now" keep what is typed in the tab, until it is saved.
  const [draft] = useState(() => tabDraft<Typed>('attention-note', patient.id))
  const today = dayOf(useNow())
  const reasons = patient.reasons.map(({ reason, newest }) => ({ reason, newest }))
  const longest = longestAside(reasons.map(({ reason }) => reason))
  return (
    <Form
      schema={async () =>
        (await import('#domain/practice/attention/acknowledgement-schema.ts')).acknowledgementForm
      }
      draft={draft}
      submitLabel="Save the note"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        const wanted = { ...typed, patient_id: patient.id, reasons }
        await noteAttention(client, { ...wanted, id: retry.keyFor(wanted) })
        retry.reset()
        toast(toasts.noted)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <ul className="grid list-disc gap-1 ps-6">
        {patient.reasons.map(({ reason, words }) => (
          <li key={reason}>{words}</li>
        ))}
      </ul>
      <TextAreaField
        name="note"
        label="What did you do or agree?"
        hint="It belongs to the patient’s record, and they may read it."
        maxLength={1000}
      />
      <SelectField
        name="return_on"
        label="Look again on"
        hint="They come back to the list on that day, and at once when something new happens."
        options={steps
          .filter((days) => days <= longest)
          .map((days) => dayAfter(today, days))
          .map((day) => ({ value: day, label: formatDay(`${day}T10:00Z`) }))}
        defaultValue={dayAfter(today, usual)}
      />
    </Form>
  )
}
