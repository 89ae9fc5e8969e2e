import { Problem } from '#server/platform/problem.ts'

const guardian = 'They are under 18. Enter the name of the parent or guardian who agreed.'

/** @throws Problem 422 where a person under 18 agrees without a parent or guardian */
export function requireGuardian(isThere: boolean): void {
  if (!isThere) throw new Problem(422, 'invalid', guardian, { fields: { given_by: guardian } })
}

/** @throws Problem 409 where there is nothing to withdraw */
export function requireGiven(isGiven: boolean): void {
  if (!isGiven) throw new Problem(409, 'no_consent', 'They have not given this consent.')
}
