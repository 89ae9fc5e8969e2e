import { formatDayAndTime } from '#web/platform/values/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { nameOf } from '../patient-name.ts'
import { cancelAppointments } from '../appointment-queries.ts'
import { ReasonField } from './cancel-form.tsx'
import { toasts } from '#web/practice/texts.ts'

interface CancelDialogProps {
  open: boolean
  /** Upcoming ones of the list, requested or confirmed. */
  appointments: readonly ProviderAppointment[]
  onClose: () => void
}

/** Cancels several appointments at once, for days away or an illness. */
export function CancelDialog({ open, appointments, onClose }: CancelDialogProps) {
  const client = useQueryClient()
  return (
    <Dialog open={open} onClose={onClose} title="Cancel several appointments">
      <Form
        schema={async () => (await import('#domain/practice/cancel-many.ts')).newCancellation}
        submitLabel="Cancel appointments"
        busyLabel="Cancelling..."
        submitVariant="danger"
        onSubmit={async (wanted) => {
          toast(toasts.cancelled(await cancelAppointments(client, wanted)))
          onClose()
        }}
        actions={
          <Button variant="quiet" onClick={onClose}>
            Keep all
          </Button>
        }
      >
        <p>
          Each patient gets an email at once and can choose another time. Call those without an
          address. You cannot undo this.
        </p>
        <p>These are the appointments of the list. Filter it by period to find others.</p>
        <ChoiceCards
          name="ids"
          label="Which appointments?"
          multiple
          options={appointments.map((one) => ({
            value: one.id,
            label: formatDayAndTime(one.appointment_time),
            detail: [nameOf(one), one.patient.email].filter(Boolean).join(', '),
          }))}
        />
        <ReasonField />
      </Form>
    </Dialog>
  )
}
