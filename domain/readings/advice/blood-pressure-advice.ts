import { type Advice, joinAdvice } from './advice.ts'
import {
  type BloodPressure,
  bloodPressureWarnings,
  isLowBloodPressure,
  lowFrom,
  reaches,
  veryLowSystolic,
} from '../blood-pressure.ts'
import { type Care, unknownCare } from '../care.ts'
import type { Around } from './around.ts'
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

const pressureToo = 'Your blood pressure is high too. Tell the clinician.'

/** From here a value is a crisis, and from here clinics treat people with one of three diseases. */
const crisisFrom: BloodPressure = { systolic: 180, diastolic: 120 }
const treatedFrom: BloodPressure = { systolic: 130, diastolic: 80 }

/**
 * What to do about a high value, most urgent first; one of the two values is enough.
 * From 180/120: American Heart Association, and NHLBI (measure again after five minutes). From 180/110:
 * grade III of the Zambian NCD guideline, critical in HEARTS. From 160/100 without delay, from 140/90
 * within four weeks: WHO 2021 (NBK573634). Home readings on three days or more: ISH, ESH.
 */
const adviceFrom: readonly (BloodPressure & { advice: Advice })[] = [
  {
    ...crisisFrom,
    advice: {
      level: 'emergency',
      title: 'This is dangerously high',
      danger_signs: signsOfCrisis,
      today: 'See a clinician today, even if you feel well or the next value is lower.',
      measure_again: true,
      stays: true,
      lines: [
        'None of these? Sit still for 5 minutes and measure again.',
        'Still 180/120 or more? Go to a clinic or hospital now.',
      ],
      next: {
        title: 'Measure your blood pressure again',
        text: 'Your value was dangerously high. Sit still for 5 minutes first. See a clinician today, also if it is lower.',
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
      today: 'Go to a clinic today, even if you feel well or the next value is lower.',
      measure_again: true,
      stays: true,
      lines: [
        'None of these? This is very high: sit still for 5 minutes and measure again. Bring both values.',
      ],
      next: { title: 'Go to a clinic today', text: 'Your blood pressure was very high.' },
    },
  },
  {
    systolic: 160,
    diastolic: 100,
    advice: {
      level: 'clinician',
      title: 'See a clinician within a week',
      danger_signs: signsOfCrisis,
      stays: true,
      beside: pressureToo,
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
      beside: pressureToo,
      lines: [
        'Measure twice each morning and evening on 3 days or more, and bring your readings.',
        'High on most days? See a clinician within 4 weeks.',
      ],
    },
  },
  {
    ...treatedFrom,
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

/**
 * A second value of 180/120 or more within the hour. A person without signs is not treated as an emergency
 * for it (AHA), but is seen at once: this is our own limit (docs/decisions/106-advice-until-answered.md).
 */
const twiceInCrisis: Advice = {
  level: 'emergency',
  title: 'Dangerously high twice within an hour',
  now: 'Go to a clinic or hospital now, even if you feel well. Do not wait for another reading.',
  stays: true,
  lines: ['Do not drive yourself. Show the staff both readings, and the medicines that you take.'],
  next: {
    title: 'Go to a clinic or hospital now',
    text: 'Your blood pressure was dangerously high twice.',
  },
}

/**
 * Above the own target, or from 130/80 with a disease for which clinics treat from 130 (WHO 2021, NBK573634:
 * strong for heart disease, suggested for diabetes and kidney disease).
 */
const aboveForPerson = (why: string): Advice => ({
  level: 'clinician',
  title: 'Too high for you: show it to your clinic',
  beside: pressureToo,
  lines: [
    why,
    'Measure twice each morning and evening on 3 days, and show your readings within 4 weeks.',
  ],
})

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
  today: 'See a clinician today, also if the next value is higher.',
  measure_again: true,
  stays: true,
  lines: [
    'None of these? Sit or lie down, ask someone to stay with you, and measure again now.',
    'Still below 80? Call 112 or go to the nearest hospital.',
  ],
  next: {
    title: 'Measure your blood pressure again',
    text: 'Your value was dangerously low. Sit or lie down first. See a clinician today, also if it is higher.',
  },
}
const low: Advice = {
  level: 'clinician',
  title: 'Your blood pressure is low',
  danger_signs: signsOfShock,
  measure_again: true,
  beside: 'Your blood pressure is low too. Tell the clinician.',
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

/** What is known of a person that changes the advice on a blood pressure. */
export type PressureCare = Pick<Care, 'pregnancy'> &
  Partial<Pick<Care, 'diabetes' | 'heart_disease' | 'kidney_disease' | 'target'>>

const diseases = {
  diabetes: 'diabetes',
  heart_disease: 'heart disease',
  kidney_disease: 'kidney disease',
} as const

/** The advice of everyone, changed by a disease or an own target; only where it calms is there a change. */
function forPerson(advice: Advice, reading: BloodPressure, care: PressureCare): Advice {
  const { target } = care
  const keys = Object.keys(diseases) as (keyof typeof diseases)[]
  const has = keys.filter((key) => care[key] === 'yes').map((key) => diseases[key])
  if (has.length > 0 && reaches(reading, treatedFrom))
    return aboveForPerson(`With ${has.join(' and ')}, clinics treat from 130/80.`)
  if (target && reaches(reading, target))
    return aboveForPerson(
      `Your own target is below ${target.systolic}/${target.diastolic}, set by ${target.author}.`,
    )
  if (!reaches(reading, treatedFrom) || keys.every((key) => care[key] === 'no')) return advice
  const lines = [
    ...advice.lines,
    'Diabetes, heart or kidney disease? Show your readings to your clinic.',
  ]
  return { ...advice, lines }
}

function adviceOnPressure(
  reading: BloodPressure,
  care: PressureCare,
  earlier: readonly BloodPressure[],
): Advice {
  if (reading.systolic < veryLowSystolic) return dangerouslyLow
  if (reading.systolic < lowFrom.systolic) return low
  const isCrisis = reaches(reading, crisisFrom)
  if (isCrisis && earlier.some((one) => reaches(one, crisisFrom))) return twiceInCrisis
  const advice = adviceFrom.find((from) => reaches(reading, from))?.advice
  if (!advice && isLowBloodPressure(reading)) return onLowSide
  const found = advice ?? inBestRange
  return found.level === 'self-care' ? forPerson(found, reading, care) : found
}

/**
 * What to do about a reading: by its pressure (mmHg), its pulse (beats a minute), what is known of the
 * person, and the readings of the hour before it. Every place that shows advice on a blood pressure asks
 * here.
 */
export function adviceOnBloodPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
  care: PressureCare = unknownCare,
  _minutesAgo = 0,
  { earlier = [] }: Around<BloodPressure> = {},
): Advice {
  const { pregnancy } = care
  const pressure = pregnancyTier(reading, pregnancy) ?? adviceOnPressure(reading, care, earlier)
  const pulse = adviceOnPulse(reading.pulse)
  const advice = pulse ? joinAdvice(pressure, pulse) : pressure
  const isCalm = advice.level === 'self-care' && bloodPressureWarnings(reading).length > 0
  return withPregnancy(isCalm ? questioned : advice, reading, pregnancy)
}
