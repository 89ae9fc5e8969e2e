import { adultFrom, ageGroupOn, youngestUser } from '../values/age.ts'
import { childlineNumber } from '../safety/helplines.ts'

export const ageMessages = {
  tooYoung: `You can have an account from the day you turn ${youngestUser}. You can talk to someone today: call Childline on ${childlineNumber}. It is free.`,
  guardianName: 'Enter the full name of your parent or guardian.',
  guardianAgrees: 'Ask your parent or guardian first. Tick the box when they agree.',
  provider: `Providers are ${adultFrom} or older. Check your date of birth.`,
  locked: `You gave us a date of birth under ${adultFrom}. Write to us if it is wrong, and we correct it.`,
} as const

/** What a person says of their age. */
export interface AgeAnswers {
  /** `YYYY-MM-DD`; null or undefined where it is not known. */
  date_of_birth?: string | null | undefined
  guardian_name?: string | null | undefined
  /** That the guardian knows of the account and agrees. */
  hasGuardianAgreed?: boolean | undefined
}

type AgeIssues = Partial<Record<'date_of_birth' | 'guardian_name' | 'guardian_agrees', string>>

/**
 * What keeps a person of this age from having an account, by field; empty where nothing does.
 *
 * @param day the present day in Lusaka, `YYYY-MM-DD`
 */
export function findAgeIssues(answers: AgeAnswers, role: string, day: string): AgeIssues {
  if (!answers.date_of_birth) return {}
  const group = ageGroupOn(answers.date_of_birth, day)
  if (group === 'adult') return {}
  if (group === 'too_young') return { date_of_birth: ageMessages.tooYoung }
  if (role !== 'client') return { date_of_birth: ageMessages.provider }
  return {
    ...(answers.guardian_name?.trim() ? {} : { guardian_name: ageMessages.guardianName }),
    ...(answers.hasGuardianAgreed ? {} : { guardian_agrees: ageMessages.guardianAgrees }),
  }
}

/**
 * The same for a change of the date of birth. A person whose date of birth is under `adultFrom` cannot
 * make themselves older: the guardian would be lost with one tap.
 */
export function findAgeChangeIssues(
  before: AgeAnswers,
  after: AgeAnswers,
  role: string,
  day: string,
): AgeIssues {
  const wasMinor = Boolean(
    before.date_of_birth && ageGroupOn(before.date_of_birth, day) !== 'adult',
  )
  const isAdult = !after.date_of_birth || ageGroupOn(after.date_of_birth, day) === 'adult'
  if (wasMinor && isAdult) return { date_of_birth: ageMessages.locked }
  return findAgeIssues(after, role, day)
}
