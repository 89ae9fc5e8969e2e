import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { Lazy } from '#web/platform/lazy.tsx'

const fetchSteps = async () => (await import('./session-steps.tsx')).SessionSteps

/** Whether it takes place in the app, once its time has come. */
export const isCall = ({ session_type, status }: ProviderAppointment) =>
  session_type === 'Virtual' && status === 'confirmed'

interface HeldSlotProps {
  appointment: ProviderAppointment
  now: number
  onOpen: (id: string) => void
}

/** An appointment in its slot, with what its provider can do with it now. Its name opens the rest. */
export function HeldSlot({ appointment, now, onOpen }: HeldSlotProps) {
  return (
    <div className="day-held">
      <div className="day-who">
        <h3 className="wrap-anywhere">
          <button
            type="button"
            className="day-open"
            data-id={appointment.id}
            data-adds-fields="notes reason"
            data-of={appointment.id}
            onClick={() => onOpen(appointment.id)}
            translate="no"
          >
            {appointment.patient.full_name || 'Unknown Patient'}
          </button>
        </h3>
        <p>
          <PatientIdentity person={appointment.patient} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted">
          {appointment.session_type}
          <StatusWord status={appointment.status} />
        </p>
        {appointment.overbook_reason ? (
          <p className="text-muted wrap-anywhere">Booked over: {appointment.overbook_reason}</p>
        ) : null}
      </div>
      <div className="day-steps">
        {appointment.status === 'cancelled' ? null : (
          <Lazy load={fetchSteps} props={{ appointment, now }} />
        )}
      </div>
    </div>
  )
}
