import type { Advice } from './advice.ts'

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
export const dangerouslyLow: Advice = {
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
export const low: Advice = {
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
/** NEWS2: five points or more by the pressure and the pulse alone (docs/for-the-clinician.md, "Blood pressure"). */
export const shock: Advice = {
  level: 'emergency',
  title: 'Your blood pressure is too low for your pulse',
  now: 'Go to the nearest hospital now, also if you feel well. Do not drive yourself.',
  stays: true,
  danger_signs: signsOfShock,
  lines: [
    'Lie down until you leave, and ask someone to stay with you. They call 112 if you faint.',
    'Show the staff this reading with the pulse.',
  ],
  next: {
    title: 'Go to a hospital now',
    text: 'Your blood pressure was low and your pulse was not usual. Lie down until you leave.',
  },
}

const measureCalmly = 'Sit still for 5 minutes and measure again.'
const showIfItStays = 'The same again? Show it to a clinic. Faint or unwell? See a clinician today.'

/** 125/45 (ours). */
export const lowerValueLow = (why: readonly string[]): Advice => ({
  level: 'clinician',
  title: 'Your lower value is low: measure again',
  measure_again: true,
  lines: [...why, measureCalmly, showIfItStays],
})

/** 90/75 (ours): more often an error of the measurement than true. */
export const valuesClose: Advice = {
  level: 'self-care',
  title: 'The two values are very close: measure again',
  measure_again: true,
  lines: [measureCalmly, showIfItStays],
}

/** The lower value alone (docs/for-the-clinician.md, "Blood pressure"). */
export const onLowSide: Advice = {
  level: 'self-care',
  title: 'On the low side',
  lines: ['If you feel faint or unwell, see a clinician today.'],
}
