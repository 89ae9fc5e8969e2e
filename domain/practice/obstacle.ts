import type { PracticeFacts } from './facts.ts'

/** Why a provider is not listed, cannot be booked and sees no patients. */
export type PracticeObstacle =
  | { is: 'suspended' | 'second_factor_required' | 'not_verified' | 'refused' | 'no_certificate' }
  | { is: 'expired'; expired_on: string }

/**
 * The first thing to put right before a provider may work with patients; undefined where nothing is in
 * the way. What shuts out of the whole account comes before what shuts out of the practice.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`; a certificate holds until the end of its last day
 */
export function findPracticeObstacle(
  facts: PracticeFacts,
  today: string,
): PracticeObstacle | undefined {
  const { provider_status, certificate_expires_on } = facts
  if (facts.is_suspended) return { is: 'suspended' }
  if (facts.is_second_factor_missing) return { is: 'second_factor_required' }
  if (provider_status === 'refused') return { is: 'refused' }
  if (provider_status !== 'approved') return { is: 'not_verified' }
  if (!certificate_expires_on) return { is: 'no_certificate' }
  if (certificate_expires_on < today) return { is: 'expired', expired_on: certificate_expires_on }
  return undefined
}

/**
 * An obstacle in a few words, the same wherever it is shown.
 *
 * @param formatDate writes a day as a person reads it
 */
export function nameObstacle(
  obstacle: PracticeObstacle,
  formatDate: (day: string) => string = String,
): string {
  if (obstacle.is === 'expired') return `Certificate expired on ${formatDate(obstacle.expired_on)}`
  return names[obstacle.is]
}

const names = {
  suspended: 'Account suspended',
  second_factor_required: 'Two-step login required',
  not_verified: 'Not verified yet',
  refused: 'Registration not accepted',
  no_certificate: 'No practising certificate',
} as const
