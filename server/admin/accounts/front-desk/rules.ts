import { Problem } from '#server/platform/problem.ts'

/** What decides whether an account may become part of the front desk. */
export interface DeskCandidate {
  role: string
  is_student: boolean
  is_confirmed: boolean
  /** Whether it has a record as a patient, such as an appointment, a payment, a consent or a reading. */
  is_patient: boolean
}

const conflict = (message: string) => new Problem(409, 'conflict', message)

/**
 * The desk works with an account of its own: one that a patient uses would lose the way to their record.
 *
 * @throws Problem 409 where the account cannot become part of the front desk
 */
export function requireDeskCandidate({
  role,
  is_student,
  is_confirmed,
  is_patient,
}: DeskCandidate): void {
  if (role !== 'client' || is_student)
    throw conflict('Only a client’s account can become part of the front desk.')
  if (!is_confirmed) throw conflict('The email address of this account is not confirmed yet.')
  if (is_patient)
    throw conflict(
      'This account is used by a patient. Ask them to sign up with another email address for work.',
    )
}

/** @throws Problem 409 where the account is not part of the front desk, and is no client either */
export function requireDesk(role: string): void {
  if (role !== 'front_desk') throw conflict('This account is not part of the front desk.')
}
