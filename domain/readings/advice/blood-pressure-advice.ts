import { type Advice, joinAdvice } from './advice.ts'
import {
  type BloodPressure,
  bloodPressureWarnings,
  isLowBloodPressure,
  reaches,
} from '../blood-pressure.ts'
import { type Care, unknownCare } from '../care.ts'
import { pregnancyTier, withPregnancy } from './pregnancy-advice.ts'
import { adviceOnPulse } from './pulse-advice.ts'

/** American Heart Association, hypertensive crisis page, with headache and fits (H16). */
const signsOfCrisis = [
  'chest pain or pain in the back',
  'short of breath',
  'numb or weak on one side',
  'trouble seeing or speaking',
  'confused, dizzy or vomiting',
  'severe headache',
  'a fit',
] as const

/**
 * What to do about a high value, most urgent first; one of the two values is enough.
 * From 180/120: American Heart Association, and NHLBI (measure again after five minutes). From 180/110:
 * grade III of the Zambian NCD guideline, critical in HEARTS. From 160/100 without delay, from 140/90
 * within four weeks: WHO 2021 (NBK573634). Home readings on three days or more: ISH, ESH.
 */
const adviceFrom: readonly (BloodPressure & { advice: Advice })[] = [
  {
    systolic: 180,
    diastolic: 120,
    advice: {
      level: 'emergency',
      title: 'This is dangerously high',
      danger_signs: signsOfCrisis,
      measure_again: true,
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
      danger_signs: signsOfCrisis,
      measure_again: true,
      lines: [
        'None of these? This is very high: sit still for 5 minutes and measure again.',
        'If it stays this high, go the same day.',
      ],
      next: { title: 'Go to a clinic today', text: 'Your last blood pressure was very high.' },
    },
  },
  {
    systolic: 160,
    diastolic: 100,
    advice: {
      level: 'clinician',
      title: 'See a clinician within a week',
      danger_signs: signsOfCrisis,
      lines: [
        'None of these? Measure in the morning and evening until you go, and bring your readings.',
        'Go within a week, also if later values are lower.',
      ],
    },
  },
  {
    systolic: 140,
    diastolic: 90,
    advice: {
      level: 'clinician',
      title: 'Show this to a clinician',
      lines: [
        'Measure twice each morning and evening on 3 days or more, and bring your readings.',
        'High on most days? See a clinician within 4 weeks.',
      ],
    },
  },
  {
    systolic: 130,
    diastolic: 80,
    advice: {
      level: 'self-care',
      title: 'A little high: keep an eye on it',
      lines: [
        'Less salt, a daily walk and enough sleep help. Measure again this week.',
        'Diabetes, heart or kidney disease? Show your readings to your clinic.',
      ],
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

/**
 * Below 80, and below 90 with one of the signs: rapid-response criteria cc9972, NEWS2
 * (docs/for-the-clinician.md, "Blood pressure").
 */
const signsOfShock = [
  'faint, or about to faint',
  'cold and sweating',
  'bleeding',
  'fever',
  'confused or very drowsy',
] as const
const dangerouslyLow: Advice = {
  level: 'emergency',
  title: 'This is dangerously low',
  danger_signs: signsOfShock,
  measure_again: true,
  lines: [
    'None of these? Sit or lie down, ask someone to stay with you, and measure again now.',
    'Still below 80? Call 112 or go to the nearest hospital.',
  ],
  next: {
    title: 'Measure your blood pressure again',
    text: 'Your last value was dangerously low. Sit or lie down first.',
  },
}
const low: Advice = {
  level: 'clinician',
  title: 'Your blood pressure is low',
  danger_signs: signsOfShock,
  measure_again: true,
  lines: [
    'None of these? Sit or lie down, and measure again.',
    'Still below 90, and not usual for you? See a clinician today.',
  ],
}
/** The lower value alone (docs/for-the-clinician.md, "Blood pressure"). */
const onLowSide: Advice = {
  level: 'self-care',
  title: 'On the low side',
  lines: ['If you feel faint or unwell, see a clinician today.'],
}

/** Where the entry was questioned and nothing else warns: no praise for what may be wrong. */
const questioned: Advice = {
  level: 'clinician',
  title: 'Measure again to be sure',
  measure_again: true,
  lines: [
    'This value is unusual. Sit still for 5 minutes and measure again.',
    'The same again? Show it to a clinician.',
  ],
}

function adviceOnPressure(reading: BloodPressure): Advice {
  if (reading.systolic < 80) return dangerouslyLow
  if (reading.systolic < 90) return low
  const high = adviceFrom.find((from) => reaches(reading, from))
  if (high) return high.advice
  return isLowBloodPressure(reading) ? onLowSide : inBestRange
}

/**
 * What to do about a reading: by its pressure (mmHg), its pulse (beats a minute), and by whether the
 * person is or may be pregnant. Every place that shows advice on a blood pressure asks here.
 */
export function adviceOnBloodPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
  { pregnancy }: Pick<Care, 'pregnancy'> = unknownCare,
): Advice {
  const pressure = pregnancyTier(reading, pregnancy) ?? adviceOnPressure(reading)
  const pulse = adviceOnPulse(reading.pulse)
  const advice = pulse ? joinAdvice(pressure, pulse) : pressure
  const isCalm = advice.level === 'self-care' && bloodPressureWarnings(reading).length > 0
  return withPregnancy(isCalm ? questioned : advice, reading, pregnancy)
}
