import { Problem } from '#server/platform/problem.ts'
import type { Budget } from '#server/platform/rate-limit.ts'

/** Wrong tries after which a code of the clinic, or of an email, is dead. */
export const maxWrongTries = 5

export const takeOverBudgets = {
  /** Tries with codes from one network address. */
  tries: { name: 'take-over tries by address', points: 60, seconds: 60 * 60 },
  /** Emails to one address. */
  emails: { name: 'take-over emails', points: 5, seconds: 60 * 60 },
  /** Emails that one code of the clinic sends. */
  emailsOfCode: { name: 'take-over emails of a code', points: 8, seconds: 60 * 60 },
} as const satisfies Record<string, Budget>

const wrongCode =
  'This code does not belong to this phone number or email, or it has expired. Check both, or ask the clinic for a new code. If you have set up your login already, log in.'

export const codeNotFound = () =>
  new Problem(404, 'not_found', wrongCode, { fields: { code: wrongCode } })

const wrongEmailCode =
  'This code is wrong or has expired. Check the newest email, or ask for another code.'

export const emailCodeWrong = () =>
  new Problem(422, 'invalid', wrongEmailCode, { fields: { email_code: wrongEmailCode } })

export const triedTooOften = (retryAfter: number) =>
  new Problem(429, 'too_many', 'There were many tries. Please wait an hour.', { retryAfter })

/** @throws Problem 422 by field */
export function requireNoIssues(fields: Record<string, string>): void {
  const [first] = Object.values(fields)
  if (first !== undefined) throw new Problem(422, 'invalid', first, { fields })
}

/** @throws Problem 403 where it is not a provider who asks: the desk could enter a number of its own, and read health data */
export function requireProvider(isProvider: boolean): void {
  if (!isProvider) throw new Problem(403, 'forbidden', 'Their provider gives them the code.')
}

const noReach = 'Enter a phone number or an email address of this person first.'

/** @throws Problem 409 where the clinic has nothing by which the person shows who they are */
export function requireReach(hasReach: boolean): void {
  if (!hasReach) throw new Problem(409, 'no_reach', noReach)
}
