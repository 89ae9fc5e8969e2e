import * as z from 'zod/mini'
import { newPayment } from '#domain/membership/schema.ts'

/** What is typed of a payment; the plan and its price come from the page. */
export const paying = z.pick(newPayment, { phone: true, network: true })
