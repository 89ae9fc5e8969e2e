import * as z from 'zod/mini'
import { invoiceClaim } from '../../insurance/claims.ts'
import { typedText } from '../../values/text.ts'
import { identity } from '../identity.ts'
import { type SessionType, sessionTypes } from '../../appointments/slots.ts'
import { uuid } from '../../values/uuid.ts'
import { maxNgwee } from './amount.ts'
import { chargeKinds } from './charges.ts'
import { invoiceStatuses, paymentMeans, waiverReasons } from './status.ts'

const tooMuch = 'An amount is between K0 and K100,000.'
/** Ngwee, 100 to the kwacha. */
const amount = z.int('Send whole ngwee.').check(z.minimum(0, tooMuch), z.maximum(maxNgwee, tooMuch))
const day = z.iso
  .date('Send a day as YYYY-MM-DD.')
  .check(z.refine((value) => value >= '2000-01-01' && value < '2200', 'Send a day of our time.'))

/** The provider's price for a session of each type; null without a price. */
export const sessionPrices = z.strictObject(
  Object.fromEntries(sessionTypes.map((type) => [type, z.nullable(amount)])) as Record<
    SessionType,
    z.ZodMiniNullable<typeof amount>
  >,
)
export type SessionPrices = z.output<typeof sessionPrices>

const invoiceFields = {
  id: uuid(),
  /** `2026-0001` by provider and year, `C-2026-0001` in the series of the clinic; null for a draft. */
  number: z.nullable(z.string()),
  session_time: z.iso.datetime({ offset: true }),
  session_type: z.enum(sessionTypes),
  amount_ngwee: z.nullable(z.int()),
  status: z.enum(invoiceStatuses),
  issued_at: z.nullable(z.iso.datetime({ offset: true })),
  paid_on: z.nullable(z.iso.date()),
  paid_by: z.nullable(z.enum(paymentMeans)),
  waived_because: z.nullable(z.enum(waiverReasons)),
  /** The last day to pay, in Lusaka; null for a draft. */
  due_on: z.nullable(z.iso.date()),
  /** Payments that were not reversed. */
  paid_ngwee: z.int(),
  credited_ngwee: z.int(),
  /** What it asks for where the visit was not held: `describeCharge` says it in words. */
  charged_for: z.nullable(z.enum(chargeKinds)),
  charged_percent: z.nullable(z.int()),
  visit_price_ngwee: z.nullable(z.int()),
  notice_minutes: z.nullable(z.int()),
  /** The share of an insurer; null without one. */
  claim: z.nullable(invoiceClaim),
}

/** An invoice as its provider sees it. */
export const invoice = z.object({
  ...invoiceFields,
  /** Null once they have erased their account. */
  patient: z.nullable(z.object({ id: uuid(), full_name: z.string(), ...identity })),
})
export type Invoice = z.output<typeof invoice>

/** An invoice as its patient sees it, once it is issued. */
export const ownInvoice = z.object({
  ...invoiceFields,
  appointment_id: z.nullable(uuid()),
  provider_name: z.string(),
})
export type OwnInvoice = z.output<typeof ownInvoice>

