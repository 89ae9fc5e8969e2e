import { mayNotLoseWeight, weightLossStopped } from '#domain/care-plans/shared/weight-loss.ts'
import type { Pregnancy } from '#domain/readings/care.ts'
import { yearsBetween } from '#domain/values/age.ts'
import { Problem } from '#server/platform/problem.ts'

/** Requests without a plan or with an open change, of one kind; the insert policies say the same. */
const maxOpen = 5

/** @throws Problem 409 where a person has the maximum of open requests */
export function requireCapacity(open: number, { at_clinic }: { at_clinic: boolean }): void {
  if (open < maxOpen) return
  const message = at_clinic
    ? `This patient has ${maxOpen} open requests. A plan must be written before you start another.`
    : `You have ${maxOpen} open requests. Please wait for a plan before you ask for another.`
  throw new Problem(409, 'conflict', message)
}

/** @throws Problem 409 where the person has withdrawn the consent by which it was asked at the clinic */
export function requireNotStopped({ is_stopped }: { is_stopped: boolean }): void {
  if (!is_stopped) return
  throw new Problem(
    409,
    'conflict',
    'You have stopped plans at the clinic, so no one reads this request. Allow it again under “Sharing” first.',
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
  /** A provider asks. */
  isAtClinic: boolean
}

/** In the words for who reads it. */
const words = {
  own: {
    isPregnant: 'Your care profile says that you are pregnant.',
    hadBaby: 'Your care profile says that you had a baby in the last six weeks.',
    ask: 'Is that over? Then change it in your readings first, under “Your care”. If not, change this answer.',
  },
  staff: {
    isPregnant: 'Their care profile says that they are pregnant.',
    hadBaby: 'Their care profile says that they had a baby in the last six weeks.',
    ask: 'Open the questions again and ask them once more.',
  },
} as const

/**
 * Rejects weight loss under 18 and in pregnancy, and an answer against what the care profile says since.
 *
 * @throws Problem 422 with the fields
 */
export function requireFits(
  { weightLoss, notPregnant, deniesBirth = false, saysPregnant }: AnswersToFit,
  { date_of_birth, pregnancy: known, isSeen, today, isAtClinic }: Profile,
): void {
  const age = date_of_birth === null ? null : yearsBetween(date_of_birth, today)
  const pregnancy = notPregnant && isSeen ? 'no' : known
  const isPregnant = pregnancy === 'pregnant'
  const said = words[isAtClinic ? 'staff' : 'own']
  const fields = {
    ...(weightLoss && mayNotLoseWeight({ age, isPregnant: isPregnant || saysPregnant })
      ? {
          [weightLoss]: isPregnant ? `${said.isPregnant} ${weightLossStopped}` : weightLossStopped,
        }
      : {}),
    ...(notPregnant && isPregnant ? { [notPregnant]: `${said.isPregnant} ${said.ask}` } : {}),
    ...(notPregnant && deniesBirth && pregnancy === 'postpartum'
      ? { [notPregnant]: `${said.hadBaby} ${said.ask}` }
      : {}),
  }
  if (Object.keys(fields).length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
}
