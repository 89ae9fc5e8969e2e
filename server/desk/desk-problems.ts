import type { DeskAppointment } from '#domain/desk/schema.ts'
import type { StartsOn } from '#domain/appointments/slots.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireSlot, slotTaken, staleStatus } from '../appointments/booking-problems.ts'

const notAPatient = 'This person cannot be booked for. Search again.'

/**
 * Requires that the desk may book for a person, at a time that can be booked and at which the provider is free.
 *
 * @throws Problem 422 for a person who cannot be booked for and for what is no slot, 409 where the provider is not free
 */
export function requireDeskBooking(
  { is_patient, is_open }: { is_patient: boolean; is_open: boolean },
  appointment_time: Date,
  now: Date,
  starts: StartsOn,
): void {
  requireBookable(is_patient)
  requireSlot({ appointment_time: appointment_time.toISOString() }, now, starts)
  if (!is_open) throw slotTaken()
}

/** @throws Problem 422 where the desk cannot book for this person */
export function requireBookable(is_patient: boolean): void {
  if (!is_patient)
    throw new Problem(422, 'invalid', notAPatient, { fields: { patient_id: notAPatient } })
}

/** @throws Problem 409 where the provider is not free at the new time */
export function requireOpen(is_open: boolean): void {
  if (!is_open) throw slotTaken()
}

/** @throws Problem 409 where the appointment was not cancelled, because it has begun or is over */
export function requireCancelled({ status }: Pick<DeskAppointment, 'status'>): void {
  if (status !== 'cancelled') throw staleStatus()
}

/** @throws Problem 409 where its patient is not to answer it any more, or never was */
export function requireAgreed({ status }: Pick<DeskAppointment, 'status'>): void {
  if (status !== 'confirmed') throw staleStatus()
}

const notInPractice = 'This provider is not in practice. Please choose another.'

/** @throws Problem 422 where the provider is not in practice */
export function requireInPractice(is_in_practice: boolean): void {
  if (!is_in_practice)
    throw new Problem(422, 'invalid', notInPractice, { fields: { provider_id: notInPractice } })
}

const knownEmail = 'This provider has invited this email address already.'

/** Replaces a message for the provider, which names a page that the desk does not have. */
export function rejectInvitation(error: unknown): never {
  if (error instanceof Problem && error.code === 'already_invited')
    throw new Problem(409, 'already_invited', knownEmail, { fields: { email: knownEmail } })
  throw error
}