/** Money for an invoice, as its patient and its provider see it. */
export const invoicePayment = z.object({
  id: uuid(),
  /** Which payment of its invoice it is, from 1 and with those that were reversed: the number of its receipt ends so. */
  nth: z.int(),
  amount_ngwee: z.int(),
  paid_on: z.iso.date(),
  paid_by: z.enum(paymentMeans),
  /** It came through this service. */
  is_online: z.boolean(),
  /** The front desk took it. */
  at_desk: z.boolean(),
  reversed_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type InvoicePayment = z.output<typeof invoicePayment>

export const creditNote = z.object({
  id: uuid(),
  /** `CN-2026-0001` by provider and year, `CN-C-2026-0001` in the series of the clinic. */
  number: z.string(),
  amount_ngwee: z.int(),
  reason: z.string(),
  issued_at: z.iso.datetime({ offset: true }),
})
export type CreditNote = z.output<typeof creditNote>

/** One invoice with what was paid and credited, the earliest first. */
export const ownInvoiceDetails = z.extend(ownInvoice, {
  payments: z.array(invoicePayment),
  credit_notes: z.array(creditNote),
})
export type OwnInvoiceDetails = z.output<typeof ownInvoiceDetails>

/** Why something that was recorded does not count. */
const reason = typedText('Enter a reason.').check(
  z.minLength(1, 'Enter a reason.'),
  z.maxLength(200, 'Use at most 200 characters.'),
)
const newAmount = amount.check(z.minimum(1, 'Enter an amount above zero.'))
const newId = uuid('Send an id that is a UUID.')

/** A payment that a provider has received for an issued invoice, in part or in full. */
export const newRecordedPayment = z.strictObject({
  id: newId,
  amount_ngwee: newAmount,
  paid_on: day,
  paid_by: z.enum(paymentMeans, 'Choose cash, mobile money, bank, insurance or card.'),
})
export type NewRecordedPayment = z.output<typeof newRecordedPayment>

export const paymentReversal = z.strictObject({ reason })

/** An amount that an issued invoice no longer asks for. */
export const newCreditNote = z.strictObject({ id: newId, amount_ngwee: newAmount, reason })
export type NewCreditNote = z.output<typeof newCreditNote>

/** One invoice of a provider with what was paid and credited, the earliest first. */
export const invoiceDetails = z.extend(invoice, {
  payments: z.array(invoicePayment),
  credit_notes: z.array(creditNote),
})
export type InvoiceDetails = z.output<typeof invoiceDetails>

/** Drafts to issue at once, each at the amount that was seen. */
export const issueMany = z.strictObject({
  invoices: z
    .array(z.strictObject({ id: uuid('Send the id of an invoice.'), amount_ngwee: amount }))
    .check(z.minLength(1, 'Choose a draft.'), z.maxLength(200, 'Issue at most 200 at once.')),
})
export type IssueMany = z.output<typeof issueMany>

export const issuedMany = z.object({
  issued: z.int(),
  /** Not issued: changed in the meantime, or included in the patient’s plan. */
  skipped: z.array(z.object({ id: uuid(), code: z.string() })),
})

/** One step of an invoice. What is issued is issued at the amount that was seen. */
export const invoiceStep = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('issued'), amount_ngwee: amount }),
    z.object({
      status: z.literal('paid'),
      paid_on: day,
      paid_by: z.enum(paymentMeans, 'Choose cash, mobile money, bank, insurance or card.'),
    }),
    z.object({
      status: z.literal('waived'),
      waived_because: z.enum(waiverReasons, 'Choose membership or courtesy.'),
    }),
    z.object({
      status: z.literal('void'),
      void_because: z.optional(reason),
      /** What was paid, as it was seen, and does not count any more: needed where anything was paid. */
      takes_back_ngwee: z.optional(z.int('Send whole ngwee.')),
    }),
  ],
  'Choose issued, paid, waived or void.',
)
export type InvoiceStep = z.output<typeof invoiceStep>

/** A month of the books, by the day of the session in Lusaka. Amounts are ngwee. */
export const billedMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  sessions: z.int(),
  paid_ngwee: z.int(),
  /** Issued, and not paid yet. */
  owed_ngwee: z.int(),
  waived: z.int(),
})
export type BilledMonth = z.output<typeof billedMonth>

/** The figures at the top of the books. */
export const billingSummary = z.object({
  prices: sessionPrices,
  /** The last twelve, the earliest first. */
  months: z.array(billedMonth),
  drafts: z.int(),
  issued: z.int(),
  /** Of all that is issued, whenever. */
  owed_ngwee: z.int(),
})
export type BillingSummary = z.output<typeof billingSummary>

/** So many days of invoices go into one file. */
const maxDays = 400

/** From the first day up to and with the second, by the session's day in Lusaka. */
export const billingPeriod = z.object({ from: day, to: day }).check(
  z.refine(
    ({ from, to }) => {
      const span = Date.parse(to) - Date.parse(from)
      // An invalid day was reported already.
      return !(span < 0 || span > maxDays * 24 * 60 * 60 * 1000)
    },
    { path: ['to'], error: `Send a day from the first on, at most ${maxDays} days later.` },
  ),
)
export type BillingPeriod = z.output<typeof billingPeriod>
