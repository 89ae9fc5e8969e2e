import {
  type AppointmentStatus,
  canTransition,
  type Participant,
} from '#domain/appointments/status.ts'
import { staleStatus } from '../../appointments/rules.ts'

/**
 * @param to the status that a provider gives an appointment of theirs; undefined for notes alone
 * @throws Problem 409 where it cannot go on like that
 */
export function requireStep(
  appointment: Parameters<typeof canTransition>[0],
  to: AppointmentStatus | undefined,
  now: Date,
): void {
  if (to === undefined) return
  if (!canTransition(appointment, to, 'provider', now)) throw staleStatus()
  // A confirmed appointment is cancelled with a reason (../cancellations): it cannot be declined by mistake.
  if (to === 'cancelled' && appointment.status === 'confirmed') throw staleStatus()
}

/** What a provider's step is called in the trace of their patient's record. */
export function nameOfStep(to: AppointmentStatus | undefined, requested_by: Participant): string {
  if (to === undefined) return 'appointment.note'
  if (to === 'confirmed') return 'appointment.confirm'
  if (to === 'completed') return 'appointment.complete'
  return requested_by === 'patient' ? 'appointment.decline' : 'appointment.take_back'
}
