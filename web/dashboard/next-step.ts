import type { Appointment } from '#domain/appointments/schema.ts'
import type { DayNews } from '#domain/dashboard/schema.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import { type Care, unknownCare } from '#domain/readings/care.ts'
import { adviceOnGlucose } from '#domain/readings/advice/glucose-advice.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import { visitStep } from '#web/appointments/visit-step.ts'

/** The subject of a step, for the picture beside it. */
export type Subject = 'danger' | 'reading' | 'visit' | 'mind' | 'meals' | 'movement'

/** The most important step now, with the page where it is done. */
export interface NextStep {
  about: Subject
  title: string
  text: string
  to: `/${string}`
  action: string
}

const day = 24 * 60 * 60 * 1000
const week = 7 * day

/** A plan counts as an update for so long. */
const newFor = 2 * day

/**
 * The questions are about the last two weeks: before that, the results are read and no new answers
 * requested.
 */
const screenedFor = 14 * day

/**
 * After an answer about being better off dead, help comes before all but readings for three days.
 */
const supportFirstFor = 3 * day

const visits = { about: 'visit', to: '/appointments', action: 'See my appointments' } as const
const pressure = {
  about: 'reading',
  to: '/hypertension#log',
  action: 'Log blood pressure',
} as const
const sugar = { about: 'reading', to: '/diabetes#log', action: 'Log glucose' } as const

/** After an answer about being better off dead. A neutral title: others may see the screen. */
const support: NextStep = {
  about: 'mind',
  title: 'Support for you',
  text: 'Helplines, your safety plan, and people to talk to. You can call today, at any hour.',
  to: '/safety',
  action: 'Open support',
}

/** What is known of a user. */
interface Known {
  /** The newest of each kind, where there is one. */
  bloodPressure?: BloodPressureReading | undefined
  glucose?: GlucoseReading | undefined
  /** The next upcoming appointment, where there is one. */
  appointment?: Appointment | undefined
  /** The recent updates, as far as they are loaded. */
  news?: DayNews | undefined
  /** The care settings on which advice for readings depends. */
  care?: Care | undefined
}

const isWithin = (at: string | null | undefined, span: number, now: number) =>
  at ? now - Date.parse(at) < span : false

/**
 * The steps before all updates: what a reading of the last 24 hours requires, emergencies first;
 * then an appointment that needs an answer or is near. Undefined where nothing is urgent.
 *
 * @param now milliseconds
 */
export function pressingStep(
  { bloodPressure, glucose, appointment, care = unknownCare }: Known,
  now: number,
): NextStep | undefined {
  const fresh: { advice: Advice; place: Omit<NextStep, 'title' | 'text'> }[] = []
  if (bloodPressure && isWithin(bloodPressure.created_at, day, now))
    fresh.push({ advice: adviceOnBloodPressure(bloodPressure, care), place: pressure })
  if (glucose && isWithin(glucose.created_at, day, now))
    fresh.push({
      advice: adviceOnGlucose(glucose, care, (now - Date.parse(glucose.created_at)) / 60_000),
      place: sugar,
    })
  const pressing = fresh.filter(({ advice }) => advice.next)
  const first = pressing.find(({ advice }) => advice.level === 'emergency') ?? pressing[0]
  if (first?.advice.next)
    return {
      ...first.advice.next,
      ...first.place,
      ...(first.advice.level === 'emergency' ? { about: 'danger' } : {}),
    }
  const upcoming = appointment && visit(appointment, now)
  return upcoming?.isNear ? upcoming.step : undefined
}

/**
 * The first of these: what a reading requires; help after an answer about being better off dead; a
 * near appointment; a dose of today that was not logged, a medicine that is nearly used up, a plan
 * that was just written, the first entry of all, a measure without entries for a week, a later
 * appointment, and the results of a recent screening. Glucose is requested only where the user logs
 * it.
 *
 * @param now milliseconds
 */
export function nextStep(known: Known, now: number): NextStep {
  const { bloodPressure, glucose, appointment, news } = known
  const pressing = pressingStep(known, now)
  if (pressing && pressing.about !== 'visit') return pressing
  if (isWithin(news?.safety_at, supportFirstFor, now)) return support
  if (pressing) return pressing
  if (isWithin(news?.dose_due_at, day, now))
    return {
      about: 'reading',
      title: 'A dose is not logged yet',
      text: 'Say whether you took it, and when. If you are not sure, do not take it twice.',
      to: '/hypertension?tab=medications',
      action: 'See my doses',
    }
  if (news?.refill_by)
    return {
      about: 'reading',
      title: 'A medicine is nearly used up',
      text: 'By your plan it ends within a week, or has ended. Get more before you need it.',
      to: '/hypertension?tab=medications',
      action: 'See my medicines',
    }
  if (isWithin(news?.safety_at, screenedFor, now)) return support
  if (isWithin(news?.meal_plan_at, newFor, now))
    return {
      about: 'meals',
      title: 'Your meal plan is ready',
      text: 'A dietitian has written it for you: a week of meals, with recipes and what to buy.',
      to: '/my-meal-plan',
      action: 'Read my meal plan',
    }
  if (isWithin(news?.exercise_plan_at, newFor, now))
    return {
      about: 'movement',
      title: 'Your exercise plan is ready',
      text: 'A fitness expert has written it for you: what to do on which day, and how to start.',
      to: '/my-exercise-plan',
      action: 'Read my exercise plan',
    }
  if (!bloodPressure && !glucose)
    return {
      title: 'Log your first reading',
      text: 'A blood pressure takes 20 seconds. It stays between you and your record.',
      ...pressure,
    }
  if (bloodPressure && !isWithin(bloodPressure.created_at, week, now))
    return {
      title: 'Time to measure your blood pressure',
      text: 'Your last reading is more than a week old.',
      ...pressure,
    }
  if (glucose && !isWithin(glucose.created_at, week, now))
    return {
      title: 'Time to measure your sugar',
      text: 'Your last reading is more than a week old.',
      ...sugar,
    }
  if (appointment) return visit(appointment, now).step
  if (isWithin(news?.screened_at, screenedFor, now))
    return {
      about: 'mind',
      title: 'Your screening results are here',
      text: 'Your readings are up to date. See again what your answers said, and what helps.',
      to: '/screening/history',
      action: 'See my results',
    }
  return {
    about: 'mind',
    title: 'How are you feeling?',
    text: 'Your readings are up to date. A short screening shows how your mind is doing.',
    to: '/screening',
    action: 'Take a screening',
  }
}

/** What an appointment requires, and whether that is soon. */
function visit(appointment: Appointment, now: number): { step: NextStep; isNear: boolean } {
  const { title, text, isProposed, isNear } = visitStep(appointment, now)
  return {
    step: { ...visits, title, text, ...(isProposed ? { action: 'Accept or decline' } : {}) },
    isNear,
  }
}
