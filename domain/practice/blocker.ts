import type { PracticeFacts } from './facts.ts'

/** Why a provider is not listed, cannot be booked and sees no patients. */
export type PracticeBlocker =
  | {
      reason: 'suspended' | 'second_factor_required' | 'not_verified' | 'refused' | 'no_certificate'
    }
  | { reason: 'expired'; expired_on: string }

/**
 * The first thing to put right before a provider may work with patients; undefined where nothing is in
 * the way. What shuts out of the whole account comes before what shuts out of the practice.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`; a certificate holds until the end of its last day
 */
export function findPracticeBlocker(
  facts: PracticeFacts,
  today: string,
): PracticeBlocker | undefined {
  const { provider_status, certificate_expires_on } = facts
  if (facts.is_suspended) return { reason: 'suspended' }
  if (facts.is_second_factor_missing) return { reason: 'second_factor_required' }
  if (provider_status === 'refused') return { reason: 'refused' }
  if (provider_status !== 'approved') return { reason: 'not_verified' }
  if (!certificate_expires_on) return { reason: 'no_certificate' }
  if (certificate_expires_on < today)
    return { reason: 'expired', expired_on: certificate_expires_on }
  return undefined
}

/**
 * A blocker in a few words, the same wherever it is shown.
 *
 * @param formatDate writes a day as a person reads it
 */
export function nameBlocker(
  blocker: PracticeBlocker,
  formatDate: (day: string) => string = String,
): string {
  if (blocker.reason === 'expired')
    return `Certificate expired on ${formatDate(blocker.expired_on)}`
  return names[blocker.reason]
}

const names = {
  suspended: 'Account suspended',
  second_factor_required: 'Two-step login required',
  not_verified: 'Not verified yet',
  refused: 'Registration not accepted',
  no_certificate: 'No practising certificate',
} as const
