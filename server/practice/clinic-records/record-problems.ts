import { maxAddedPerDay, maxUnclaimed } from '#domain/practice/clinic-records.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Budget } from '#server/platform/rate-limit.ts'

/** Wrong phone numbers after which a code is dead. */
export const maxWrongTries = 5

const day = 24 * 60 * 60

export const budgets = {
  added: { name: 'clinic records', points: maxAddedPerDay, seconds: day },
  /** To one address, from all providers together. */
  emails: { name: 'clinic invitations', points: 3, seconds: day },
  tries: { name: 'clinic codes', points: 10, seconds: 60 * 60 },
  triesFrom: { name: 'clinic codes by address', points: 60, seconds: 60 * 60 },
} as const satisfies Record<string, Budget>

/** @throws Problem 429 where a provider has added `maxAddedPerDay` and must wait */
export function requireAddBudget(retryAfter: number): void {
  if (retryAfter <= 0) return
  throw new Problem(429, 'too_many', `You can add ${maxAddedPerDay} patients a day.`, {
    retryAfter,
  })
}

export const triedTooOften = (retryAfter: number) =>
  new Problem(429, 'too_many', 'You tried too many codes. Please wait an hour.', { retryAfter })

/** @throws Problem 409 where so many have not answered that no more are added */
export function requireRoom(unclaimed: number): void {
  if (unclaimed < maxUnclaimed) return
  throw new Problem(
    409,
    'too_many_unclaimed',
    `You have ${maxUnclaimed} patients who have not answered. Remove some first.`,
  )
}

const knownEmail = 'You have invited this email address already. See the tab Invited.'

/** @throws Problem 409 where the provider has another record with this address */
export function requireNewAddress(known: object | undefined): void {
  if (known)
    throw new Problem(409, 'already_invited', knownEmail, { fields: { email: knownEmail } })
}

const notReachable = {
  email: 'This record has no email.',
  code: 'This record has no phone number.',
}

/** @throws Problem 422 where a record lacks what the invitation needs */
export function requireReach(
  { email, phone_number }: { email: string | null; phone_number: string | null },
  by: 'email' | 'code',
): void {
  if ((by === 'email' ? email : phone_number) !== null) return
  throw new Problem(422, 'invalid', notReachable[by], { fields: { by: notReachable[by] } })
}

/**
 * The clinic has written more than the invitation was about: that needs the proofs of the clinic's own code.
 *
 * @throws Problem 409 `clinic_code`
 */
export function requireNothingMore(hasNothingMore: boolean): void {
  if (hasNothingMore) return
  throw new Problem(
    409,
    'clinic_code',
    'The clinic has added to this record since it invited you. To protect it, we do not add it from here. Ask the clinic for a code for your record.',
  )
}

const wrongCode =
  'This code and phone number do not belong together, or the code has expired. Ask the clinic for a new code.'

export const codeNotFound = () => new Problem(404, 'not_found', wrongCode)
