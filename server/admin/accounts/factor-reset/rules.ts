import { Problem } from '#server/platform/problem.ts'

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

const conflict = (message: string) => new Problem(409, 'conflict', message)
