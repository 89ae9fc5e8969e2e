import { slotMinutes } from './slots.ts'

/** How an appointment goes on: docs/specification.md, "Appointment status" and "Cancelling". */
export const appointmentStatuses = ['requested', 'confirmed', 'completed', 'cancelled'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

export const participants = ['patient', 'provider'] as const
export type Participant = (typeof participants)[number]

/** What became of a session, as its provider states it: it took place, or who did not come. */
export const outcomes = ['held', 'patient_no_show', 'provider_no_show'] as const
export type SessionOutcome = (typeof outcomes)[number]

interface CurrentStatus {
  status: AppointmentStatus
  /** Who asked for it; the other one accepts. */
  requested_by: Participant
  appointment_time: string | Date
  duration_minutes?: number
  /** When its provider called and no one answered. */
  no_answer_at?: string | Date | null
  /** Whether its provider has called the patient in: it may be over before its booked end. */
  is_called_in?: boolean
}

/**
 * Whether one of the two may move an appointment to another status at this moment. The database
 * keeps the same table: `practice.keep_course` in `database/`.
 *
 * @param outcome what its provider states when completing it: a session that no one answered need not
 *   be waited out where the patient did not come
 */
export function canTransition(
  appointment: CurrentStatus,
  to: AppointmentStatus,
  by: Participant,
  now: Date,
  outcome?: SessionOutcome,
): boolean {
  const { status, requested_by, no_answer_at, duration_minutes = slotMinutes } = appointment
  const starts = new Date(appointment.appointment_time).getTime()
  const isBefore = now.getTime() < starts
  if (to === 'confirmed') return status === 'requested' && requested_by !== by && isBefore
  if (to === 'cancelled') return isBefore && (status === 'requested' || status === 'confirmed')
  const isUnanswered = Boolean(no_answer_at) && outcome === 'patient_no_show'
  const isOver =
    isUnanswered ||
    (appointment.is_called_in === true && (outcome ?? 'held') === 'held') ||
    now.getTime() >= starts + duration_minutes * 60_000
  return to === 'completed' && status === 'confirmed' && by === 'provider' && isOver
}
