import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { cancel } from '../booking/booking-queries.ts'
import { toasts } from '../texts.ts'

interface CancelFormProps {
  id: string
  getsEmail: boolean
  onDone: () => void
  onClose: () => void
}

/** Cancels one appointment, with a reason for its provider. */
export function CancelForm({ id, getsEmail, onDone, onClose }: CancelFormProps) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('./cancel-schema.ts')).cancelForm}
      submitLabel="Cancel visit"
      busyLabel="Cancelling..."
      submitVariant="danger"
      onSubmit={async (typed) => {
        await cancel(client, id, typed)
        toast(toasts.cancelled(getsEmail))
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Keep visit
        </Button>
      }
    >
      <p>
        {getsEmail
          ? 'The patient gets an email at once and can choose another time.'
          : 'No email reaches the patient: call them.'}{' '}
        You cannot undo this.
      </p>
      <ChoiceCards
        name="asked_by"
        label="Who asked for it?"
        hint="Where the patient asks late, it may cost them something, as the clinic has set."
        options={[
          { value: 'patient', label: 'The patient' },
          {
            value: 'clinic',
            label: 'The clinic',
            ...(getsEmail ? { detail: 'The email says that we are sorry.' } : {}),
          },
        ]}
        columns
      />
      <TextAreaField
        name="reason"
        label="Reason"
        hint="For the provider. The patient does not read it. Do not write about health."
        rows={2}
        maxLength={500}
      />
    </Form>
  )
}
