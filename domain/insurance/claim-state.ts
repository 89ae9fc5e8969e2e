/** The course of a claim, as pure rules. The database keeps the same table: `billing.keep_claim` in `database/`. */

export const claimStates = [
  'collected',
  'sent',
  'paid',
  'part paid',
  'rejected',
  'billed',
  'written off',
  'withdrawn',
] as const
export type ClaimState = (typeof claimStates)[number]

/** Which state may follow which. */
export const claimSteps: Record<ClaimState, readonly ClaimState[]> = {
  collected: ['sent', 'billed', 'written off', 'withdrawn'],
  // What is with the insurer is answered before anything else is done with it.
  sent: ['paid', 'part paid', 'rejected'],
  paid: ['sent', 'withdrawn'],
  'part paid': ['sent', 'billed', 'written off', 'withdrawn'],
  rejected: ['sent', 'billed', 'written off', 'withdrawn'],
  billed: ['withdrawn'],
  'written off': ['withdrawn'],
  withdrawn: [],
}

export const mayFollow = (from: ClaimState, to: ClaimState) => claimSteps[from].includes(to)

/** Its rest is asked of the insurer, or not decided yet: the patient does not owe it. */
export const pendingClaims: readonly ClaimState[] = ['collected', 'sent', 'part paid', 'rejected']

/** Whether an admin still decides who bears what the insurer does not pay. */
export const hasRest = (state: ClaimState) => mayFollow(state, 'billed')

interface Share {
  amount_ngwee: number | null
  percent: number | null
}

/** What an insurer pays of a price, in ngwee: never more than the price. `billing.claim_share` says the same. */
export const shareOf = (price_ngwee: number, { amount_ngwee, percent }: Share): number =>
  Math.min(price_ngwee, amount_ngwee ?? Math.round((price_ngwee * (percent ?? 0)) / 100))
