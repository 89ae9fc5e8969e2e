/** How much a care plan has. The database keeps the number of goals, too. */
export const most = { goals: 5, steps: 6 } as const

/** The longest texts. */
export const longest = {
  goal: 300,
  measure: 100,
  step: 300,
  who: 100,
  when: 150,
  words: 1000,
  reason: 500,
} as const

/** A review is within a year of the day on which the plan is published. */
export const reviewWithin = 365
