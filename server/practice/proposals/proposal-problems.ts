import { maxOpen, type StartsOn } from '#domain/appointments/slots.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { conflictOf, requireSlot, slotTaken } from '../../appointments/booking-problems.ts'

/**
 * Requires that a provider treats a person, and is free at a time that can be booked.
 *
 * @param is_open whether the provider works then and has no appointment
 * @throws Problem 404 where they do not treat this person, 422 for what is no slot, 409 where they are
 *   not free
 */
export function requireProposable(
  { is_patient, is_open }: { is_patient: boolean; is_open: boolean },
  appointment_time: Date,
  now: Date,
  starts: StartsOn,
): void {
  requireFound(is_patient)
  requireSlot({ appointment_time: appointment_time.toISOString() }, now, starts)
  if (!is_open) throw slotTaken()
}

/**
 * @param open how many upcoming appointments the patient has
 * @throws Problem 409 where one more would be too many
 */
export function requirePatientCapacity(open: number): void {
  if (open >= maxOpen)
    throw new Problem(
      409,
      'too_many_open',
      `This patient has ${maxOpen} upcoming appointments already. One of them must be over, or cancelled, first.`,
    )
}

/**
 * Says why the table rejected a proposal; the patient's other appointments are known to the table alone.
 *
 * @param error the database's
 * @throws Problem 409 where the provider or the patient is not free; any other error as it is
 */
export function rejectProposal(error: unknown): never {
  const lost = conflictOf(error)
  if (lost === 'taken') throw slotTaken()
  if (lost !== 'own_clash') throw error
  throw new Problem(
    409,
    'own_clash',
    'This patient is not free at this time. Please choose another.',
  )
}
