import type { Advice } from './advice.ts'
import type { BloodPressure } from '../blood-pressure.ts'
import { treatedFrom } from '../pressure-target.ts'

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

/** From here a value is a crisis. */
export const crisisFrom: BloodPressure = { systolic: 180, diastolic: 120 }

/**
 * What to do about a high value, most urgent first; one of the two values is enough.
 * From 180/120: American Heart Association, and NHLBI (measure again after five minutes). From 180/110:
 * grade III of the Zambian NCD guideline, critical in HEARTS. From 160/100 without delay, from 140/90
 * within four weeks: WHO 2021 (NBK573634). Home readings on three days or more: ISH, ESH. Under 18, within a week
 * from 140/90: American Academy of Pediatrics, 2017, stage 2 from the age of 13.
 */
export const adviceFrom: readonly (BloodPressure & { under18?: BloodPressure; advice: Advice })[] =
  [
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
          'Still 180/120 or more? Go to a clinic or hospital at once.',
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
      under18: { systolic: 140, diastolic: 90 },
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
        title: 'Within your target, above the best range',
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
export const twiceInCrisis: Advice = {
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

const showWithinWeeks =
  'Measure twice each morning and evening on 3 days, and show your readings within 4 weeks.'

/**
 * Above the own target, or from 130/80 with a disease for which clinics treat from 130 (WHO 2021, NBK573634:
 * strong for heart disease, suggested for diabetes and kidney disease).
 */
export const aboveForPerson = (why: readonly string[]): Advice => ({
  level: 'clinician',
  title: 'Too high for you: show it to your clinic',
  beside: pressureToo,
  lines: [...why, showWithinWeeks],
})

/** From 130/80 with one of these diseases or under 18, and within the target all the same: an own one, or pregnancy. */
export const withinButTreated = (why: readonly string[]): Advice => ({
  level: 'clinician',
  title: 'Within your target: show it to your clinic',
  beside: pressureToo,
  lines: [...why, showWithinWeeks],
})

/**
 * From 140/90, where clinics treat most people, and within an own target that is higher: its author has decided,
 * and more treatment brings falls (docs/decisions/106-advice-until-answered.md).
 */
export const withinHigherTarget = (why: readonly string[]): Advice => ({
  level: 'self-care',
  title: 'Within your own target',
  lines: [
    ...why,
    'Go on as you agreed with your clinic, and measure again as they advised.',
    'Most clinics treat from 140/90. At your next visit, ask if your target is still right.',
  ],
})

export const inBestRange: Advice = {
  level: 'self-care',
  title: 'In the best range',
  lines: ['Keep doing what you do, and measure again as your clinic advised.'],
}
