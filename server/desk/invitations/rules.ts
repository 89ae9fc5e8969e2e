import { Problem } from '#server/platform/problem.ts'

const notInPractice = 'This provider is not in practice. Please choose another.'

/** @throws Problem 422 where the provider is not in practice */
export function requireInPractice(is_in_practice: boolean): void {
  if (!is_in_practice)
    throw new Problem(422, 'invalid', notInPractice, { fields: { provider_id: notInPractice } })
}

const knownEmail = 'This provider has invited this email address already.'

/** Says it to the desk in its own words: the provider's own are about a page that the desk does not have. */
export function rejectInvitation(error: unknown): never {
  if (error instanceof Problem && error.code === 'already_invited')
    throw new Problem(409, 'already_invited', knownEmail, { fields: { email: knownEmail } })
  throw error
}
