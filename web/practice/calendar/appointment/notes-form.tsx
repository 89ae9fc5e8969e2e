import { useQueryClient } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeAppointment } from '../appointment-queries.ts'
import { notices } from '#web/practice/texts.ts'

export interface NotesFormProps {
  appointment: ProviderAppointment
  onClose: () => void
}

/** Writes the notes of an appointment. */
export function NotesForm({ appointment: { id, notes }, onClose }: NotesFormProps) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () =>
        (await import('#domain/appointments/schema.ts')).providerAppointmentChange
      }
      submitLabel="Save notes"
      busyLabel="Saving..."
      onSubmit={async (change) => {
        await changeAppointment(client, id, { notes: change.notes ?? null })
        toast(notices.notesSaved)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <TextAreaField
        name="notes"
        label="Notes"
        hint="The patient does not see them here. A copy of all their data contains them."
        defaultValue={notes ?? ''}
      />
    </Form>
  )
}
