import type { Agreement } from '#domain/appointments/agreement.ts'

/** What a form asks of the agreement: `ask` where the patient is still to answer. */
export const agreementAnswers = ['by phone', 'at the clinic', 'ask'] as const

/** Staff must say it: nothing is chosen for them. */
export const chooseAgreement = 'Choose whether the patient has agreed.'

/** What a form sends of the choice: nothing where the patient is still to answer. */
export const agreementOf = (
  chosen: (typeof agreementAnswers)[number] | undefined,
): { agreed_how?: Agreement } =>
  chosen === undefined || chosen === 'ask' ? {} : { agreed_how: chosen }
