import { type ClaimState, mayFollow } from '#domain/insurance/claim-state.ts'
import { inKwacha } from '#domain/values/money.ts'
import { Problem } from '#server/platform/problem.ts'

const invalid = (fields: Record<string, string>) =>
  new Problem(422, 'invalid', 'Please check what you entered.', { fields })

const sameName = 'Another insurer has this name.'

/** @throws Problem 422 where another insurer has the name */
export function requireOwnName(isTaken: boolean): void {
  if (isTaken) throw invalid({ name: sameName })
}

/** @throws Problem 409 where another admin has changed it since it was seen */
export function requireSeen(isSeen: boolean): void {
  if (!isSeen)
    throw new Problem(
      409,
      'stale_insurer',
      'Another admin has changed this insurer. Look at it again, then enter your change.',
    )
}

/** @throws Problem 409 where there are as many insurers as can be kept */
export function requireSpace(isFull: boolean): void {
  if (isFull) throw new Problem(409, 'too_many', 'There are too many insurers already.')
}

/** @throws Problem 422 where a visit type is not there */
export function requireKnownTypes(isKnown: boolean): void {
  if (!isKnown)
    throw invalid({ shares: 'A visit type is not there any more. Load the page again.' })
}

/** @throws Problem 422 where an insurer cannot be chosen */
export function requireInsurer(isThere: boolean): void {
  if (!isThere) throw invalid({ insurer_id: 'Choose an insurer of the list.' })
}

/** @throws Problem 422 where NHIMA knows no such number */
export function requireNhimaNumber(isOne: boolean): void {
  if (!isOne) throw invalid({ member_number: 'A NHIMA number has 5 to 20 letters and digits.' })
}

/** @throws Problem 409 where the claims are others than those that were seen */
export function requireSameList(isSame: boolean): void {
  if (!isSame)
    throw new Problem(
      409,
      'stale_list',
      'The claims of this month have changed. Look at the list again, then send it.',
    )
}

/** @throws Problem 422 where a list was sent on a day that is ahead, or before its month */
export function requireSentDay(isPossible: boolean): void {
  if (!isPossible)
    throw invalid({ sent_on: 'Enter a day from the first of the month up to today.' })
}

/** @throws Problem 409 where a claim cannot go on like that */
export function requireClaimStep(from: ClaimState, to: ClaimState): void {
  if (!mayFollow(from, to))
    throw new Problem(409, 'stale_claim', 'This claim has changed since then. Please look again.')
}

/** @throws Problem 422 where an insurer paid more than was claimed */
export function requireClaimedAmount(paid_ngwee: number, amount_ngwee: number): void {
  if (paid_ngwee > amount_ngwee)
    throw invalid({ amount_ngwee: `Only ${inKwacha(amount_ngwee)} was claimed.` })
}

/** @throws Problem 409 where the account of the patient is erased: no one is left to pay */
export function requirePatient(patient_id: string | null): asserts patient_id is string {
  if (patient_id === null)
    throw new Problem(
      409,
      'patient_erased',
      'The account of this patient is erased. Write the rest off.',
    )
}

/** @throws Problem 422 where no word says why the insurer does not pay */
export function requireReason(reason: string | null): void {
  if (!reason) throw invalid({ reason: 'Enter a reason. The patient reads it.' })
}

/** @throws Problem 409 where a list is too long for paper */
export function requirePrintable(isShort: boolean): void {
  if (!isShort)
    throw new Problem(409, 'too_many', 'This list is too long for a PDF. Save it as CSV.')
}
