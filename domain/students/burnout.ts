/**
 * A self-check of how used up one feels, in our own words: not a test, not a diagnosis, and compared
 * with no one else. The four levels are plain quarters of the scale, not limits of any study.
 */

/** Goes up with every change of a question, an answer or the score. */
export const burnoutVersion = 1

export const burnoutTimeFrame = 'In the last two weeks, how often …'

export interface BurnoutQuestion {
  key: BurnoutKey
  text: string
  /** Often is good here, so that its points count the other way round. */
  isRestful?: true
}

export type BurnoutKey =
  | 'strength'
  | 'sleep'
  | 'beginning'
  | 'attention'
  | 'meaning'
  | 'people'
  | 'temper'
  | 'rest'

export const burnoutQuestions: readonly BurnoutQuestion[] = [
  { key: 'strength', text: 'did an ordinary day take more strength than you had?' },
  { key: 'sleep', text: 'did you sleep, and still get up without energy?' },
  { key: 'beginning', text: 'was it hard to begin something that had to be done?' },
  { key: 'attention', text: 'did you read or listen, and find that nothing had stayed with you?' },
  { key: 'meaning', text: 'did your studies or your work seem to lead nowhere?' },
  { key: 'people', text: 'did you keep away from people because talking was too much?' },
  { key: 'temper', text: 'did something small make you cry or lose your temper?' },
  { key: 'rest', text: 'did you have time for rest, or for something you enjoy?', isRestful: true },
]

export const burnoutAnswers = [
  { value: 0, label: 'Never' },
  { value: 1, label: 'Now and then' },
  { value: 2, label: 'On about half of the days' },
  { value: 3, label: 'On most days' },
  { value: 4, label: 'Every day' },
] as const
export type BurnoutAnswer = (typeof burnoutAnswers)[number]['value']
export type BurnoutAnswers = Record<BurnoutKey, BurnoutAnswer>

const maxPoints = 4

/** 0 (rested) to 100 (used up), a whole number. */
export function scoreBurnout(answers: BurnoutAnswers): number {
  const points = burnoutQuestions.map(({ key, isRestful }) =>
    isRestful ? maxPoints - answers[key] : answers[key],
  )
  const sum = points.reduce((total, one) => total + one, 0)
  return Math.round((100 * sum) / (maxPoints * burnoutQuestions.length))
}

/** What a score says, from the lightest on; `from` is its first score. */
export const burnoutLevels = [
  {
    key: 'steady',
    label: 'Steady',
    from: 0,
    text: 'You have strength in hand. What you do for rest is working: keep a place for it in your week.',
  },
  {
    key: 'stretched',
    label: 'Stretched',
    from: 25,
    text: 'You manage, and it costs you. One thing less this week, and one real break a day, can turn it round.',
  },
  {
    key: 'worn',
    label: 'Worn out',
    from: 50,
    text: 'You have given more than you got back for some time. That is no weakness, and you do not have to carry it alone.',
  },
  {
    key: 'empty',
    label: 'Running on empty',
    from: 75,
    text: 'You are going on with almost nothing left. Please let someone help you now: this gets better with help.',
  },
] as const
export type BurnoutLevel = (typeof burnoutLevels)[number]['key']

/** The level of a score, from 0. */
export function burnoutLevelIndex(score: number): number {
  return burnoutLevels.findLastIndex(({ from }) => score >= from)
}

export function burnoutLevel(score: number): BurnoutLevel {
  return burnoutLevels[burnoutLevelIndex(score)]!.key
}

/** From here on a result leads with the people who can help. */
export function needsHelp(score: number): boolean {
  return score >= burnoutLevels[2].from
}
