import { findPracticeBlocker, nameBlocker } from '#domain/practice/blocker.ts'
import type { OwnRegistration } from '#domain/practice/registration.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'

/**
 * What a provider must resolve before they see patients, with its name; undefined where there is
 * nothing.
 */
export function ownBlocker({ status, certificate_expires_on }: OwnRegistration) {
  const facts = {
    // Neither can be true of a user whose calls are answered.
    is_suspended: false,
    is_second_factor_missing: false,
    provider_status: status,
    certificate_expires_on,
  }
  const blocker = findPracticeBlocker(facts, dayOf(Date.now()))
  return blocker && { is: blocker.reason, name: nameBlocker(blocker, formatDate) }
}
