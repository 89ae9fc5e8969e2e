import type { AppointmentStatus, Participant } from '#domain/appointments/status.ts'

/** What a provider's step is called in the trace of their patient's record. */
export function nameOfStep(to: AppointmentStatus | undefined, requested_by: Participant): string {
  if (to === undefined) return 'appointment.note'
  if (to === 'confirmed') return 'appointment.confirm'
  if (to === 'completed') return 'appointment.complete'
  return requested_by === 'patient' ? 'appointment.decline' : 'appointment.take_back'
}
