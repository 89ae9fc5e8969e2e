import type { Advice } from './advice.ts'
import { isLikely, measures } from './measures.ts'

/** Millimetres of mercury. */
export interface BloodPressure {
  systolic: number
  diastolic: number
}

/**
 * Lowest values of each category, most severe first; one of the two is enough. Readings are whole
 * numbers, so "above 180" is "from 181". Specification section 9, after ACC/AHA 2017.
 */
export const bloodPressureCategories = [
  { label: 'Hypertensive Crisis', systolic: 181, diastolic: 121 },
  { label: 'Stage 2 Hypertension', systolic: 140, diastolic: 90 },
  { label: 'Stage 1 Hypertension', systolic: 130, diastolic: 80 },
  { label: 'Elevated', systolic: 120, diastolic: Infinity },
  { label: 'Normal', systolic: -Infinity, diastolic: -Infinity },
] as const satisfies readonly (BloodPressure & { label: string })[]

export type BloodPressureCategory = (typeof bloodPressureCategories)[number]['label']

/** The category that stands beside a reading. One reading is not a diagnosis. */
export function categoryOfBloodPressure(reading: BloodPressure): BloodPressureCategory {
  return bloodPressureCategories.find((from) => reaches(reading, from))!.label
}

function reaches(reading: BloodPressure, from: BloodPressure): boolean {
  return reading.systolic >= from.systolic || reading.diastolic >= from.diastolic
}

/** Why a reading should be looked at again before it is saved; empty where nothing is odd. */
export function doubtsAboutBloodPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
): string[] {
  return (['systolic', 'diastolic', 'pulse'] as const).flatMap((key) => {
    const value = reading[key]
    const { name, unit } = measures[key]
    if (value === null || value === undefined || isLikely(value, measures[key])) return []
    return [`${name} of ${value} ${unit} is unusual.`]
  })
}

/**
 * Stands beside a category that the clinics of the country do not share: Zambian NCD guideline and
 * HEARTS, hypertension from 140/90; decision 23.
 */
export function treatmentNote(reading: BloodPressure): string | undefined {
  return categoryOfBloodPressure(reading).startsWith('Stage')
    ? 'Clinics in Zambia usually treat from 140/90. One reading alone does not decide it.'
    : undefined
}

/**
 * What to do, most urgent first; one of the two values is enough.
 * From 180/120: American Heart Association, hypertensive crisis page, and NHLBI (measure again
 * after five minutes). From 180/110: grade III of the Zambian NCD guideline, critical in HEARTS.
 * 140/90 in pregnancy: pre-eclampsia, PMC4776599.
 */
const adviceFrom: readonly (BloodPressure & { advice: Advice })[] = [
  {
    systolic: 180,
    diastolic: 120,
    advice: {
      level: 'emergency',
      title: 'This is dangerously high',
      danger_signs: [
        'chest pain or pain in the back',
        'short of breath',
        'numb or weak on one side',
        'trouble seeing or speaking',
        'confused, dizzy or vomiting',
      ],
      lines: [
        'None of these? Sit still for 5 minutes and measure again.',
        'Still 180/120 or more? See a clinician today, even if you feel well.',
      ],
      next: {
        title: 'Measure your blood pressure again',
        text: 'Your last value was dangerously high. Sit still for 5 minutes first.',
      },
    },
  },
  {
    systolic: 180,
    diastolic: 110,
    advice: {
      level: 'clinician',
      title: 'Go to a clinic today',
      lines: [
        'This is very high. Sit still for 5 minutes and measure again.',
        'If it stays this high, go the same day.',
      ],
      next: { title: 'Go to a clinic today', text: 'Your last blood pressure was very high.' },
    },
  },
  {
    systolic: 140,
    diastolic: 90,
    advice: {
      level: 'clinician',
      title: 'Show this to a clinician',
      lines: [
        'Measure again on other days, and bring your readings.',
        'If you are pregnant, go to a clinic today.',
      ],
    },
  },
  {
    systolic: 130,
    diastolic: 80,
    advice: {
      level: 'self-care',
      title: 'A little high: keep an eye on it',
      lines: ['Less salt, a daily walk and enough sleep help. Measure again this week.'],
    },
  },
  {
    systolic: 120,
    diastolic: Infinity,
    advice: {
      level: 'self-care',
      title: 'Slightly above the best range',
      lines: ['Less salt and a daily walk help. Measure again this week.'],
    },
  },
]

const inBestRange: Advice = {
  level: 'self-care',
  title: 'In the best range',
  lines: ['Keep doing what you do, and measure again as your clinic advised.'],
}

/** Below 90 or below 60, where the other value is not high either (clinical facts 4.1). */
const onLowSide: Advice = {
  level: 'self-care',
  title: 'On the low side',
  lines: ['If you feel faint or unwell, see a clinician today.'],
}

export function adviceOnBloodPressure(reading: BloodPressure): Advice {
  const high = adviceFrom.find((from) => reaches(reading, from))
  if (high) return high.advice
  return reading.systolic < 90 || reading.diastolic < 60 ? onLowSide : inBestRange
}
