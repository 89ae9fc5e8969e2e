import { mayNotLoseWeight, weightLossStopped } from '#domain/care-plans/shared/weight-loss.ts'
import type { Pregnancy } from '#domain/readings/care.ts'
import { yearsBetween } from '#domain/values/age.ts'
import { Problem } from '#server/platform/problem.ts'

/** Requests without a plan or with an open change, of one kind; the insert policies say the same. */
const maxOpen = 5

/** @throws Problem 409 where a person has the maximum of open requests */
export function requireCapacity(open: number): void {
  if (open < maxOpen) return
  throw new Problem(
    409,
    'conflict',
    `You have ${maxOpen} open requests. Please wait for a plan before you ask for another.`,
  )
}

/** @throws Problem 409 while the plan of a request is being written */
export function requireCompleted({ status }: { status: string }): void {
  if (status !== 'completed')
    throw new Problem(409, 'conflict', 'Your plan is being written. Please wait until it is here.')
}

/** What of a questionnaire is compared with the profiles of its person, each with its field. */
export interface AnswersToFit {
  /** The goal in the body, where it is weight loss. */
  weightLoss?: string | undefined
  /** The answer that says that they are not pregnant. */
  notPregnant?: string | undefined
  /** Whether that answer also denies a birth of the last weeks. */
  deniesBirth?: boolean
  /** It says that they are pregnant. */
  saysPregnant: boolean
}

interface Profile {
  /** `YYYY-MM-DD`; null where it is not known. */
  date_of_birth: string | null
  pregnancy: Pregnancy
  /** The questionnaire showed what the care profile says of that: an answer against it is a change of it. */
  isSeen: boolean
  /** The present day in Lusaka, `YYYY-MM-DD`. */
  today: string
}

const againstProfile = (what: string) =>
  `Your care profile says that you ${what}. Is that over? Then change it in your readings first, under “Your care”. If not, change this answer.`

/**
 * Rejects weight loss under 18 and in pregnancy, and an answer against what the care profile says since.
 *
 * @throws Problem 422 with the fields
 */
export function requireFits(
  { weightLoss, notPregnant, deniesBirth = false, saysPregnant }: AnswersToFit,
  { date_of_birth, pregnancy: known, isSeen, today }: Profile,
): void {
  const age = date_of_birth === null ? null : yearsBetween(date_of_birth, today)
  const pregnancy = notPregnant && isSeen ? 'no' : known
  const isPregnant = pregnancy === 'pregnant'
  const fields = {
    ...(weightLoss && mayNotLoseWeight({ age, isPregnant: isPregnant || saysPregnant })
      ? {
          [weightLoss]: isPregnant
            ? `Your care profile says that you are pregnant. ${weightLossStopped}`
            : weightLossStopped,
        }
      : {}),
    ...(notPregnant && isPregnant ? { [notPregnant]: againstProfile('are pregnant') } : {}),
    ...(notPregnant && deniesBirth && pregnancy === 'postpartum'
      ? { [notPregnant]: againstProfile('had a baby in the last six weeks') }
      : {}),
  }
  if (Object.keys(fields).length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
}
