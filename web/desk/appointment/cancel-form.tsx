import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { cancel } from '../booking/booking-queries.ts'
import { toasts } from '../texts.ts'

interface CancelFormProps {
  id: string
  onDone: () => void
  onClose: () => void
}

/** Cancels one appointment, with a reason for its provider. */
export function CancelForm({ id, onDone, onClose }: CancelFormProps) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('#domain/desk/booking.ts')).deskCancellation}
      submitLabel="Cancel visit"
      busyLabel="Cancelling..."
      submitVariant="danger"
      onSubmit={async (typed) => {
        await cancel(client, id, typed)
        toast(toasts.cancelled)
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Keep visit
        </Button>
      }
    >
      <p>The patient gets an email at once and can choose another time. You cannot undo this.</p>
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
