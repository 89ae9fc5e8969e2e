import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { invoiceClaim } from '../insurance/claims.ts'
import { paymentStatuses } from '../membership/payment-status.ts'
import { newInvoicePayment, refundStatuses } from '../membership/schema.ts'
import { networks } from '../phone/networks.ts'
import { maxNgwee } from '../practice/billing/amount.ts'
import { invoiceStates } from '../practice/billing/invoice-state.ts'
import { paymentMeans } from '../practice/billing/status.ts'
import { freeText, lineOfText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { givenBack } from './returns.ts'

/**
 * Money at the front desk. It sees amounts, days and states of invoices; never the kind of a session, nor the reasons
 * of credit notes, reversals and void invoices, which providers write in their own words.
 */

const range = 'Enter an amount above zero, up to K100,000.'
const amount = z.int(range).check(z.minimum(1, range), z.maximum(maxNgwee, range))

const deskPayment = z.object({
  id: uuid(),
  /** Number of the invoice and of the payment on it: `2026-0012/2`. It stays, also where a payment is reversed. */
  receipt: z.string(),
  amount_ngwee: z.int(),
  paid_on: z.iso.date(),
  paid_by: z.enum(paymentMeans),
  reference: z.nullable(z.string()),
  /** Who took it at the front desk; null where another way led here. */
  taken_by_name: z.nullable(z.string()),
  is_reversed: z.boolean(),
  /** Whether the caller may reverse it now: they took it today, and their till is open. */
  may_reverse: z.boolean(),
  /** It does not count any more, and the desk is still to give it back to the patient. */
  is_to_give_back: z.boolean(),
})
export type DeskPayment = z.output<typeof deskPayment>

/** An issued invoice as the front desk sees it. */
export const deskInvoice = z.object({
  id: uuid(),
  number: z.string(),
  provider_name: z.string(),
  /** In Lusaka. */
  session_on: z.iso.date(),
  issued_on: z.iso.date(),
  due_on: z.nullable(z.iso.date()),
  amount_ngwee: z.int(),
  /** What it asks for where the visit was not held, in words: `Did not come: 50 % of K350`. Null for one that was held. */
  charged_for: z.nullable(z.string()),
  open_ngwee: z.int(),
  state: z.enum(invoiceStates),
  /** The share of an insurer; null without one. No reason of it: an insurer may name an illness there. */
  claim: z.nullable(z.omit(invoiceClaim, { reason: true })),
  /** The earliest first. */
  payments: z.array(deskPayment),
})
export type DeskInvoice = z.output<typeof deskInvoice>

/** What was issued to a patient, what is open first. */
export const deskInvoices = z.object({
  patient: z.object({ id: uuid(), full_name: z.string(), phone_number: z.nullable(z.string()) }),
  invoices: z.array(deskInvoice),
  /** How many their providers have not issued yet: these cannot be paid. */
  drafts: z.int(),
})
export type DeskInvoices = z.output<typeof deskInvoices>

export const deskMeans = ['cash', 'card', 'bank'] as const
export type DeskMeans = (typeof deskMeans)[number]

/** A payment that the front desk has taken or seen. */
export const newDeskPayment = z
  .strictObject({
    id: uuid('Send an id that is a UUID.'),
    amount_ngwee: amount,
    paid_by: z.enum(deskMeans, 'Choose cash, card or bank transfer.'),
    paid_on: z.iso.date('Enter the day of the payment.'),
    reference: z.nullish(lineOfText(60)),
  })
  .check(
    z.refine(({ paid_by, reference }) => paid_by === 'cash' || Boolean(reference), {
      path: ['reference'],
      error: 'Enter the number of the card slip or of the transfer.',
    }),
  )
export type NewDeskPayment = z.output<typeof newDeskPayment>

/** Why a payment is reversed; the desk writes nothing of health, and the patient does not read it. */
export const newDeskReversal = z.strictObject({
  reason: freeText(200).check(z.minLength(3, 'Enter why, for example “wrong amount”.')),
})
export type NewDeskReversal = z.output<typeof newDeskReversal>

/** Recorded at the desk, by mobile money of this service, or by a provider or with the answer of an insurer. */
export const paymentWays = ['desk', 'phone', 'elsewhere'] as const

/** A payment of a day for an admin: of an invoice, and of no patient. */
export const adminDeskPayment = z.object({
  id: uuid(),
  came_by: z.enum(paymentWays),
  number: z.string(),
  amount_ngwee: z.int(),
  paid_on: z.iso.date(),
  paid_by: z.enum(paymentMeans),
  reference: z.nullable(z.string()),
  /** Who took it at the desk, or asked the phone from there; null otherwise, and once that account was erased. */
  taken_by_name: z.nullable(z.string()),
  recorded_at: z.iso.datetime({ offset: true }),
  /** Null while it counts. */
  reversed_at: z.nullable(z.iso.datetime({ offset: true })),
  /** By whom of the desk or the admins, and why; null where its provider reversed it. */
  reversed_by_name: z.nullable(z.string()),
  reversed_because: z.nullable(z.string()),
  /** Cash of a till that was counted: its expected sum stays as it was closed. */
  is_till_closed: z.boolean(),
  /** How the desk gave it back; null for what the desk itself reversed, and for what counts. */
  given_back: z.nullable(givenBack),
})
export type AdminDeskPayment = z.output<typeof adminDeskPayment>

/** The reversal of a payment by an admin, also of an earlier day. */
export const newAdminReversal = z.strictObject({
  reason: newDeskReversal.shape.reason,
  /** The cash was never in the till, which is closed: its count is corrected by the same amount. */
  corrects_till: z.boolean(),
  password: ownPassword,
})
export type NewAdminReversal = z.output<typeof newAdminReversal>

/** A request to a phone for the PIN, for all of an invoice or a part. */
export const newDeskPrompt = z.strictObject({
  id: newInvoicePayment.shape.id,
  amount_ngwee: amount,
  phone: newInvoicePayment.shape.phone,
  network: newInvoicePayment.shape.network,
})
export type NewDeskPrompt = z.output<typeof newDeskPrompt>

/** A payment by mobile money that the desk has asked for and no one has answered yet. */
export const openPrompt = z.object({
  id: uuid(),
  invoice_id: uuid(),
  number: z.string(),
  amount_ngwee: z.int(),
  phone: z.string(),
  asked_at: z.iso.datetime({ offset: true }),
  expires_at: z.iso.datetime({ offset: true }),
  /** Null once that account was erased. */
  asked_by_name: z.nullable(z.string()),
  patient: z.object({ id: uuid(), full_name: z.string(), phone_number: z.nullable(z.string()) }),
})
export type OpenPrompt = z.output<typeof openPrompt>

/** How far a payment by mobile money is that the front desk has asked for. */
export const deskPrompt = z.object({
  id: uuid(),
  invoice_id: z.nullable(uuid()),
  amount_ngwee: z.int(),
  phone: z.string(),
  network: z.enum(networks),
  status: z.enum(paymentStatuses),
  failure: z.nullable(z.string()),
  expires_at: z.iso.datetime({ offset: true }),
  refund_status: z.enum(refundStatuses),
})
export type DeskPrompt = z.output<typeof deskPrompt>
