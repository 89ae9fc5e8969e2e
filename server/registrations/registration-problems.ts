import { isTypedAs } from '#domain/registrations/erasure.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Budget } from '#server/platform/rate-limit.ts'

/** Patients whom one member of staff registers in a day: a busy counter has fewer; a mistake or an attack more. */
export const registrationBudget = {
  name: 'patient registrations',
  points: 200,
  seconds: 24 * 60 * 60,
} as const satisfies Budget

/** Looking for people who are like another: as many as are typed at a counter, too few to try out names. */
export const matchBudget = {
  name: 'patient matches',
  points: 300,
  seconds: 60 * 60,
} as const satisfies Budget

/** @throws Problem 429 where the caller must wait */
export function requireBudget(retryAfter: number): void {
  if (retryAfter > 0)
    throw new Problem(429, 'too_many', 'You did this very often. Please wait a while.', {
      retryAfter,
    })
}

/** Someone who may be the same person was not looked at yet. */
export const likelyMatch = () =>
  new Problem(
    409,
    'likely_match',
    'Someone who may be this person is registered already. Look at them first.',
  )

/** @throws Problem 409 `has_login` where the person has taken their record over */
export function requireNoLogin(hasLogin: boolean): void {
  if (hasLogin)
    throw new Problem(
      409,
      'has_login',
      'This person has a login now. They change this in their own account.',
    )
}

/**
 * What was typed is kept by the caller. Apps of before name no version, and replace what is there.
 *
 * @throws Problem 409 `stale_registration` where another version is stored than the one that was seen
 */
export function requireSeen(stored: string, seen: string | undefined): void {
  if (seen !== undefined && seen !== stored)
    throw new Problem(
      409,
      'stale_registration',
      'Someone else has changed this since you opened it. Nothing is lost: compare both, then save again.',
    )
}

/** @throws Problem 422 where the name of another was typed before an erasure */
export function requireTypedName(typed: string, full_name: string): void {
  if (!isTypedAs(typed, full_name))
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { typed_name: 'This is not the name of this record.' },
    })
}

/**
 * Whose age no one has asked is not taken for an adult: a walk-in record of before had no date of birth.
 *
 * @throws Problem 409 `birth_unknown` where neither day nor year of birth is known
 */
export function requireBirth(person: {
  date_of_birth: string | null
  born_in: number | null
}): void {
  if (person.date_of_birth === null && person.born_in === null)
    throw new Problem(
      409,
      'birth_unknown',
      'First ask for the date or year of birth, and correct the registration.',
    )
}

const future = 'This day has not come yet.'

/** @throws Problem 422 for a birth after today, `YYYY-MM-DD` in Lusaka */
export function requireBornBy(
  { date_of_birth, born_in }: { date_of_birth?: string | undefined; born_in?: number | undefined },
  today: string,
): void {
  if (date_of_birth !== undefined && date_of_birth > today)
    throw new Problem(422, 'invalid', future, { fields: { date_of_birth: future } })
  if (born_in !== undefined && born_in > Number(today.slice(0, 4)))
    throw new Problem(422, 'invalid', future, {
      fields: { born_in: 'This year has not come yet.' },
    })
}
