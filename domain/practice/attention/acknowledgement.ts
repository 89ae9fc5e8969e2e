import { type AttentionReasonId, attentionRules } from './attention-reasons.ts'
import type { AttentionReason } from './attention.ts'

/** What a provider has noted about a patient who needs attention, as far as it decides what is shown. */
export interface Acknowledgement {
  /** Each reason with the time of the newest result, reading or session it was about, ISO 8601 in UTC. */
  reasons: Partial<Record<AttentionReasonId, string>>
  /** The day in Lusaka on which its reasons are shown again, `YYYY-MM-DD`. */
  return_on: string
}

/**
 * For how many days a reason may be put aside, at most. Urgent ones: as long as an alert may wait for the next
 * contact (domain/safety/escalation.ts). The others: our choice, about two months.
 */
const longest = { urgent: 14, others: 60 } as const

/** The longest that these reasons together may be put aside, in days from today. */
export function longestAside(reasons: readonly AttentionReasonId[]): number {
  const isUrgent = reasons.some((reason) => attentionRules[reason].level === 'urgent')
  return isUrgent ? longest.urgent : longest.others
}

/**
 * Whether a reason is put aside: noted, not due again yet, and about nothing newer than the provider has seen.
 *
 * @param today in Lusaka, `YYYY-MM-DD`
 */
export function isAside(
  { reason, newest }: Pick<AttentionReason, 'reason' | 'newest'>,
  acknowledgements: readonly Acknowledgement[],
  today: string,
): boolean {
  return acknowledgements.some(
    ({ reasons, return_on }) => today < return_on && (reasons[reason] ?? '') >= newest,
  )
}
