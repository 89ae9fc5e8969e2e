import { type BloodPressure, mayBeShock, reaches } from './blood-pressure.ts'
import type { Pregnancy } from './care.ts'
import { type EnteredGlucose, glucoseThresholds } from './glucose.ts'

/**
 * The values for which the advice is an emergency, or to be seen the same day, without its words, which are too many for a light page.
 * A test compares each with the advice; the sources are beside it, in `domain/readings/advice/`.
 */
const limits = {
  high: { systolic: 180, diastolic: 120 },
  highInPregnancy: { systolic: 160, diastolic: 110 },
  lowSystolic: 80,
  pulse: { min: 40, max: 130 },
  today: { systolic: 180, diastolic: 110 },
  todayInPregnancy: { systolic: 140, diastolic: 90 },
} as const

const isPregnantOrAfter = (pregnancy: Pregnancy) =>
  pregnancy === 'pregnant' || pregnancy === 'postpartum'

/** Millimetres of mercury, one of the two values is enough; a low one also by the pulse beside it. */
export function dangerousPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
  pregnancy: Pregnancy,
): 'high' | 'low' | undefined {
  if (isPregnantOrAfter(pregnancy) && reaches(reading, limits.highInPregnancy)) return 'high'
  if (reading.systolic < limits.lowSystolic || mayBeShock(reading)) return 'low'
  if (reading.systolic < 90) return undefined
  return reaches(reading, limits.high) ? 'high' : undefined
}

/** High enough to be seen the same day, and no emergency; mmHg. */
export function isPressureOfToday(reading: BloodPressure, pregnancy: Pregnancy): boolean {
  if (dangerousPressure(reading, pregnancy)) return false
  if (isPregnantOrAfter(pregnancy)) return reaches(reading, limits.todayInPregnancy)
  return reading.systolic >= 90 && reaches(reading, limits.today)
}

/** Beats a minute at rest. */
export function dangerousPulse(pulse: number | null | undefined): 'slow' | 'fast' | undefined {
  if (pulse === null || pulse === undefined) return undefined
  if (pulse < limits.pulse.min) return 'slow'
  return pulse > limits.pulse.max ? 'fast' : undefined
}

/**
 * Every low sugar counts, not only those below 3.0 mmol/L: each needs sugar at once, and several of them a
 * change of medicines (ADA levels 1 and 2; NHS: a hypo is below 4).
 */
export function dangerousGlucose(reading: EnteredGlucose): 'low' | 'high' | undefined {
  const { entered_value: value, entered_unit, meter_shows } = reading
  const { low, emergency } = glucoseThresholds[entered_unit]
  if (meter_shows === 'LO' || (meter_shows === null && value < low)) return 'low'
  return meter_shows === 'HI' || value >= emergency ? 'high' : undefined
}

/** High enough to be seen the same day, and no emergency: in pregnancy from above 10.0 mmol/L (180 mg/dL). */
export function isGlucoseOfToday(reading: EnteredGlucose, pregnancy: Pregnancy): boolean {
  const { entered_value: value, entered_unit } = reading
  if (dangerousGlucose(reading)) return false
  const { high, very_high } = glucoseThresholds[entered_unit]
  return value >= very_high || (pregnancy === 'pregnant' && value > high)
}
