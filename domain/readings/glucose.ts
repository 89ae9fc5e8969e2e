import type { Advice } from './advice.ts'
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
 * Specification section 9; ADA Standards of Care for the levels below 54 and for ketones from 250.
 */
export const glucoseThresholds = {
  'mg/dL': { very_low: 54, low: 70, caution: 140, high: 180, ketones: 250, very_high: 300 },
  'mmol/L': { very_low: 3.0, low: 3.9, caution: 7.8, high: 10.0, ketones: 13.9, very_high: 16.7 },
} as const satisfies Record<GlucoseUnit, Record<string, number>>

export const glucoseCategories = [
  'Low (Hypoglycemia)',
  'In Range',
  'Caution',
  'High (Hyperglycemia)',
] as const
export type GlucoseCategory = (typeof glucoseCategories)[number]

/** The category that stands beside a reading, from the value as typed. */
export function categoryOfGlucose(value: number, unit: GlucoseUnit): GlucoseCategory {
  const { low, caution, high } = glucoseThresholds[unit]
  if (value < low) return 'Low (Hypoglycemia)'
  if (value > high) return 'High (Hyperglycemia)'
  if (value > caution) return 'Caution'
  return 'In Range'
}

/** Why a reading should be looked at again before it is saved; empty where nothing is odd. */
export function doubtsAboutGlucose(value: number, unit: GlucoseUnit): string[] {
  if (isLikely(value, measures[unit])) return []
  const other = otherUnit(unit)
  const question = isWithinLimits(value, measures[other]) ? ` Did you mean ${other}?` : ''
  return [`${value} ${unit} is unusual.${question}`]
}

/** Quick sugar: 15 g, wait 15 minutes, measure again (ADA); the foods are those at hand here. */
const quickSugar = [
  'Take something sweet now: 3 teaspoons of sugar in water, half a glass of a soft drink (not diet), or a spoon of honey.',
  'Measure again after 15 minutes. Still low? Take the same again.',
  'Then eat a meal or a snack.',
]

const measureAfterSugar = {
  title: 'Measure your sugar again',
  text: 'Your last value was low. Take something sweet, wait 15 minutes, then measure.',
}

const veryLow: Advice = {
  level: 'emergency',
  title: 'This is dangerously low: act now',
  danger_signs: ['cannot swallow', 'confused or very drowsy', 'having a fit', 'fainted'],
  lines: [
    ...quickSugar,
    'Ask somebody to stay with you. Give nothing by mouth to a person who cannot swallow.',
  ],
  next: measureAfterSugar,
}

const low: Advice = {
  level: 'clinician',
  title: 'Low sugar: take something sweet now',
  lines: [...quickSugar, 'Tell your clinic when this happens more than once.'],
  next: measureAfterSugar,
}

const signsOfKetones = [
  'vomiting or pain in the belly',
  'breathing hard or fast',
  'breath that smells of fruit',
  'confused or very drowsy',
]

const measureAfterWater = {
  title: 'Measure your sugar again',
  text: 'Your last value was high. Drink water, and measure 2 hours after it.',
}

const veryHigh: Advice = {
  level: 'clinician',
  title: 'Go to a clinic today',
  danger_signs: signsOfKetones,
  lines: ['Drink water. Take your medicine as prescribed, and never more than that.'],
  next: { title: 'Go to a clinic today', text: 'Your last sugar was very high.' },
}

const ketonesPossible: Advice = {
  level: 'clinician',
  title: 'High sugar: look out for warning signs',
  danger_signs: signsOfKetones,
  lines: [
    'None of these? Drink water, take your medicine as prescribed, and measure again in 2 hours.',
    'If you can test for ketones, do so now. Still this high? See a clinician today.',
  ],
  next: measureAfterWater,
}

const high: Advice = {
  level: 'clinician',
  title: 'High sugar: follow your action plan',
  lines: [
    'Drink water, take your medicine as prescribed, and measure again in 2 hours.',
    'High on several days? Show your readings to a clinician.',
  ],
  next: measureAfterWater,
}

const caution: Advice = {
  level: 'self-care',
  title: 'Above the range: keep an eye on it',
  lines: ['Drink water, walk a little if you feel well, and measure again before the next meal.'],
}

const inRange: Advice = {
  level: 'self-care',
  title: 'In the range',
  lines: ['Keep doing what you do, and measure again as your clinic advised.'],
}

/** What to do about a value as typed. Levels: ADA, level 2 hypoglycaemia below 54; clinical facts 4.2. */
export function adviceOnGlucose(value: number, unit: GlucoseUnit): Advice {
  const from = glucoseThresholds[unit]
  if (value < from.very_low) return veryLow
  if (value < from.low) return low
  if (value >= from.very_high) return veryHigh
  if (value >= from.ketones) return ketonesPossible
  if (value > from.high) return high
  return value > from.caution ? caution : inRange
}

/** The usual targets of adults with diabetes who are not pregnant (ADA Standards of Care). */
const targets = {
  beforeMeal: { 'mg/dL': '80 to 130 mg/dL', 'mmol/L': '4.4 to 7.2 mmol/L' },
  afterMeal: { 'mg/dL': 'below 180 mg/dL', 'mmol/L': 'below 10.0 mmol/L' },
} as const

/** The target for the moment of the reading, as a sentence; nothing where none is published. */
export function targetFor(context: GlucoseContext | null, unit: GlucoseUnit): string | undefined {
  if (context === 'After Meal')
    return `One to two hours after a meal, the usual target is ${targets.afterMeal[unit]}.`
  if (context === 'Fasting' || context === 'Before Meal')
    return `Before a meal, the usual target is ${targets.beforeMeal[unit]}.`
  return undefined
}
