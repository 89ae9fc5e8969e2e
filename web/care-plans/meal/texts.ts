import type { PlanTexts } from '#web/care-plans/shared/words.ts'

/** The notices of this feature, word for word (docs/specification.md, "Notices"). */
export const notices = {
  sent: { title: 'Success!', text: 'Your request has been sent to our dietitian team.' },
  agreementRequired: {
    title: 'Agreement Required',
    text: 'You must agree to the terms to submit.',
    kind: 'destructive',
  },
} as const

export const planTexts: PlanTexts = {
  title: 'My meal plan',
  plan: 'meal plan',
  writer: 'dietitian',
  page: '/my-meal-plan',
  questionnaire: '/meal-plan-questionnaire',
  none: 'You have not requested a meal plan yet. Five short steps, and a dietitian writes one for you.',
  changeHint: 'For example: “No kapenta, please, and less to buy for the weekend.”',
}
