import * as z from 'zod/mini'
import { agreementAnswers, chooseAgreement } from '#web/appointments/agreement-answers.ts'

const agreement = z.enum(agreementAnswers, chooseAgreement)

/** What was confirmed stays so: there is nothing to choose. */
export const moveHere = z.object({ agreement: z.optional(agreement) })

/** Else staff say whether the patient has agreed. */
export const moveHereToAgree = z.object({ agreement })
