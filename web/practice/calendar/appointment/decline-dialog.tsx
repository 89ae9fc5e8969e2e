import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { nameOf } from '../patient-name.ts'

interface DeclineDialogProps {
  appointment: ProviderAppointment
  open: boolean
  onClose: () => void
  onDecline: () => Promise<void>
}

/** The question before a request is declined, or a proposal withdrawn. */
export function DeclineDialog({ appointment, open, onClose, onDecline }: DeclineDialogProps) {
  const isOwn = appointment.requested_by === 'provider'
  const at = `${formatDay(appointment.appointment_time)}, ${formatTime(appointment.appointment_time)}`
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`${isOwn ? 'Withdraw the time you proposed to' : 'Decline the request of'} ${nameOf(appointment)}, ${at}?`}
      confirmLabel={isOwn ? 'Withdraw' : 'Decline'}
      onConfirm={onDecline}
    >
      <p>They get an email, and the time is free again. You cannot undo this.</p>
    </ConfirmDialog>
  )
}
