/**
 * The ages that the product goes by, in one place. FOR LEGAL REVIEW: a lawyer in Zambia confirms both
 * before a release (Data Protection Act 2021; Children's Code Act 2022). No other file holds an age.
 */
export const youngestUser = 13
/** From here on a person agrees for themselves, and questionnaires for adults are meant for them. */
export const adultFrom = 18

/** Whole years between a birthday and a later day, both `YYYY-MM-DD`. */
export function yearsBetween(date_of_birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(date_of_birth.slice(0, 4))
  return day.slice(5) < date_of_birth.slice(5) ? years - 1 : years
}

export type AgeGroup = 'too_young' | 'minor' | 'adult'

/** @param day the present day in Lusaka; both `YYYY-MM-DD` */
export function ageGroupOn(date_of_birth: string, day: string): AgeGroup {
  const age = yearsBetween(date_of_birth, day)
  return age < youngestUser ? 'too_young' : age < adultFrom ? 'minor' : 'adult'
}

/** The number of Childline Zambia; `crisis-lines.ts` says more of it. */
export const childlineNumber = '116'

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
