import type { BloodPressure } from './blood-pressure.ts'
import type { Pregnancy } from './care.ts'
import type { DangerKind } from './danger-words.ts'
import {
  dangerousGlucose,
  dangerousPressure,
  dangerousPulse,
  isGlucoseOfToday,
  isPressureOfToday,
} from './dangerous-values.ts'
import { type EnteredGlucose, writtenGlucose } from './glucose.ts'
import { isDangerSign, nameOfEntry, type Symptom } from '../symptoms/symptoms.ts'

/** One danger of a period: what was measured or felt, and when. */
export interface Danger {
  kind: DangerKind
  /** "192/124 mmHg", "2.8 mmol/L", "Chest pain" */
  shown: string
  at: Date
}

/** All that was logged in a period, in any order. */
export interface Logged {
  pressures?: readonly (BloodPressure & { pulse: number | null; created_at: Date })[]
  levels?: readonly (EnteredGlucose & { created_at: Date })[]
  symptoms?: readonly {
    symptom: Symptom | null
    own_words: string | null
    notes: string | null
    felt_at: Date
  }[]
}

/**
 * The dangers of a period, newest first: the emergencies among its readings, each low sugar, what asks the
 * person to be seen the same day, and each sign of danger. The page for a nurse, the files for a clinic and the report of a provider name the same ones.
 *
 * @param pregnancy as of now, also for earlier readings: a danger too many is better than one too few
 */
export function dangersOf(
  { pressures = [], levels = [], symptoms = [] }: Logged,
  pregnancy: Pregnancy,
): Danger[] {
  const found = [
    ...pressures.flatMap((reading): Danger[] => {
      const { systolic, diastolic, pulse, created_at: at } = reading
      const pressure =
        dangerousPressure(reading, pregnancy) ??
        (isPressureOfToday(reading, pregnancy) ? 'today' : undefined)
      const rate = dangerousPulse(pulse)
      const shown = `${systolic}/${diastolic} mmHg`
      return [
        ...(pressure ? [{ kind: `pressure_${pressure}` as const, shown, at }] : []),
        ...(rate ? [{ kind: `pulse_${rate}` as const, shown: `${pulse} a minute`, at }] : []),
      ]
    }),
    ...levels.flatMap((reading): Danger[] => {
      const level =
        dangerousGlucose(reading) ?? (isGlucoseOfToday(reading, pregnancy) ? 'today' : undefined)
      const { value, unit } = writtenGlucose(reading)
      const shown = `${value} ${unit}`.trim()
      return level ? [{ kind: `glucose_${level}`, shown, at: reading.created_at }] : []
    }),
    ...symptoms
      .filter(isDangerSign)
      .map((entry): Danger => ({ kind: 'symptom', shown: nameOfEntry(entry), at: entry.felt_at })),
  ]
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
