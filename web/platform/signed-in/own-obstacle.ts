import { findPracticeObstacle, nameObstacle } from '#domain/practice/obstacle.ts'
import type { OwnRegistration } from '#domain/practice/registration.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'

/**
 * What a provider must resolve before they see patients, with its name; undefined where there is
 * nothing.
 */
export function ownObstacle({ status, certificate_expires_on }: OwnRegistration) {
  const facts = {
    // Neither can be true of a user whose calls are answered.
    is_suspended: false,
    is_second_factor_missing: false,
    provider_status: status,
    certificate_expires_on,
  }
  const obstacle = findPracticeObstacle(facts, dayOf(Date.now()))
  return obstacle && { is: obstacle.is, name: nameObstacle(obstacle, formatDate) }
}
