/** Who does a step. */
export const stepDoers = ['patient', 'provider', 'other'] as const
export type StepDoer = (typeof stepDoers)[number]

/** A step towards a goal, as it is typed. */
export interface Step {
  /** Stays the same in later versions, so that what is marked as done stays marked. */
  id: string
  step: string
  who: StepDoer
  /** Who, in words, where it is neither the patient nor the provider. */
  who_words: string
  /** How often, or when: "each morning", "before the next visit". */
  when: string
  /** Whether it is done once, and not day by day. */
  is_once: boolean
}

/** A goal in the person's own words, as it is typed. */
export interface Goal {
  id: string
  goal: string
  /** How both will know: "below 140/90". */
  measure: string
  /** By when; null without a day. */
  by: string | null
  steps: Step[]
}

/** The content of a version, as it is typed. */
export interface PlanContent {
  goals: readonly Goal[]
  review_on: string | null
  /** The day on which the provider and the patient agreed on it together. */
  agreed_on: string | null
}

export const emptyStep = (id: string): Step => ({
  id,
  step: '',
  who: 'patient',
  who_words: '',
  when: '',
  is_once: false,
})

export const emptyGoal = (id: string, step_id: string): Goal => ({
  id,
  goal: '',
  measure: '',
  by: null,
  steps: [emptyStep(step_id)],
})

const typedIn = ({ goal, measure, by, steps }: Goal) => [
  goal,
  measure,
  by ?? '',
  ...steps.flatMap(({ step, who_words, when }) => [step, who_words, when]),
]

/** Whether no word is written. */
export const isEmptyContent = ({ goals }: Pick<PlanContent, 'goals'>): boolean =>
  goals.flatMap(typedIn).every((text) => text.trim() === '')

/**
 * Who does a step, as a page or a document says it.
 *
 * @param provider the name of who wrote the plan; null once they have left
 */
export function whoWords(
  { who, who_words }: Pick<Step, 'who' | 'who_words'>,
  { patient, provider }: { patient: string; provider: string | null },
): string {
  if (who === 'patient') return patient
  return who === 'other' ? who_words : (provider ?? 'Your provider')
}
