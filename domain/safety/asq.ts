/**
 * The Ask Suicide-Screening Questions (ASQ) of the National Institute of Mental Health of the USA,
 * word for word: a validated instrument holds only as worded. Asked only after item 9 of the PHQ-9
 * was answered above 0; not one of the instruments that are scored.
 */

/** "Prefer not to answer" is ours, not the instrument's: no one is pressed, and it counts as yes. */
export const asqOptions = [
  { label: 'Yes', value: 1 },
  { label: 'No', value: 0 },
  { label: 'Prefer not to answer', value: null },
] as const

export type AsqAnswer = (typeof asqOptions)[number]['value']

export const asq = {
  id: 'ASQ',
  items: [
    { id: 'asq_1', text: 'In the past few weeks, have you wished you were dead?' },
    {
      id: 'asq_2',
      text: 'In the past few weeks, have you felt that you or your family would be better off if you were dead?',
    },
    {
      id: 'asq_3',
      text: 'In the past week, have you been having thoughts about killing yourself?',
    },
    { id: 'asq_4', text: 'Have you ever tried to kill yourself?' },
  ],
  /** Asked as well once any of the others is positive. */
  acuity: { id: 'asq_5', text: 'Are you having thoughts of killing yourself right now?' },
} as const

export type AsqItemId = (typeof asq.items)[number]['id']
/** What was answered so far; a question that was not answered is absent. */
export type AsqAnswers = Partial<Record<AsqItemId | typeof asq.acuity.id, AsqAnswer>>

export type AsqResult = 'acute' | 'non-acute' | 'negative'

const isPositive = (answer: AsqAnswer | undefined) => answer === 1 || answer === null

/** Whether the question about right now is to be asked. */
export function asksRightNow(answers: AsqAnswers): boolean {
  return asq.items.some(({ id }) => isPositive(answers[id]))
}

/**
 * Whether a screening must ask nothing more after these answers: thoughts right now, or an answer that
 * was not given. Skipping all of them is an answer not given.
 */
export function asksNoMore(answers: AsqAnswers): boolean {
  const result = resultOfAsq(answers)
  return result === undefined || result === 'acute' || Object.values(answers).includes(null)
}

/**
 * What the answers come to; undefined while an answer is missing.
 *
 * Rule: all four "No" is negative; any "Yes" is positive, and acute when the person has such
 * thoughts right now (three tiers of the NIMH's toolkit). Rather not saying counts as yes, in the
 * fifth question too.
 */
export function resultOfAsq(answers: AsqAnswers): AsqResult | undefined {
  // Thoughts right now matter most: this comes before the other questions.
  if (asksRightNow(answers) && isPositive(answers.asq_5)) return 'acute'
  if (asq.items.some(({ id }) => answers[id] === undefined)) return undefined
  if (!asksRightNow(answers)) return 'negative'
  return answers.asq_5 === 0 ? 'non-acute' : undefined
}
