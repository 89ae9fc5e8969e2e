import type { SessionType } from '../appointments/slots.ts'
import type { Profession } from '../practice/professions.ts'
import type { ClinicFeature } from '../values/clinic-features.ts'
import { dietPlan } from './diet-plan.ts'

/** Sessions in any 30 days that a plan pays for. */
export interface IncludedSessions {
  profession: Profession
  count: number
  only?: SessionType
}

/**
 * What each plan includes, in one place. Every page that sells a plan, or opens what a plan includes, reads it, and the
 * server keeps to it. `tests/e2e/plan-promises.spec.ts` opens each of them.
 */
export interface Benefit {
  text: string
  /** The page where it is used. */
  to: `/${string}`
  /** What a person with the plan does there; none where something else names the page. */
  action?: string
  /** With any account: the plan names it, and adds nothing. */
  isFree?: true
  sessions?: IncludedSessions
  /** The self-help library is part of it: the guides that are not free for everyone. */
  library?: true
  /** The patterns of readings are part of it. */
  analytics?: true
  /** The monthly check-in is part of it. */
  checkIn?: true
  /** A care plan that a provider writes with the person is part of it. */
  carePlan?: true
  /** Priority support is part of it. */
  support?: true
  /** The resource packs are part of it. */
  packs?: true
  /** Everything in another plan is part of it. */
  includes?: string
}

const student: readonly Benefit[] = [
  { text: 'Unlimited screenings (PHQ-9, GAD-7)', to: '/screening', isFree: true },
  { text: 'Self-help library', to: '/library', action: 'Open the library', library: true },
  { text: 'Anonymous group therapy registration', to: '/groups', isFree: true },
  { text: 'Time Management module', to: '/time-management', isFree: true },
  { text: 'Burnout module', to: '/burnout', isFree: true },
]

const starter: readonly Benefit[] = [
  {
    text: 'Monthly check-in: five minutes of questions, answered in writing within two working days',
    to: '/check-in',
    action: 'Answer your check-in',
    checkIn: true,
  },
  {
    text: 'One Phone session with a therapist a month',
    to: '/book-appointment',
    action: 'Book a session',
    sessions: { profession: 'therapist', count: 1, only: 'Phone' },
  },
  {
    text: 'Resource packs: printable guides, worksheets and your own readings',
    to: '/packs',
    action: 'Open the resource packs',
    packs: true,
  },
  { text: 'Everything in Student Wellness', to: '/library', includes: 'student-wellness' },
  {
    text: 'Basic NCD tracking (blood pressure, glucose)',
    to: '/hypertension',
    isFree: true,
  },
  { text: 'No advertisements', to: '/patient-profile', isFree: true },
]

const care: readonly Benefit[] = [
  {
    text: 'Two 1-on-1 therapy sessions a month',
    to: '/book-appointment',
    action: 'Book a session',
    sessions: { profession: 'therapist', count: 2 },
  },
  {
    text: 'One dietitian consultation a month',
    to: '/book-appointment',
    sessions: { profession: 'dietitian', count: 1 },
  },
  {
    text: 'Everything in Wellness Starter',
    to: '/book-appointment',
    includes: 'wellness-starter',
  },
  {
    text: 'Personalized care plan: goals, steps and a review, written by your provider with you',
    to: '/care-plan',
    action: 'Open your care plan',
    carePlan: true,
  },
  {
    text: 'Meal and exercise plans',
    to: '/meal-plan-questionnaire',
    isFree: true,
  },
  {
    text: 'Advanced NCD analytics: patterns of your readings',
    to: '/hypertension?tab=reports',
    action: 'See your patterns',
    analytics: true,
  },
  {
    text: 'Priority support: our team answers your questions within 2 hours while we are open',
    to: '/support',
    action: 'Ask the team',
    support: true,
  },
]

const diet: readonly Benefit[] = [
  {
    text: 'One dietitian consultation a month',
    to: '/book-appointment',
    action: 'Book a session',
    sessions: { profession: 'dietitian', count: 1 },
  },
  {
    text: 'A meal plan written by a dietitian',
    to: '/meal-plan-questionnaire',
    isFree: true,
  },
  {
    text: 'A carbohydrate log beside your glucose',
    to: '/diabetes?tab=nutrition',
    isFree: true,
  },
]

const benefits: Readonly<Record<string, readonly Benefit[]>> = {
  'student-wellness': student,
  'wellness-starter': starter,
  'comprehensive-care': care,
  [dietPlan]: diet,
}

/** The plans that this table knows, by their keys. */
export const planKeys: readonly string[] = Object.keys(benefits)

/** What a plan includes, line by line, as it is sold. */
export const benefitsOf = (plan_key: string): readonly Benefit[] => benefits[plan_key] ?? []

/** What a plan includes, line by line. */
export const featuresOf = (plan_key: string): string[] =>
  benefitsOf(plan_key).map(({ text }) => text)

/** The same with all that is in the plans it includes. */
export const allBenefitsOf = (plan_key: string): readonly Benefit[] =>
  benefitsOf(plan_key).flatMap((one) =>
    one.includes ? [one, ...allBenefitsOf(one.includes)] : [one],
  )

/** Something that is free with any account, of what a clinic may offer. */
interface FreeThing {
  /** As in "Free with any account: screening, …". */
  text: string
  to: `/${string}`
  feature?: ClinicFeature
}

/** What is free with any account. The plans add their sessions and the self-help library. */
export const freeWithAccount: readonly FreeThing[] = [
  { text: 'screening', to: '/screening' },
  { text: 'diaries', to: '/hypertension' },
  { text: 'reports', to: '/hypertension?tab=reports' },
  { text: 'meal and exercise plans', to: '/meal-plan-questionnaire', feature: 'plans' },
  { text: 'student tools', to: '/time-management', feature: 'students' },
  { text: 'groups', to: '/groups', feature: 'groups' },
  { text: 'the safety plan', to: '/safety-plan' },
  { text: 'the helplines', to: '/help-now' },
]

/** What paid plans add to that, in a sentence for every page that sells them. */
export const plansAdd =
  'Paid plans add sessions, the monthly check-in, resource packs and the self-help library. They also add a care plan, patterns of readings and priority support. Everything else in them is free with any account.'

/** Whether one of these plans includes the self-help library. */
export const includesLibrary = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => allBenefitsOf(key).some(({ library }) => library))

/** Whether one of these plans includes the monthly check-in. */
export const includesCheckIn = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => allBenefitsOf(key).some(({ checkIn }) => checkIn))

/** Whether one of these plans includes a care plan that a provider writes with the person. */
export const includesCarePlan = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => allBenefitsOf(key).some(({ carePlan }) => carePlan))

/** Whether one of these plans includes the resource packs. */
export const includesPacks = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => allBenefitsOf(key).some(({ packs }) => packs))

/** The sessions that these plans pay for, each as often as a plan names it. */
export const sessionsIn = (plan_keys: readonly string[]): readonly IncludedSessions[] =>
  plan_keys.flatMap(allBenefitsOf).flatMap(({ sessions }) => sessions ?? [])

/** Whether one of these plans includes the patterns of readings. */
export const includesAnalytics = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => allBenefitsOf(key).some(({ analytics }) => analytics))

/** Whether one of these plans includes priority support. */
export const includesSupport = (plan_keys: readonly string[]) =>
  plan_keys.some((key) => allBenefitsOf(key).some(({ support }) => support))

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
  const sessions = sessionsIn(plan_keys).filter((one) => one.profession === profession)
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
