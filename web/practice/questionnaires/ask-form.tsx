import { useQueryClient } from '@tanstack/react-query'
import { dayAfter } from '#domain/values/lusaka.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { askPatient } from './questionnaire-queries.ts'

/** In the words of the instruments; the schema decides which can be asked for. */
const choices = [
  { value: 'PHQ-9', label: 'PHQ-9, mood' },
  { value: 'GAD-7', label: 'GAD-7, worry' },
  { value: 'WHO-5', label: 'WHO-5, well-being' },
]

/** So many days ahead are offered: a request is for the next session. */
const daysOffered = 28

/** Asks a patient to answer an instrument by a day. */
export function AskForm({ patient_id, onDone }: { patient_id: string; onDone: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const days = Array.from({ length: daysOffered }, (_, days) => dayAfter(today, days))
  return (
    <Form
      schema={async () => (await import('./ask-schema.ts')).askForm}
      submitLabel="Send request"
      busyLabel="Sending..."
      onSubmit={async (values) => {
        const wanted = { ...values, patient_id }
        await askPatient(client, patient_id, { ...values, id: retry.keyFor(wanted) })
        retry.reset()
        toast({ title: 'Request sent', text: 'The patient gets an email.' })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <p>
        The patient gets an email without a word about health. They decide whether you see the
        result.
      </p>
      <SelectField
        name="instrument"
        label="Questionnaire"
        options={choices}
        placeholder="Choose a questionnaire"
      />
      <SelectField
        name="due_on"
        label="Answer by"
        defaultValue={dayAfter(today, 3)}
        options={days.map((value) => ({ value, label: formatDay(value) }))}
      />
    </Form>
  )
}
