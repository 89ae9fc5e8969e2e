import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { whichOf } from '../patient-name.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { CompleteForm } from './complete-form.tsx'

interface CompleteDialogProps {
  appointment: ProviderAppointment
  open: boolean
  onClose: () => void
}

/** Completes a session from its row. */
export function CompleteDialog({ appointment, open, onClose }: CompleteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Complete session">
      <p className="mb-4 wrap-anywhere">{whichOf(appointment)}</p>
      {open ? <CompleteForm appointment={appointment} onCancel={onClose} onDone={onClose} /> : null}
    </Dialog>
  )
}
