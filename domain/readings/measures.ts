import { keptOfflineSeconds } from '../values/kept-offline.ts'

/**
 * What is measured, by key: LOINC code, UCUM unit, the unit as people write it, the values that are
 * accepted at all, and those that pass without "Check this reading".
 *
 * Codes: HL7 FHIR vital signs; 41653-7 and 14743-9 are glucose in capillary blood by glucometer.
 * Limits: docs/specification.md, "Limits of readings". Likely values: few meters show more than
 * 600 mg/dL (33.3 mmol/L), and below 35 mg/dL (1.9 mmol/L) the unit is more often wrong than the value.
 */
export const measures = {
  systolic: {
    name: 'Systolic pressure',
    loinc: '8480-6',
    ucum: 'mm[Hg]',
    unit: 'mmHg',
    min: 50,
    max: 300,
    likely: { min: 70, max: 250 },
  },
  diastolic: {
    name: 'Diastolic pressure',
    loinc: '8462-4',
    ucum: 'mm[Hg]',
    unit: 'mmHg',
    min: 30,
    max: 200,
    likely: { min: 40, max: 150 },
  },
  pulse: {
    name: 'Pulse',
    loinc: '8867-4',
    ucum: '/min',
    unit: 'beats a minute',
    min: 20,
    max: 300,
    likely: { min: 40, max: 180 },
  },
  'mg/dL': {
    name: 'Glucose level',
    loinc: '41653-7',
    ucum: 'mg/dL',
    unit: 'mg/dL',
    min: 10,
    max: 900,
    likely: { min: 35, max: 600 },
  },
  'mmol/L': {
    name: 'Glucose level',
    loinc: '14743-9',
    ucum: 'mmol/L',
    unit: 'mmol/L',
    min: 0.6,
    max: 50,
    likely: { min: 1.9, max: 33.3 },
  },
} as const satisfies Record<string, Measure>

export interface Measure {
  name: string
  loinc: string
  ucum: string
  unit: string
  min: number
  max: number
  likely: { min: number; max: number }
}

/**
 * The message with the accepted range: "Pulse must be a whole number from 20 to 300 beats a
 * minute."
 */
export function limitsOf(measure: Measure, kind = 'number'): string {
  return `${measure.name} must be a ${kind} from ${measure.min} to ${measure.max} ${measure.unit}.`
}

/** Asks for what is missing: "Enter the pulse." */
export function missing(measure: Measure): string {
  return `Enter the ${measure.name.toLowerCase()}.`
}

/** True where a value is accepted at all. */
export function isWithinLimits(value: number, { min, max }: Measure): boolean {
  return value >= min && value <= max
}

/** True where a value passes without a question. */
export function isLikely(value: number, { likely }: Measure): boolean {
  return value >= likely.min && value <= likely.max
}

/** The LOINC code of a blood pressure as a whole; its two values are its components. */
export const bloodPressurePanel = { name: 'Blood pressure panel', loinc: '85354-9' } as const

/** The longest that a reading may be stored offline on a phone, in seconds: 90 days. */
export const longestWait = keptOfflineSeconds
