import { notSignedIn, Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

const conflict = (message: string) => new Problem(409, 'conflict', message)

interface LockedAccount {
  id: string
  is_admin: boolean
  is_suspended: boolean
}

/**
 * The account that an admin changes, among those that are locked: its own, and those of all admins.
 *
 * @throws Problem 401 where the admin is suspended or no admin by now, 404 where there is no such account
 */
export function requireTarget<Account extends LockedAccount>(
  accounts: readonly Account[],
  actor_id: string,
  id: string,
): Account {
  const actor = accounts.find((account) => account.id === actor_id)
  if (!actor?.is_admin || actor.is_suspended) throw notSignedIn()
  const account = accounts.find((one) => one.id === id)
  requireFound(account)
  return account
}

/** @throws Problem 409 for the admin's own account */
export function rejectOwnSuspension(actor_id: string, id: string): void {
  if (id === actor_id) throw conflict('You cannot suspend your own account.')
}

/** @throws Problem 409 where the account is suspended */
export function requireActive({ is_suspended }: Pick<LockedAccount, 'is_suspended'>): void {
  if (is_suspended) throw conflict('This account is suspended already.')
}

/** @throws Problem 409 where the account is not suspended */
export function requireSuspended({ is_suspended }: Pick<LockedAccount, 'is_suspended'>): void {
  if (!is_suspended) throw conflict('This account is not suspended.')
}

/** @throws Problem 409 for the admin's own account */
export function rejectOwnReset(actor_id: string, user_id: string): void {
  if (user_id === actor_id) throw conflict('You cannot reset your own two-step login.')
}

/**
 * @param factors the account's second factors, with those that were never confirmed
 * @throws Problem 409 where none is verified
 */
export function requireVerifiedFactor(factors: readonly { status: string }[]): void {
  if (!factors.some(({ status }) => status === 'verified'))
    throw conflict('This account has no two-step login.')
}

/** What decides whether an account may get a role of staff. */
export interface StaffCandidate {
  role: string
  is_student: boolean
  is_confirmed: boolean
  /** Whether it has a record as a patient, such as an appointment, a payment, a consent or a reading. */
  is_patient: boolean
}

const becomes = { front_desk: 'become part of the front desk', admin: 'become an admin’s' } as const

/**
 * Staff work with an account of its own: one that a patient uses would lose the way to their record.
 *
 * @param wanted the role it is to get
 * @throws Problem 409 where the account cannot get it
 */
export function requireStaffCandidate(
  wanted: keyof typeof becomes,
  { role, is_student, is_confirmed, is_patient }: StaffCandidate,
): void {
  if (role !== 'client' || is_student)
    throw conflict(`Only a client’s account can ${becomes[wanted]}.`)
  if (!is_confirmed) throw conflict('The email address of this account is not confirmed yet.')
  if (is_patient)
    throw conflict(
      'This account is used by a patient. Ask them to sign up with another email address for work.',
    )
}

/** @throws Problem 409 where the account has another role */
export function requireRole(given: keyof typeof becomes, role: string): void {
  if (role === given) return
  throw conflict(
    given === 'admin'
      ? 'This account is not that of an admin.'
      : 'This account is not part of the front desk.',
  )
}

/** @throws Problem 409 for the admin's own account: so one admin always remains */
export function rejectOwnRole(actor_id: string, id: string): void {
  if (id === actor_id) throw conflict('You cannot take away your own role. Ask another admin.')
}
