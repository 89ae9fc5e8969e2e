import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'

/** The one thing that matters now, with the place where it is done. */
export interface NextStep {
  title: string
  text: string
  to: `/${string}`
  action: string
}

const hour = 60 * 60 * 1000
const week = 7 * 24 * hour

const pressure = { to: '/hypertension', action: 'Log blood pressure' } as const
const sugar = { to: '/diabetes', action: 'Log glucose' } as const

/**
 * What comes first: a value that should be measured again today, then the first entry of all, then
 * a measure that has been quiet for a week. Glucose is asked for only where it is kept.
 *
 * @param readings the newest of each kind, where there is one
 * @param now milliseconds
 */
export function nextStep(
  readings: { bloodPressure?: BloodPressureReading; glucose?: GlucoseReading },
  now: number,
): NextStep {
  const { bloodPressure, glucose } = readings
  const isWithin = (reading: { created_at: string } | undefined, span: number) =>
    reading !== undefined && now - Date.parse(reading.created_at) < span
  if (bloodPressure?.category === 'Hypertensive Crisis' && isWithin(bloodPressure, 24 * hour)) {
    return {
      title: 'Measure your blood pressure again',
      text: 'Your last value was dangerously high. Sit still for 5 minutes first.',
      ...pressure,
    }
  }
  if (glucose?.category === 'Low (Hypoglycemia)' && isWithin(glucose, 24 * hour)) {
    return {
      title: 'Measure your sugar again',
      text: 'Your last value was low. Take something sweet, wait 15 minutes, then measure.',
      ...sugar,
    }
  }
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
  return {
    title: 'How are you feeling?',
    text: 'Your readings are up to date. A short screening shows how your mind is doing.',
    to: '/screening',
    action: 'Take a screening',
  }
}
