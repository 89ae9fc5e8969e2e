import { useQueryClient } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { agreementOf } from '#web/appointments/agreement-answers.ts'
import { AgreementChoice } from '#web/appointments/agreement-choice.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { formatDayAndTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { move } from '../booking/booking-queries.ts'
import { nameAtDesk } from '../names.ts'
import { toasts } from '../texts.ts'

interface MoveDialogProps {
  appointment: DeskAppointment
  /** The free time that was pressed, ISO 8601. */
  starts_at: string
  onMoved: () => void
  onClose: () => void
}

/** Asks before a visit moves to the time that was pressed: the patient gets an email. */
export function MoveDialog({ appointment, starts_at, onMoved, onClose }: MoveDialogProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const { patient, status, appointment_time, provider } = appointment
  const getsEmail = !patient.has_no_login
  const isConfirmed = status === 'confirmed'
  return (
    <Dialog open onClose={onClose} title={`Change time of ${nameAtDesk(patient)}`}>
      <Form
        schema={async () => {
          const schemas = await import('./move-schema.ts')
          return isConfirmed ? schemas.moveHere : schemas.moveHereToAgree
        }}
        submitLabel="Change time"
        busyLabel="Changing..."
        onSubmit={async ({ agreement }) => {
          const wanted = { times: [starts_at], ...agreementOf(agreement) }
          await move(client, appointment.id, {
            ...wanted,
            id: retry.keyFor({ appointment: appointment.id, ...wanted }),
          })
          retry.reset()
          const isFirm = isConfirmed || wanted.agreed_how
          toast(isFirm ? toasts.moved(getsEmail) : toasts.moveProposed(getsEmail))
          onMoved()
        }}
        actions={
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        }
      >
        <p>
          From {formatDayAndTime(appointment_time)} to <b>{formatDayAndTime(starts_at)}</b>, with{' '}
          <span translate="no">{provider?.full_name}</span>.{' '}
          {getsEmail ? 'The patient gets an email.' : 'No email reaches the patient: call them.'}
        </p>
        {isConfirmed ? null : <AgreementChoice hasNoLogin={!getsEmail} />}
      </Form>
    </Dialog>
  )
}
