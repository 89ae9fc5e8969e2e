import * as z from 'zod/mini'
import { newPayment } from '#domain/membership/schema.ts'
import { startChoices } from '#domain/membership/periods.ts'

/** The fields of the payment form; the plan and its price come from the page. */
export const paying = z.pick(newPayment, { phone: true, network: true })

/** The same where another plan is paid already. */
export const payingAndChoosing = z.extend(paying, {
  starts: z.enum(startChoices, 'Choose when the new plan starts.'),
})
