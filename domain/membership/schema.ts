import * as z from 'zod/mini'
import { typedText } from '../values/text.ts'
import { ownPassword } from '../accounts/own-password.ts'
import { uuid, uuid4 } from '../values/uuid.ts'
import { paymentStatuses } from './payment-status.ts'
import { startChoices } from './periods.ts'
import { sessionTypes } from '../appointments/slots.ts'
import { professions } from '../practice/professions.ts'
import { networks } from '../phone/networks.ts'
import { mobilePhone, readPhone } from '../phone/read-phone.ts'

/** A plan of the catalogue. Prices are integer ngwee a month, 100 to the kwacha. */
export const cataloguePlan = z.object({
  key: z.string(),
  name: z.string(),
  price_ngwee: z.int(),
  summary: z.string(),
  features: z.array(z.string()),
  is_recommended: z.boolean(),
  /** Stands beside a membership instead of being one. */
  is_add_on: z.boolean(),
  /** Whether it is sold. A person who has a plan that is no longer sold has it until its end. */
  is_offered: z.boolean(),
  /** Which state of the plan it is: a change names the one it was made from. */
  updated_at: z.iso.datetime({ offset: true }),
})
export type CataloguePlan = z.output<typeof cataloguePlan>

/** What an admin changes of a plan. Its name is what memberships and receipts call it, and stays. */
export const planChange = z.strictObject({
  price_ngwee: z
    .int('Enter a price in kwacha, with at most two decimals.')
    .check(z.gte(0, 'A price is not below zero.'), z.lte(10_000_000, 'The most is K100,000.')),
  summary: typedText('Enter who it is for.').check(
    z.minLength(1, 'Enter who it is for.'),
    z.maxLength(200, 'Use at most 200 characters.'),
  ),
  is_offered: z.boolean('Say whether it is offered.'),
  updated_at: z.iso.datetime({ offset: true, error: 'Send the state that was changed.' }),
})
export type PlanChange = z.output<typeof planChange>

export const planOrder = z.strictObject({
  keys: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
})

/** The students' plan is always free, and nothing else is (docs/specification.md, "Plans and prices"). */
export const freePlan = 'student-wellness'

/**
 * How payments are taken here: not at all, by a simulator that moves no money, or for real. No page may
 * pass the second off as the third.
 */
export const paymentKinds = ['none', 'simulated', 'mobile-money'] as const
export type PaymentKind = (typeof paymentKinds)[number]
export const paymentOptions = z.object({
  kind: z.enum(paymentKinds),
  /** Networks that take no payments at the moment. */
  closed_networks: z.array(z.enum(networks)),
})

/** What is wrong with a number that cannot pay. */
const notMobile = (typed: string) => {
  const read = readPhone(typed)
  return 'problem' in read && typed !== ''
    ? read.problem
    : 'Enter a Zambian mobile number, for example 0977 123 456.'
}

/** The phone that pays. */
const payer = {
  phone: z.string('Enter the phone number that pays.').check(
    z.maxLength(30, 'Use at most 30 characters.'),
    z.refine((typed) => mobilePhone(typed) !== undefined, {
      error: ({ input }) => notMobile(String(input)),
    }),
  ),
  network: z.enum(networks, 'Choose Airtel, MTN or Zamtel.'),
}

/** A number whose network is asked for. */
export const networkQuestion = z.strictObject({ phone: payer.phone })
export const networkAnswer = z.object({
  /** Null where it is not known: then the payer chooses. */
  network: z.nullable(z.enum(networks)),
})

export const newPayment = z.strictObject({
  id: z.optional(uuid4('Send an id that is a random UUID (version 4).')),
  plan_key: z.string('Choose a plan.').check(z.minLength(1, 'Choose a plan.'), z.maxLength(40)),
  /** The price that the person has seen: it is compared, never charged. */
  shown_price_ngwee: z.int('Send the price that was shown, in ngwee.'),
  ...payer,
  /** Needed where another plan is paid already: whether this one starts now or after it. */
  starts: z.optional(z.enum(startChoices, 'Choose now or after.')),
})
export type NewPayment = z.output<typeof newPayment>

/** A payment of what is open of an invoice. */
export const newInvoicePayment = z.strictObject({
  id: uuid4('Send an id that is a random UUID (version 4).'),
  /** What was open when the person decided: it is compared, never charged. */
  shown_open_ngwee: z.int('Send the amount that was shown, in ngwee.'),
  ...payer,
})
export type NewInvoicePayment = z.output<typeof newInvoicePayment>

/** What a payment is for. */
export const paymentPurposes = ['plan', 'invoice'] as const

export const refundStatuses = ['none', 'requested', 'refunded', 'refused'] as const

const instant = z.iso.datetime({ offset: true })
export const payment = z.object({
  id: uuid(),
  purpose: z.enum(paymentPurposes),
  /** Null for an invoice. */
  plan_key: z.nullable(z.string()),
  /** The name of the plan, or `Invoice 2026-0001`. */
  plan_name: z.string(),
  /** Null for a plan, and once the provider has erased their account. */
  invoice_id: z.nullable(uuid()),
  amount_ngwee: z.int(),
  phone: z.string(),
  network: z.enum(networks),
  status: z.enum(paymentStatuses),
  failure: z.nullable(z.string()),
  receipt_number: z.nullable(z.int()),
  expires_at: instant,
  succeeded_at: z.nullable(instant),
  starts: z.enum(startChoices),
  /** The first day of the month that was paid. */
  paid_from: z.nullable(z.iso.date()),
  /** The last day of the plan, as it was once this payment had come. */
  paid_until: z.nullable(z.iso.date()),
  refund_status: z.enum(refundStatuses),
  refund_requested_at: z.nullable(instant),
  /** When the money was on its way back. */
  refund_sent_at: z.nullable(instant),
  created_at: instant,
})
export type Payment = z.output<typeof payment>

