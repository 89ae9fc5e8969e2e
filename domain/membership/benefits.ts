import type { SessionType } from '../appointments/slots.ts'
import type { Profession } from '../practice/professions.ts'

/**
 * What each plan includes, in one place. Every page that sells a plan reads it, and the server keeps to
 * it. An entry is free with any account, the library, or a number of sessions that must not be billed.
 */
interface Benefit {
  text: string
  /** Sessions in any 30 days that the plan pays for. */
  sessions?: { profession: Profession; count: number; only?: SessionType }
  /** The self-help library is part of it: the guides that are not free for everyone. */
  library?: true
  /** The patterns of readings are part of it. */
  analytics?: true
}

const student: readonly Benefit[] = [
  { text: 'Unlimited screenings (PHQ-9, GAD-7)' },
  { text: 'Self-help library', library: true },
  { text: 'Anonymous group therapy registration' },
  { text: 'Time Management and Burnout modules' },
]

const starter: readonly Benefit[] = [
  {
    text: 'Monthly check-in: one Phone session with a therapist',
    sessions: { profession: 'therapist', count: 1, only: 'Phone' },
  },
  { text: 'Everything in Student Wellness', library: true },
  { text: 'Basic NCD tracking (blood pressure, glucose)' },
  { text: 'No advertisements' },
]

const care: readonly Benefit[] = [
  {
    text: 'Two 1-on-1 therapy sessions a month',
    sessions: { profession: 'therapist', count: 2 },
  },
  {
    text: 'One dietitian consultation a month',
    sessions: { profession: 'dietitian', count: 1 },
  },
  {
    text: 'Everything in Wellness Starter',
    library: true,
    sessions: { profession: 'therapist', count: 1, only: 'Phone' },
  },
  { text: 'Personalized care plans: meals and exercise' },
  { text: 'Advanced NCD analytics: patterns of your readings', analytics: true },
]

const diet: readonly Benefit[] = [
  {
    text: 'One dietitian consultation a month',
    sessions: { profession: 'dietitian', count: 1 },
  },
  { text: 'A meal plan written by a dietitian' },
  { text: 'A carbohydrate log beside your glucose' },
]

const benefits: Readonly<Record<string, readonly Benefit[]>> = {
  'student-wellness': student,
  'wellness-starter': starter,
  'comprehensive-care': care,
  'diet-nutrition': diet,
}

/** What a plan includes, line by line. */
export const featuresOf = (plan_key: string): string[] =>
  (benefits[plan_key] ?? []).map(({ text }) => text)

/** Whether one of these plans includes the self-help library. */
export const includesLibrary = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => benefits[key]?.some(({ library }) => library))

/** Whether one of these plans includes the patterns of readings. */
export const includesAnalytics = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => benefits[key]?.some(({ analytics }) => analytics))

interface Session {
  profession: Profession
  session_type: SessionType
}

/** The place of a session among those that the plans include, such as the second of three. */
export interface Cover {
  number: number
  of: number
}

/**
 * The place of a session among the included ones, if the plans that its patient has on that day pay it.
 *
 * @param plan_keys plans that the patient has on that day
 * @param covered types of the sessions with the same profession that plans paid in the 30 days before
 * @returns undefined where the plans do not pay it
 */
export function nextCover(
  { profession, session_type }: Session,
  plan_keys: readonly string[],
  covered: readonly SessionType[],
): Cover | undefined {
  const sessions = plan_keys
    .flatMap((key) => benefits[key] ?? [])
    .flatMap((benefit) => benefit.sessions ?? [])
    .filter((one) => one.profession === profession)
  const sum = (only: SessionType | undefined) =>
    sessions.filter((one) => one.only === only).reduce((total, { count }) => total + count, 0)
  const used = (type: SessionType) => covered.filter((one) => one === type).length
  // Sessions of one type only are used up first; what goes beyond takes from those of any type.
  const beyond = [...new Set(covered)].reduce(
    (total, type) => total + Math.max(0, used(type) - sum(type)),
    0,
  )
  const [ofType, ofAny] = [sum(session_type), sum(undefined)]
  const taken = Math.min(used(session_type), ofType) + Math.min(beyond, ofAny)
  return taken < ofType + ofAny ? { number: taken + 1, of: ofType + ofAny } : undefined
}
