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
/** The lower value alone (docs/for-the-clinician.md, "Blood pressure"). */
export const onLowSide: Advice = {
  level: 'self-care',
  title: 'On the low side',
  lines: ['If you feel faint or unwell, see a clinician today.'],
}
