import type { Appointment } from '#domain/appointments/schema.ts'
import type { Advice } from '#domain/readings/advice.ts'
import { adviceOnBloodPressure } from '#domain/readings/blood-pressure.ts'
import { adviceOnGlucose } from '#domain/readings/glucose.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import { visitStep } from '#web/appointments/visit-step.ts'

/** The one thing that matters now, with the place where it is done. */
export interface NextStep {
  title: string
  text: string
  to: `/${string}`
  action: string
}

const day = 24 * 60 * 60 * 1000
const week = 7 * day

const visits = { to: '/appointments', action: 'See my appointments' } as const
const pressure = { to: '/hypertension#log', action: 'Log blood pressure' } as const
const sugar = { to: '/diabetes#log', action: 'Log glucose' } as const

/** What is known of a person. */
interface Known {
  /** The newest of each kind, where there is one. */
  bloodPressure?: BloodPressureReading
  glucose?: GlucoseReading
  /** The next appointment ahead, where there is one. */
  appointment?: Appointment
}

/**
 * What comes first: what a reading of the last 24 hours asks for, emergencies before all; then an
 * appointment that waits for an answer or is near; then the first entry of all, then a measure that has
 * been quiet for a week, then a later appointment. Glucose is asked for only where it is kept.
 *
 * @param now milliseconds
 */
export function nextStep({ bloodPressure, glucose, appointment }: Known, now: number): NextStep {
  const isWithin = (reading: { created_at: string } | undefined, span: number) =>
    reading !== undefined && now - Date.parse(reading.created_at) < span
  const fresh: { advice: Advice; place: Pick<NextStep, 'to' | 'action'> }[] = []
  if (bloodPressure && isWithin(bloodPressure, day))
    fresh.push({ advice: adviceOnBloodPressure(bloodPressure), place: pressure })
  if (glucose && isWithin(glucose, day))
    fresh.push({
      advice: adviceOnGlucose(glucose.entered_value, glucose.entered_unit),
      place: sugar,
    })
  const pressing = fresh.filter(({ advice }) => advice.next)
  const first = pressing.find(({ advice }) => advice.level === 'emergency') ?? pressing[0]
  if (first?.advice.next) return { ...first.advice.next, ...first.place }
  const ahead = appointment && visit(appointment, now)
  if (ahead?.isNear) return ahead.step
  if (!bloodPressure && !glucose) {
    return {
      title: 'Log your first reading',
      text: 'A blood pressure takes 20 seconds. It stays between you and your record.',
      ...pressure,
    }
  }
  if (bloodPressure && !isWithin(bloodPressure, week)) {
    return {
      title: 'Time to measure your blood pressure',
      text: 'Your last reading is more than a week old.',
      ...pressure,
    }
  }
  if (glucose && !isWithin(glucose, week)) {
    return {
      title: 'Time to measure your sugar',
      text: 'Your last reading is more than a week old.',
      ...sugar,
    }
  }
  if (ahead) return ahead.step
  return {
    title: 'How are you feeling?',
    text: 'Your readings are up to date. A short screening shows how your mind is doing.',
    to: '/screening',
    action: 'Take a screening',
  }
}

/** What an appointment asks for, and whether that is soon. */
function visit(appointment: Appointment, now: number): { step: NextStep; isNear: boolean } {
  const { title, text, isProposed, isNear } = visitStep(appointment, now)
  const action = isProposed ? 'Accept or decline' : visits.action
  return { step: { title, text, to: visits.to, action }, isNear }
}
