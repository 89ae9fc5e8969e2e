import * as z from 'zod/mini'
import { paymentMeans } from '../practice/billing/status.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/**
 * Money that the desk took and a provider or an admin has taken back: the desk gives it to the patient, and says how.
 * It sees no reason: that is in words of a provider.
 */

/** From the till of who gives it, from other cash of the clinic, by card, bank or mobile money; or no money had come. */
export const returnWays = ['till', 'clinic', 'card', 'bank', 'mobile', 'none'] as const
export type ReturnWay = (typeof returnWays)[number]

/** Money that waits to be given back. */
export const waitingReturn = z.object({
  payment_id: uuid(),
  invoice_id: uuid(),
  number: z.string(),
  amount_ngwee: z.int(),
  paid_on: z.iso.date(),
  paid_by: z.enum(paymentMeans),
  /** Null once that account was erased. */
  taken_by_name: z.nullable(z.string()),
  asked_at: z.iso.datetime({ offset: true }),
  patient: z.object({ id: uuid(), full_name: z.string(), phone_number: z.nullable(z.string()) }),
})
export type WaitingReturn = z.output<typeof waitingReturn>

const longest = 200
/** How money went back. Each way but the own till says by which slip or transfer, or who gave it. */
export const newReturn = z
  .strictObject({
    way: z.enum(returnWays, 'Choose how the money went back.'),
    note: freeText(longest),
  })
  .check(
    z.refine(({ way, note }) => way === 'till' || note.length >= 3, {
      path: ['note'],
      error: 'Enter the number of the slip or transfer, who gave it, or why nothing goes back.',
    }),
    z.refine(({ way, note }) => way !== 'till' || note === '' || note.length >= 3, {
      path: ['note'],
      error: 'Enter at least 3 characters, or nothing.',
    }),
  )
export type NewReturn = z.output<typeof newReturn>

/** How money of a reversed payment went back, for an admin; `way` is null while the desk still has it. */
export const givenBack = z.object({
  way: z.nullable(z.enum(returnWays)),
  note: z.nullable(z.string()),
  given_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Null while it waits, and once that account was erased. */
  given_by_name: z.nullable(z.string()),
})
