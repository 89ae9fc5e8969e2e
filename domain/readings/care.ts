import { adultFrom, yearsBetween } from '../values/age.ts'
import type { Gender } from '../values/gender.ts'
import type { BloodPressure } from './blood-pressure.ts'

/** The answers of a patient that change the advice on a reading. Each answer is optional. */

export const pregnancyAnswers = ['pregnant', 'postpartum', 'no', 'unsaid'] as const
export type PregnancyAnswer = (typeof pregnancyAnswers)[number]

export const careAnswers = ['yes', 'no', 'unsaid'] as const
export type CareAnswer = (typeof careAnswers)[number]

/**
 * What advice depends on. `possible`: a woman of 12 to 55 without newer information. `unknown`: a
 * person who left their gender open; they read about pregnancy only where a reading is high.
 */
export const pregnancies = ['pregnant', 'postpartum', 'no', 'possible', 'unknown'] as const
export type Pregnancy = (typeof pregnancies)[number]

/** A target of blood pressure, both values below it, and who set it: "Dr Banda, Kanyama clinic". */
export interface OwnTarget extends BloodPressure {
  author: string
}

/** What is known of a person's care; null where they were not asked. */
export interface Care {
  pregnancy: Pregnancy
  diabetes: CareAnswer | null
  insulin: CareAnswer | null
  /** Glibenclamide, gliclazide and their like, which can lower sugar for a day or more. */
  sulfonylurea: CareAnswer | null
  heart_disease: CareAnswer | null
  kidney_disease: CareAnswer | null
  /** By the date of birth; null where that is not known. */
  is_under_18: boolean | null
  target: OwnTarget | null
}

/** The facts that are answered by yes or no, each with its time. */
export const careConditions = [
  'diabetes',
  'insulin',
  'sulfonylurea',
  'heart_disease',
  'kidney_disease',
] as const
export type CareCondition = (typeof careConditions)[number]

/** What a form says of a person’s care; what it does not ask, or was not answered, is left out. */
export type CareFacts = { pregnancy?: PregnancyAnswer } & { [Key in CareCondition]?: CareAnswer }

/** A person without information: the advice then covers what may apply. */
export const unknownCare: Care = {
  pregnancy: 'unknown',
  diabetes: null,
  insulin: null,
  sulfonylurea: null,
  heart_disease: null,
  kidney_disease: null,
  is_under_18: null,
  target: null,
}

/**
 * Ages at which pregnancy is asked about, both included, and for how many days an answer counts:
 * docs/for-the-clinician.md, "Blood pressure" (asked monthly, six weeks after birth). 336 days are the
 * longest pregnancy of 42 weeks and the six weeks after it.
 */
const ages = { from: 12, to: 55 }
const askedEvery = 30
const countsFor: Record<Exclude<PregnancyAnswer, 'unsaid'>, number> = {
  pregnant: 336,
  postpartum: 42,
  no: askedEvery,
}

/** What is stored about a possible pregnancy; the answer with its time. */
export interface PregnancyFacts {
  gender: Gender | null
  /** `YYYY-MM-DD` */
  date_of_birth: string | null
  pregnancy: PregnancyAnswer | null
  pregnancy_at: Date | null
}

const dayInLusaka = (at: Date) => new Date(at.getTime() + 2 * 3_600_000).toISOString().slice(0, 10)

/** By gender and age alone. */
function mayBePregnant(
  { gender, date_of_birth }: PregnancyFacts,
  now: Date,
): 'no' | 'possible' | 'unknown' {
  const age = date_of_birth === null ? null : yearsBetween(date_of_birth, dayInLusaka(now))
  const isOfAge = age === null || (age >= ages.from && age <= ages.to)
  if (gender === 'male' || !isOfAge) return 'no'
  return gender === 'female' ? 'possible' : 'unknown'
}

const daysSince = (at: Date, now: Date) => (now.getTime() - at.getTime()) / 86_400_000

/**
 * The pregnancy status that the advice uses: the answer while it is valid, otherwise the status
 * that gender and age allow.
 */
export function pregnancyOf(facts: PregnancyFacts, now: Date): Pregnancy {
  const { pregnancy, pregnancy_at } = facts
  if (pregnancy === null || pregnancy === 'unsaid' || pregnancy_at === null)
    return mayBePregnant(facts, now)
  const isInForce = daysSince(pregnancy_at, now) < countsFor[pregnancy]
  return isInForce ? pregnancy : mayBePregnant(facts, now)
}

/** Null where the date of birth is not known. */
export function isUnder18(date_of_birth: string | null, now: Date): boolean | null {
  return date_of_birth === null ? null : yearsBetween(date_of_birth, dayInLusaka(now)) < adultFrom
}

/** Whether to ask: women of these ages, once, and again a month after the last answer. */
export function isPregnancyAsked(facts: PregnancyFacts, now: Date): boolean {
  if (mayBePregnant(facts, now) !== 'possible') return false
  return facts.pregnancy_at === null || daysSince(facts.pregnancy_at, now) >= askedEvery
}
