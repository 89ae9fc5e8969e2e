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
  stays: true,
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

/**
 * A third low value within the hour. Sugar is still needed on the way. The three rounds of 15 minutes: NHS;
 * the hour is our own limit (docs/decisions/106-advice-until-answered.md).
 */
const thirdLow: Advice = {
  level: 'emergency',
  title: 'Low for the third time: act now',
  now: 'Take 1 tablespoon of sugar or honey now, then go to the nearest hospital. Do not drive yourself.',
  stays: true,
  danger_signs: signs,
  lines: [
    'Ask someone to come with you, and take sugar along.',
    'Cannot wake up, or a fit? They call 112, lay you on your side and give nothing by mouth.',
  ],
  next: {
    title: 'Take sugar now, then go to a hospital',
    text: 'Your sugar was low three times within an hour.',
  },
}

/** Sugar is not taken on an old value (H18); the hospital stays. */
const thirdLowLater: Advice = {
  ...thirdLow,
  now: 'Go to the nearest hospital now. Do not drive yourself. Shaky or sweating? Take sugar first.',
  next: { title: 'Go to a hospital now', text: 'Your sugar was low three times within an hour.' },
}

/** After a value that is no longer low: more sugar would only raise it. */
const better: Advice = {
  level: 'clinician',
  title: 'Your sugar was dangerously low',
  stays: true,
  danger_signs: signs,
  measure_again: true,
  lines: [
    'Your next value was better. Eat a meal or a snack, and measure again within an hour.',
    'Low again? Take 1 tablespoon of sugar or honey at once.',
    'Tell your clinic that it was so low. Do not drive for 45 minutes.',
  ],
  next: {
    title: 'Your sugar was dangerously low',
    text: 'Eat a meal or a snack, and measure again within an hour.',
  },
}

/** What has been measured around a low value. */
interface LowAround {
  /** Since it was taken. */
  minutesAgo: number
  /** Low values in the hour before it. */
  lowsBefore: number
  /** Whether the next value was no longer low. */
  isBetter: boolean
}

export function adviceOnLowGlucose(
  isVeryLow: boolean,
  care: Pick<Care, 'insulin' | 'sulfonylurea'>,
  { minutesAgo, lowsBefore, isBetter }: LowAround,
): Advice {
  if (isBetter && (isVeryLow || lowsBefore >= 2))
    return { ...better, lines: [...better.lines, ...aboutMedicines(care)] }
  if (lowsBefore >= 2) return minutesAgo < sugarAdviceMinutes ? thirdLow : thirdLowLater
  const advice = isVeryLow ? veryLow : low
  const timed = minutesAgo < sugarAdviceMinutes ? advice : { ...advice, ...measureFirst }
  return { ...timed, lines: [...timed.lines, ...aboutMedicines(care)] }
}
