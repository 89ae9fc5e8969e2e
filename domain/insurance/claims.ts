import * as z from 'zod/mini'
import { rowsUpTo } from '../values/page-size.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { claimStates } from './claim-state.ts'

/** Shares of insurers, collected by the month of the visit in Lusaka. No reason of a visit and no diagnosis is here. */

const month = z
  .string('Choose a month.')
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'The month must be like 2026-11.'))
const day = z.iso.date('Enter a real day, for example 27 11 2026.')

export const claimMonth = z.object({ insurer_id: uuid('Choose an insurer.'), month })
export type ClaimMonth = z.output<typeof claimMonth>

/** A file of a month: all of it, what is still to be handed in, or one list that was. */
export const claimFile = z.extend(claimMonth, {
  list: z.optional(
    z.union([z.literal('collected'), uuid()], 'Send collected, or the id of a list.'),
  ),
})
export type ClaimFile = z.output<typeof claimFile>

/** A page of the claims of a month; `after` is the id of the last row. */
export const claimPage = z.extend(claimMonth, {
  limit: rowsUpTo(200),
  after: z.optional(uuid('Must be the id of a claim.')),
})
export type ClaimPage = z.output<typeof claimPage>

export const claim = z.object({
  id: uuid(),
  visit_on: z.iso.date(),
  invoice_number: z.string(),
  invoice_issued_on: z.iso.date(),
  /** Null once the account was erased. */
  patient_name: z.nullable(z.string()),
  member_number: z.nullable(z.string()),
  visit_type: z.string(),
  amount_ngwee: z.int(),
  state: z.enum(claimStates),
  sent_on: z.nullable(z.iso.date()),
  paid_ngwee: z.int(),
  paid_on: z.nullable(z.iso.date()),
  /** Why it was rejected, or not paid in full; the patient reads it. */
  reason: z.nullable(z.string()),
})
export type Claim = z.output<typeof claim>

const sums = z.object({ count: z.int(), amount_ngwee: z.number() })
export type ClaimSums = z.output<typeof sums>

export const claimsOfMonth = z.object({
  claims: z.array(claim),
  /** By state, of the whole month. */
  states: z.array(z.extend(sums, { state: z.enum(claimStates) })),
  claimed_ngwee: z.number(),
  paid_ngwee: z.number(),
  /** Of all months: asked of this insurer, and not answered. */
  pending: sums,
  lists: z.array(
    z.extend(sums, {
      id: uuid(),
      sent_on: z.iso.date(),
      /** Those without an answer. */
      unanswered: sums,
    }),
  ),
})
export type ClaimsOfMonth = z.output<typeof claimsOfMonth>

/** All that is collected of a month, as it was seen: where it is more by now, nothing is sent. */
export const newClaimList = z.strictObject({
  id: uuid('Send an id that is a UUID.'),
  insurer_id: uuid('Choose an insurer.'),
  month,
  sent_on: day,
  claims: z.int('Send how many claims you saw.').check(z.minimum(1, 'There is nothing to send.')),
  amount_ngwee: z
    .int('Send the sum that you saw.')
    .check(z.minimum(1, 'There is nothing to send.')),
})
export type NewClaimList = z.output<typeof newClaimList>

/** All of a list that has no answer was paid in full, as it was seen. */
export const listPayment = z.strictObject({
  paid_on: day,
  claims: z.int('Send how many claims you saw.').check(z.minimum(1, 'There is nothing to record.')),
  amount_ngwee: z
    .int('Send the sum that you saw.')
    .check(z.minimum(1, 'There is nothing to record.')),
})
export type ListPayment = z.output<typeof listPayment>

const reason = freeText(200)
const enteredReason = reason.check(z.minLength(1, 'Enter a reason. The patient reads it.'))

/** The next step of a claim. */
export const claimStep = z.discriminatedUnion(
  'step',
  [
    z.strictObject({
      step: z.literal('paid'),
      amount_ngwee: z
        .int('Enter the amount that was paid.')
        .check(z.minimum(1, 'Enter an amount above zero.')),
      paid_on: day,
      /** Why it is less than was claimed. */
      reason: z.nullish(reason),
    }),
    z.strictObject({ step: z.literal('rejected'), reason: enteredReason }),
    /** Its answer was entered by mistake, or it is handed in again. */
    z.strictObject({ step: z.literal('sent') }),
    /** The patient owes the rest. */
    z.strictObject({ step: z.literal('billed'), reason: z.nullish(reason) }),
    z.strictObject({ step: z.literal('written off') }),
  ],
  'Choose paid, rejected, sent, billed or written off.',
)
export type ClaimStep = z.output<typeof claimStep>

/** What the patient, the provider and the front desk see of the share of an insurer of an invoice. */
export const invoiceClaim = z.object({
  insurer_name: z.string(),
  amount_ngwee: z.int(),
  paid_ngwee: z.int(),
  state: z.enum(claimStates),
  reason: z.nullable(z.string()),
})
export type InvoiceClaim = z.output<typeof invoiceClaim>
