import type { PlanTexts } from '#web/care-plans/shared/words.ts'

/** The notices of this feature, word for word (docs/specification.md, "Notices"). */
export const notices = {
  consentRequired: {
    title: 'Consent Required',
    text: 'Please agree to the disclaimer before submitting.',
    kind: 'destructive',
  },
} as const

export const loggedOut = 'You must be logged in to submit.'

export const planTexts: PlanTexts = {
  title: 'My exercise plan',
  plan: 'exercise plan',
  writer: 'fitness expert',
  page: '/my-exercise-plan',
  questionnaire: '/exercise-plan-questionnaire',
  none: 'You have not requested an exercise plan yet. Seven short steps, and a fitness expert writes one for you.',
  changeHint: 'For example: “Nothing that hurts my knee, please, and shorter on Fridays.”',
}