/** Days of a plan without a break, from today or a later day on. Both days are in Lusaka, and included. */
export const planRun = z.object({
  plan_key: z.string(),
  plan_name: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
})
export type PlanRun = z.output<typeof planRun>

const startOffer = z.object({
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** Days that the rest of other plans adds. */
  credited_days: z.int(),
})

/** The effect of buying a plan on the periods that are already paid. */
export const planChoice = z.object({
  /** What is paid already, in its order. */
  paid: z.array(planRun),
  /** What is left of other plans, in ngwee; null where there is nothing to choose. */
  left_ngwee: z.nullable(z.int()),
  now: z.nullable(startOffer),
  after: startOffer,
})
export type PlanChoice = z.output<typeof planChoice>

export const refundRequest = z.strictObject({
  /** A reason is optional: the page of prices promises so. */
  reason: z._default(typedText().check(z.maxLength(500, 'Use at most 500 characters.')), ''),
})

export const addOn = z.object({
  plan_key: z.string(),
  status: z.enum(['active', 'expired', 'cancelled']),
  end_date: z.iso.date(),
})
export type AddOn = z.output<typeof addOn>

/** What the plans of a person include today, and how much of it is left. */
export const ownBenefits = z.object({
  /** The plans that they have today, as `domain/membership/benefits.ts` names them. */
  plan_keys: z.array(z.string()),
  sessions: z.array(
    z.object({
      profession: z.enum(professions),
      /** Null where they may be of any type. */
      session_type: z.nullable(z.enum(sessionTypes)),
      left: z.int(),
      of: z.int(),
      /** The last day on which this holds: then the plan ends, or there are more again. */
      until: z.iso.date(),
    }),
  ),
  /** The check-in of this month; null where no plan includes it. */
  check_in: z.nullable(z.enum(['open', 'sent', 'answered'])),
  /** Answers of the team that the caller has not seen. */
  unread_answers: z.int(),
})
export type OwnBenefits = z.output<typeof ownBenefits>

/** A payment whose money was asked back, as an admin reads it. */
export const refundCase = z.object({
  id: uuid(),
  user_id: uuid(),
  plan_name: z.string(),
  amount_ngwee: z.int(),
  network: z.enum(networks),
  receipt_number: z.int(),
  succeeded_at: instant,
  refund_status: z.enum(refundStatuses),
  refund_reason: z.nullable(z.string()),
  refund_requested_at: instant,
  refund_sent_at: z.nullable(instant),
  /** The order to send it back has failed, and no new one was made. */
  has_failed: z.boolean(),
  full_name: z.string(),
  email: z.nullable(z.string()),
})
export type RefundCase = z.output<typeof refundCase>

/** Money that an admin or a rule sends back, and that the aggregator could not send. */
export const failedRefund = z.object({
  id: uuid(),
  /** The order that has failed: a step names it, so that it is taken once. */
  refund_id: uuid(),
  refund_failure: z.string(),
  plan_name: z.string(),
  amount_ngwee: z.int(),
  phone: z.string(),
  network: z.enum(networks),
  receipt_number: z.int(),
  network_reference: z.nullable(z.string()),
  refund_requested_at: instant,
  /** The payer, or the patient of an invoice that was paid by a link. */
  user_id: z.nullable(uuid()),
  full_name: z.nullable(z.string()),
})
export type FailedRefund = z.output<typeof failedRefund>

export const refundStep = z.strictObject({
  /** Again by the aggregator, or given back in another way. */
  step: z.enum(['again', 'settled'], 'Send again or settled.'),
  password: ownPassword,
})
export type RefundStep = z.output<typeof refundStep>

export const refundDecision = z.strictObject({
  decision: z.enum(['refunded', 'refused'], 'Send refunded or refused.'),
})
export type RefundDecision = z.output<typeof refundDecision>['decision']

const payToken = z
  .string('Send the token of the link.')
  .check(z.regex(/^[\w-]{43}$/, 'Send the token of the link.'))

/** A link by which a person without an account pays; the token is shown once. */
export const madePayLink = z.object({ token: z.string() })
/** Whether an invoice has a link that works. */
export const payLinkState = z.object({ made_at: z.nullable(instant) })

export const payLinkRequest = z.strictObject({ token: payToken })

/** All that a person with a link sees. */
export const payLinkOffer = z.object({
  amount_ngwee: z.int(),
  ...paymentOptions.shape,
})
export type PayLinkOffer = z.output<typeof payLinkOffer>

export const newLinkPayment = z.extend(newInvoicePayment, { token: payToken })
export type NewLinkPayment = z.output<typeof newLinkPayment>

export const linkNetworkQuestion = z.extend(networkQuestion, { token: payToken })

export const linkPaymentRequest = z.strictObject({
  token: payToken,
  id: uuid('Send the id of a payment.'),
})

/** A payment by a link, without the number that pays. */
export const linkPayment = z.object({
  id: uuid(),
  status: z.enum(paymentStatuses),
  failure: z.nullable(z.string()),
  amount_ngwee: z.int(),
  expires_at: instant,
  refund_status: z.enum(refundStatuses),
})
export type LinkPayment = z.output<typeof linkPayment>
