import type { Advice } from './advice.ts'
import type { Care } from '../care.ts'
import { signsOfKetones } from './high-glucose-advice.ts'

/**
 * A person who is not known to have diabetes: fasting from 7.0 mmol/L (126 mg/dL), or high at any other time,
 * asks for a test (WHO, ADA: 7.0 fasting, 11.1 at random). With signs of diabetes, and for those under 18, the
 * same day: NICE NG18 and ISPAD, for type 1 diabetes becomes dangerous within days.
 * docs/for-the-clinician.md, "Glucose".
 */
const todayWithSigns =
  'Ask today if you are very thirsty, pass a lot of urine, or are losing weight.'

const isKnown = (diabetes: Care['diabetes']) => diabetes === 'no'

/** What the advice depends on. */
export type TestCare = Pick<Care, 'diabetes' | 'is_under_18'>

function testThisWeek({ diabetes }: TestCare): string[] {
  return isKnown(diabetes)
    ? ['Ask a clinic for a diabetes test this week.', todayWithSigns]
    : [`No known diabetes? Ask a clinic for a test this week. ${todayWithSigns}`]
}

/**
 * @param high the advice for a person with diabetes on the same value; undefined for a fasting value that is not
 *   high for them
 */
export function askForTest(care: TestCare, high: Advice | undefined): Advice {
  if (care.is_under_18) return testToday
  const lines = testThisWeek(care)
  if (care.is_under_18 === null) lines.push('Under 18? Go to a clinic today.')
  if (!high) {
    return {
      level: 'clinician',
      title: 'Above the usual target: ask for a test',
      lines: [...lines, 'Often like this? Show your readings to a clinician.'],
    }
  }
  if (!isKnown(care.diabetes))
    return { ...high, title: titleOf(high), lines: [...lines, ...high.lines] }
  return {
    level: 'clinician',
    title: 'High sugar: ask for a test',
    ...(high.danger_signs ? { danger_signs: high.danger_signs } : {}),
    lines: ['Drink water.', ...lines],
    next: { title: 'Ask a clinic for a test', text: 'Your sugar was high.' },
  }
}

/** Without a known diabetes there may be no action plan. */
const titleOf = ({ title, danger_signs }: Advice) =>
  danger_signs ? title : 'High sugar: ask for a test, or follow your action plan'

const testToday: Advice = {
  level: 'clinician',
  title: 'Go to a clinic today for a test',
  today: 'Go to a clinic today, also if the next value is lower.',
  stays: true,
  danger_signs: signsOfKetones,
  lines: ['Under 18, sugar this high needs a diabetes test the same day.', 'Drink water.'],
  next: { title: 'Go to a clinic today', text: 'Your sugar was too high for you.' },
}

/** Fasting 6.1 to 6.9 mmol/L (110 to 125 mg/dL): impaired fasting glucose of WHO. */
export const raisedFasting = ({ diabetes }: TestCare): Advice => ({
  level: 'self-care',
  title: 'A little above normal before a meal',
  lines: [
    isKnown(diabetes)
      ? 'Ask for a diabetes test at your next visit to a clinic.'
      : 'No known diabetes? Ask for a test at your next visit to a clinic.',
    'Fewer sweet drinks, smaller portions of nshima and a daily walk lower it.',
  ],
})
