/** The address of the questionnaire, and how the user returns into the middle of it. */
export const questionnaire = {
  path: '/exercise-plan-questionnaire',
  resume: '?resume',
} as const
