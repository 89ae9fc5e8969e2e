import * as z from 'zod/mini'
import { memberNumber } from '#domain/insurance/insurers.ts'

/** An insurer with a number. */
export const insuredForm = z.object({ member_number: memberNumber })

/** None, so there is no number. */
export const uninsuredForm = z.object({})
