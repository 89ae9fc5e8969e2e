import { requireSlot, slotTaken } from '../../appointments/rules.ts'
import { Problem } from '#server/platform/problem.ts'

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
): void {
  if (!is_patient)
    throw new Problem(422, 'invalid', notAPatient, { fields: { patient_id: notAPatient } })
  requireSlot({ appointment_time: appointment_time.toISOString() }, now)
  if (!is_open) throw slotTaken()
}

/** @throws Problem 409 where the provider is not free at the new time */
export function requireOpen(is_open: boolean): void {
  if (!is_open) throw slotTaken()
}
