import { useQueryClient } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { cancelAppointments } from '../appointment-queries.ts'
import { toasts } from '#web/practice/texts.ts'

interface CancelFormProps {
  appointment: ProviderAppointment
  onDone: () => void
  onClose: () => void
}

/** Cancels one appointment, with a reason that the patient never reads. */
export function CancelForm({ appointment, onDone, onClose }: CancelFormProps) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('#domain/practice/cancel-many.ts')).ownCancellationForm}
      submitLabel="Cancel appointment"
      busyLabel="Cancelling..."
      submitVariant="danger"
      onSubmit={async (wanted) => {
        await cancelAppointments(client, { ...wanted, ids: [appointment.id] })
        toast(toasts.cancelled(1))
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Keep appointment
        </Button>
      }
    >
      <p>
        The patient gets an email at once and can choose another time. Without an address, call
        them. You cannot undo this.
      </p>
      {appointment.series_id ? (
        <CheckboxField name="and_following" label="Cancel all that follow in the series too" />
      ) : null}
      <ReasonField />
    </Form>
  )
}

/** The reason; stored for the provider. */
export function ReasonField() {
  return (
    <TextAreaField
      name="reason"
      label="Reason"
      hint="For you and our admins. The patient does not read it."
      rows={2}
      maxLength={500}
    />
  )
}
