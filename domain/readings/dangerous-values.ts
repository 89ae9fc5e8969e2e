import { type BloodPressure, mayBeShock, reaches } from './blood-pressure.ts'
import type { Pregnancy } from './care.ts'
import { type EnteredGlucose, glucoseThresholds } from './glucose.ts'

/**
 * The values for which the advice is an emergency, without its words, which are too many for a light page.
 * A test compares each with the advice; the sources are beside it, in `domain/readings/advice/`.
 */
const limits = {
  high: { systolic: 180, diastolic: 120 },
  highInPregnancy: { systolic: 160, diastolic: 110 },
  lowSystolic: 80,
  pulse: { min: 40, max: 130 },
} as const

/** Millimetres of mercury, one of the two values is enough; a low one also by the pulse beside it. */
export function dangerousPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
  pregnancy: Pregnancy,
): 'high' | 'low' | undefined {
  const isPregnant = pregnancy === 'pregnant' || pregnancy === 'postpartum'
  if (isPregnant && reaches(reading, limits.highInPregnancy)) return 'high'
  if (reading.systolic < limits.lowSystolic || mayBeShock(reading)) return 'low'
  if (reading.systolic < 90) return undefined
  return reaches(reading, limits.high) ? 'high' : undefined
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
