import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { whichOf } from '../patient-name.ts'

interface DeclineDialogProps {
  appointment: ProviderAppointment
  open: boolean
  onClose: () => void
  onDecline: () => Promise<void>
}

/** The question before a request is declined, or a proposal withdrawn. */
export function DeclineDialog({ appointment, open, onClose, onDecline }: DeclineDialogProps) {
  const isOwn = appointment.requested_by === 'provider'
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`${isOwn ? 'Withdraw the time proposed to' : 'Decline the request of'} ${whichOf(appointment)}?`}
      confirmLabel={isOwn ? 'Withdraw' : 'Decline'}
      onConfirm={onDecline}
    >
      <p>They get an email, and the time is free again. You cannot undo this.</p>
    </ConfirmDialog>
  )
}
