import type { Advice } from './advice.ts'
import type { Care } from '../care.ts'

/**
 * Low sugar, below 3.9 mmol/L (70 mg/dL), and dangerously low, below 3.0 (54) or LO: ADA levels 1 and 2.
 * 15 to 20 g of quick sugar every 15 minutes, at most three times, then hospital: NHS, and
 * docs/for-the-clinician.md, "Glucose". A level tablespoon of sugar or honey is about 15 g, a level
 * teaspoon 4 to 5 g.
 */
const treatment = [
  'Take 1 tablespoon of sugar or honey now, or a small glass (150 to 200 ml) of a sweet drink.',
  'No tablespoon? Take 3 to 4 level teaspoons. A diet drink does not help.',
  'Measure again after 15 minutes. Still low? Take the same again, at most 3 times in all.',
  'Still low after 3 times? Go to a hospital now.',
  'Better? Eat a meal or a snack. Do not drive for 45 minutes.',
] as const

const next = {
  title: 'Measure your sugar again',
  text: 'Your last value was low. Take sugar now, wait 15 minutes, then measure.',
}

const signs = ['cannot swallow', 'confused or very drowsy', 'having a fit', 'fainted'] as const

const veryLow: Advice = {
  level: 'emergency',
  title: 'This is dangerously low: act now',
  danger_signs: signs,
  measure_again: true,
  lines: [
    ...treatment,
    'Ask someone to stay with you. They call 112 if you cannot wake up or have a fit.',
    'They lay you on your side, give nothing by mouth, and give glucagon 1 mg if you have it.',
  ],
  next,
}

const low: Advice = {
  level: 'clinician',
  title: 'Low sugar: take sugar now',
  danger_signs: signs,
  measure_again: true,
  lines: [...treatment, 'Tell your clinic if this happens more than once.'],
  next,
}

/** For so long sugar is advised unmeasured; after that the value is no longer known (H18). */
export const sugarAdviceMinutes = 30

/** Later: sugar taken on an old value would only raise the next one. */
const measureFirst = {
  title: 'Measure your sugar first',
  lines: [
    'Your last value was low. Measure before you take more sugar.',
    'Low again? Take 1 tablespoon of sugar or honey now. Measure again after 15 minutes.',
    'Still low after 3 times? Go to a hospital now.',
    'Cannot measure, and shaky or sweating? Take the sugar first.',
  ],
  next: {
    title: 'Measure your sugar first',
    text: 'Your last value was low. Measure before you take more sugar.',
  },
} as const

/**
 * Insulin and sulfonylurea tablets keep lowering sugar (docs/for-the-clinician.md, "Glucose"); without an
 * answer it is asked.
 */
function aboutMedicines({ insulin, sulfonylurea }: Pick<Care, 'insulin' | 'sulfonylurea'>) {
  if (insulin === 'no' && sulfonylurea === 'no') return []
  return insulin === 'yes' || sulfonylurea === 'yes'
    ? ['Your medicine can make it low again for a day or more. See a clinician today.']
    : [
        'Do you take insulin, glibenclamide or gliclazide? It can be low again: see a clinician today.',
      ]
}

/** @param minutesAgo since the reading was taken */
export function adviceOnLowGlucose(
  isVeryLow: boolean,
  care: Pick<Care, 'insulin' | 'sulfonylurea'>,
  minutesAgo: number,
): Advice {
  const advice = isVeryLow ? veryLow : low
  const timed = minutesAgo < sugarAdviceMinutes ? advice : { ...advice, ...measureFirst }
  return { ...timed, lines: [...timed.lines, ...aboutMedicines(care)] }
}
