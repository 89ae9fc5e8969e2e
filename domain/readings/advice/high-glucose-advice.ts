import type { Advice } from './advice.ts'

/**
 * High sugar, above 10.0 mmol/L (180 mg/dL); docs/for-the-clinician.md, "Glucose". Never an extra dose
 * without advice.
 */
export const plannedDoses =
  'Take today’s planned doses only. Take no extra dose unless your plan says so.'

/** Dorset County Hospital sick-day rules (dchft.nhs.uk), from 13.9 mmol/L. */
export const sickDayRules = [
  'Ill? Never stop insulin. Measure every 4 hours, and test for ketones if you can.',
  'Vomiting? Take no metformin, dapagliflozin or empagliflozin, and go to a clinic today.',
] as const

/** Diabetic ketoacidosis: hospital now. */
export const signsOfKetones = [
  'vomiting again and again',
  'pain in the belly',
  'breathing hard or fast',
  'breath that smells of fruit',
  'confused or very drowsy',
] as const

const measureAfterWater = {
  title: 'Measure your sugar again',
  text: 'Your last value was high. Drink water, and measure 2 hours after it.',
}

/** From 30 mmol/L (540 mg/dL), or HI: JBDS, hyperosmolar hyperglycaemic state, Diabet Med 2023. */
export const dangerouslyHigh: Advice = {
  level: 'emergency',
  title: 'This is dangerously high',
  now: 'Go to the nearest hospital now, also if you feel well. Do not drive yourself.',
  stays: true,
  lines: ['Drink water if you can swallow. Never stop insulin.', plannedDoses],
  next: { title: 'Go to a hospital now', text: 'Your sugar was dangerously high.' },
}

/** From 16.7 mmol/L (300 mg/dL). */
export const veryHigh: Advice = {
  level: 'clinician',
  title: 'Go to a clinic today',
  today: 'Go to a clinic today, also if the next value is lower.',
  stays: true,
  danger_signs: signsOfKetones,
  lines: ['Drink water.', plannedDoses, ...sickDayRules],
  next: { title: 'Go to a clinic today', text: 'Your sugar was very high.' },
}

/** From 13.9 mmol/L (250 mg/dL). */
export const ketonesPossible: Advice = {
  level: 'clinician',
  title: 'High sugar: look out for warning signs',
  danger_signs: signsOfKetones,
  measure_again: true,
  lines: [
    'None of these? Drink water, and measure again in 2 hours. Still this high? See a clinician today.',
    plannedDoses,
    ...sickDayRules,
  ],
  next: measureAfterWater,
}

export const high: Advice = {
  level: 'clinician',
  title: 'High sugar: follow your action plan',
  measure_again: true,
  lines: [
    'Drink water, and measure again in 2 hours.',
    plannedDoses,
    'High on several days? Show your readings to a clinician.',
  ],
  next: measureAfterWater,
}

/**
 * What is left of advice where diabetes is ruled out: no plan, doses or insulin, of which such a person has
 * none, and a test instead.
 */
export const withoutDiabetes = (advice: Advice): Advice => ({
  ...advice,
  lines: [
    advice.now ? 'Drink water if you can swallow.' : 'Drink water.',
    'Ask for a diabetes test.',
  ],
})

/**
 * High sugar in pregnancy is seen the same day: nothing is measured first. A new one may be diabetes of
 * pregnancy (WHO, ADA), so a test is asked for.
 *
 * @param diabetes whether it is known; 'no' where it is ruled out
 */
export function highInPregnancy(
  { measure_again, today, title, ...advice }: Advice,
  diabetes: 'yes' | 'no' | 'unknown',
): Advice {
  const [first = '', ...others] = advice.lines
  const steps = {
    ...advice,
    today: today ?? 'Pregnant: see your clinic today.',
    stays: true as const,
    next: { title: 'Go to a clinic today', text: 'Your sugar was too high for you.' },
  }
  const test = 'High sugar: ask for a test today'
  if (diabetes === 'no') return withoutDiabetes({ ...steps, title: test })
  const lines = measure_again ? ['Drink water.', ...others] : [first, ...others]
  if (diabetes === 'yes') return { ...steps, title, lines }
  return {
    ...steps,
    title: advice.danger_signs ? title : test,
    lines: [...lines, 'No known diabetes? Ask for a diabetes test.'],
  }
}
