import { slotMinutes } from './slots.ts'

/** How an appointment goes on: specification section 4 with decisions 13 and 17. */
export const appointmentStatuses = ['requested', 'confirmed', 'completed', 'cancelled'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

export const participants = ['patient', 'provider'] as const
export type Participant = (typeof participants)[number]

interface CurrentStatus {
  status: AppointmentStatus
  /** Who asked for it; the other one accepts. */
  requested_by: Participant
  appointment_time: string | Date
  duration_minutes?: number
}

/**
 * Whether one of the two may move an appointment to another status at this moment. The database
 * keeps the same table: `practice.keep_course` in the migrations.
 */
export function canTransition(
  appointment: CurrentStatus,
  to: AppointmentStatus,
  by: Participant,
  now: Date,
): boolean {
  const { status, requested_by, duration_minutes = slotMinutes } = appointment
  const starts = new Date(appointment.appointment_time).getTime()
  const isBefore = now.getTime() < starts
  if (to === 'confirmed') return status === 'requested' && requested_by !== by && isBefore
  if (to === 'cancelled') return isBefore && (status === 'requested' || status === 'confirmed')
  const isOver = now.getTime() >= starts + duration_minutes * 60_000
  return to === 'completed' && status === 'confirmed' && by === 'provider' && isOver
}
