/** Where the questionnaire stands, and how one comes back into the middle of it. */
export const questionnaire = {
  path: '/exercise-plan-questionnaire',
  resume: '?resume',
} as const
