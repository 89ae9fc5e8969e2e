import { isLikely, isWithinLimits, measures } from './measures.ts'

export const glucoseUnits = ['mg/dL', 'mmol/L'] as const
export type GlucoseUnit = (typeof glucoseUnits)[number]

export const glucoseContexts = ['Fasting', 'Before Meal', 'After Meal', 'Bedtime'] as const
export type GlucoseContext = (typeof glucoseContexts)[number]

/** The unit that a value may have been meant in. */
export function otherUnit(unit: GlucoseUnit): GlucoseUnit {
  return unit === 'mg/dL' ? 'mmol/L' : 'mg/dL'
}

/** Milligrams per decilitre in one millimole per litre: LOINC's molar mass of 180.156 g/mol. */
const milligramsPerMillimole = 18.0156

/** The canonical value in mg/dL, to two decimals. */
export function inMilligrams(value: number, unit: GlucoseUnit): number {
  return unit === 'mg/dL' ? value : Math.round(value * milligramsPerMillimole * 100) / 100
}

/** The value in the unit a person reads: whole mg/dL as typed, or mmol/L to one decimal. */
export function inUnit(value: number, from: GlucoseUnit, to: GlucoseUnit): number {
  if (from === to) return value
  return to === 'mg/dL'
    ? Math.round(value * milligramsPerMillimole)
    : Math.round((value / milligramsPerMillimole) * 10) / 10
}

/**
 * The published pairs. A value is compared in the unit in which it was typed: converted, 10.0 mmol/L
 * would be 180.16 mg/dL and 3.9 would be 70.26, and a switch of the unit would change the category.
 * docs/specification.md, "Glucose categories"; ADA Standards of Care for the levels below 54 and for
 * ketones from 250; JBDS HHS (Diabet Med 2023) for the emergency from 30 mmol/L.
 */
export const glucoseThresholds = {
  'mg/dL': {
    very_low: 54,
    low: 70,
    caution: 140,
    high: 180,
    ketones: 250,
    very_high: 300,
    emergency: 540,
  },
  'mmol/L': {
    very_low: 3.0,
    low: 3.9,
    caution: 7.8,
    high: 10.0,
    ketones: 13.9,
    very_high: 16.7,
    emergency: 30.0,
  },
} as const satisfies Record<GlucoseUnit, Record<string, number>>

export const glucoseCategories = [
  'Low (Hypoglycemia)',
  'In Range',
  'Caution',
  'High (Hyperglycemia)',
] as const
export type GlucoseCategory = (typeof glucoseCategories)[number]

/** The category shown beside a reading, from the value as typed. */
export function categoryOfGlucose(value: number, unit: GlucoseUnit): GlucoseCategory {
  const { low, caution, high } = glucoseThresholds[unit]
  if (value < low) return 'Low (Hypoglycemia)'
  if (value > high) return 'High (Hyperglycemia)'
  if (value > caution) return 'Caution'
  return 'In Range'
}

/** What a meter shows instead of a number where a value is beyond its range. */
export const meterWords = ['LO', 'HI'] as const
export type MeterWord = (typeof meterWords)[number]

/**
 * The minimum that LO and HI mean, stored beside the word for sorting and charts: few meters go below
 * 20 mg/dL or above 600 (LifeScan, Dario and GlucoDr manuals). No person is shown these as their value.
 */
export const meterRange: Record<GlucoseUnit, Record<MeterWord, number>> = {
  'mg/dL': { LO: 20, HI: 600 },
  'mmol/L': { LO: 1.1, HI: 33.3 },
}

/** A glucose as it was entered: a value in a unit, or a word of the meter beside the end of its range. */
export interface EnteredGlucose {
  entered_value: number
  entered_unit: GlucoseUnit
  meter_shows: MeterWord | null
}

/** The unit of the newest number, readings newest first: a word of the meter has none. */
export function unitOfReadings(readings: readonly EnteredGlucose[]): GlucoseUnit {
  return (readings.find(({ meter_shows }) => !meter_shows) ?? readings[0])?.entered_unit ?? 'mmol/L'
}

/**
 * What is stored of an entry: the number as typed, or the end of the meter's range beside its word; in
 * mg/dL unless said.
 */
export function enteredGlucose(typed: {
  glucose_level?: number | undefined
  meter_shows?: MeterWord | undefined
  unit?: GlucoseUnit | undefined
}): EnteredGlucose {
  const { glucose_level = Number.NaN, meter_shows = null, unit = 'mg/dL' } = typed
  return {
    entered_value: meter_shows ? meterRange[unit][meter_shows] : glucose_level,
    entered_unit: unit,
    meter_shows,
  }
}

/** As people read it: "7.0 mmol/L", "126 mg/dL", or "HI" without a unit. */
export function writtenGlucose({ entered_value, entered_unit, meter_shows }: EnteredGlucose) {
  if (meter_shows) return { value: meter_shows, unit: '' }
  const isWholeMillimoles = entered_unit === 'mmol/L' && Number.isInteger(entered_value)
  return {
    value: isWholeMillimoles ? entered_value.toFixed(1) : String(entered_value),
    unit: entered_unit,
  }
}

/**
 * The units that a value may be meant in, mmol/L first: both where it is likely in the other unit and
 * unlikely in this one, or where no unit was chosen. Empty where the unit is in no doubt, and one where only
 * that is possible: 2.4 can be no mg/dL, for meters begin at 10.
 */
export function unitsInQuestion(value: number, unit: GlucoseUnit | undefined): GlucoseUnit[] {
  const possible = (['mmol/L', 'mg/dL'] as const).filter((one) =>
    isWithinLimits(value, measures[one]),
  )
  if (unit === undefined) return possible
  if (isLikely(value, measures[unit]) || !isWithinLimits(value, measures[otherUnit(unit)]))
    return []
  return possible
}

/** Why a reading should be looked at again before it is saved; empty where nothing is odd. */
export function glucoseWarnings(value: number, unit: GlucoseUnit): string[] {
  if (isLikely(value, measures[unit])) return []
  const other = otherUnit(unit)
  const question = isWithinLimits(value, measures[other]) ? ` Did you mean ${other}?` : ''
  return [`${value} ${unit} is unusual.${question}`]
}

/**
 * Upper ends of the usual targets (ADA Standards of Care). Before a meal: 80 to 130 mg/dL; one to two
 * hours after it: below 180. In pregnancy: below 95 fasting, 140 after one hour, 120 after two.
 * `raised` and `test`: fasting from here, a person without diabetes is at a higher risk of it, or asks for a
 * test (WHO, ADA).
 */
export const glucoseTargets = {
  'mg/dL': {
    beforeMeal: { min: 80, max: 130 },
    afterMeal: 180,
    raised: 110,
    test: 126,
    pregnancy: { fasting: 95, oneHour: 140, twoHours: 120 },
  },
  'mmol/L': {
    beforeMeal: { min: 4.4, max: 7.2 },
    afterMeal: 10.0,
    raised: 6.1,
    test: 7.0,
    pregnancy: { fasting: 5.3, oneHour: 7.8, twoHours: 6.7 },
  },
} as const

/** A number in the decimals of its unit, with the unit: "10.0 mmol/L". */
export function withUnit(value: number, unit: GlucoseUnit): string {
  return `${value.toFixed(unit === 'mmol/L' ? 1 : 0)} ${unit}`
}
