import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { firstName } from '#domain/values/names.ts'
import { urgencies, urgencyLabels } from '#domain/referrals/urgencies.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { colleagues, refer } from './referral-queries.ts'

interface ReferDialogProps {
  patient: PatientPage
  open: boolean
  onClose: () => void
}

/** A letter to a colleague or another place, which the patient agrees to first. */
export function ReferDialog({ patient, open, onClose }: ReferDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Refer ${nameOfPatient(patient)}`}>
      {open ? <ReferForm patient={patient} onClose={onClose} /> : null}
    </Dialog>
  )
}

function ReferForm({ patient, onClose }: Omit<ReferDialogProps, 'open'>) {
  const client = useQueryClient()
  const query = useQuery(colleagues)
  const retry = useIdempotencyKey()
  // Health text: it stays in the memory of the page until it is sent.
  const [draft] = useState(() => memoryDraft<Typed>(`referral of ${patient.id}`))
  const name = firstName(patient.full_name) || 'The patient'
  return (
    <QueryView
      query={query}
      failed={errorTitles.form}
      Failed={NotShown}
      fallback={<SkeletonBlock />}
    >
      {(all) => (
        <Form
          schema={async () => (await import('#domain/referrals/schema.ts')).referralForm}
          draft={draft}
          submitLabel="Refer"
          busyLabel="Saving..."
          onSubmit={async ({ recipient_id, outside, ...letter }) => {
            const sent = {
              ...letter,
              recipient_id: recipient_id || null,
              outside: outside || null,
            }
            await refer(client, patient.id, { id: retry.keyFor(sent), ...sent })
            draft.clear()
            toast(toasts.referred(letter.agreed === 'in the app'))
            onClose()
          }}
          actions={
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          }
        >
          <SelectField
            name="recipient_id"
            label="Colleague"
            placeholder="Another place"
            options={all.map(({ id, full_name, specialty }) => ({
              value: id,
              label: specialty ? `${full_name}, ${specialty}` : full_name,
            }))}
          />
          <TextField
            name="outside"
            label="Another place"
            optional
            hint="Such as a hospital, where it is no colleague. It gets the letter on paper, and no access."
            maxLength={200}
          />
          <ChoiceCards
            name="urgency"
            label="How soon"
            defaultValue="routine"
            options={urgencies.map((value) => ({ value, label: urgencyLabels[value] }))}
          />
          <TextAreaField name="question" label="What you ask for" rows={3} maxLength={2000} />
          <TextAreaField
            name="findings"
            label="Findings"
            optional
            hint="What they should know. They read what you write here, and nothing else before they accept."
            rows={5}
            maxLength={8000}
          />
          <ChoiceCards
            name="agreed"
            label={`How ${name} agrees`}
            options={[
              { value: 'in the app', label: 'We ask them in the app, before anything is sent' },
              { value: 'at the clinic', label: 'They have agreed here' },
              { value: 'by phone', label: 'They have agreed by phone' },
            ]}
          />
        </Form>
      )}
    </QueryView>
  )
}
