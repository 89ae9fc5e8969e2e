import { mobilePhone } from '#domain/phone/read-phone.ts'
import { Problem } from '#server/platform/problem.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'

/**
 * Counts a request to a phone for its PIN.
 *
 * @param payer the account, or the link, that asks; known to exist, or a stranger could use up the budget
 *   of a number that is not theirs
 * @throws Problem 429 after too many
 */
export type CountRequest = (payer: string, phone: string) => Promise<void>

/** A cancelled request can be made again: no phone is asked for its PIN again and again. */
export function limitRequests(settings: LimitSettings): CountRequest {
  const budget = { points: 5, seconds: 900 }
  const perPerson = new RateLimit(settings, { name: 'payments of person', ...budget })
  const perNumber = new RateLimit(settings, { name: 'payments of number', ...budget })
  return async (payer, phone) => {
    const wait =
      (await perPerson.secondsToWait(payer)) || (await perNumber.secondsToWait(mobilePhone(phone)!))
    if (wait === 0) return
    const minutes = Math.ceil(wait / 60)
    throw new Problem(
      429,
      'too_many_requests',
      `There were many payment requests in a short time. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { retryAfter: wait },
    )
  }
}
