import { coverOfNext, type PatientSession } from '#domain/membership/session-cover.ts'
import type { ClaimState } from '#domain/insurance/claim-state.ts'
import { partOf } from '#domain/practice/billing/charges.ts'
import { coveredOf, type InvoiceSums, openOf } from '#domain/practice/billing/invoice-state.ts'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { type InvoiceStatus, mayBecome } from '#domain/practice/billing/status.ts'
import { inKwacha } from '#domain/values/money.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'

/** An invoice as it is stored, with its instants as dates. */
export type StoredInvoice = Omit<Invoice, 'session_time' | 'issued_at'> & {
  session_time: Date
  issued_at: Date | null
}

/** @throws Problem 409 where an invoice cannot go on like that */
export function requireStep(from: InvoiceStatus, to: InvoiceStatus): void {
  if (!mayBecome(from, to))
    throw new Problem(409, 'conflict', 'This invoice has changed since then. Please look again.')
}

/**
 * Requires that a visit that was missed or cancelled late costs at most what the rule of the clinic says, as its patient
 * has read before.
 *
 * @throws Problem 422
 */
export function requireWithinRule(
  draft: Pick<Invoice, 'charged_percent' | 'visit_price_ngwee'>,
  amount_ngwee: number,
): void {
  const { charged_percent, visit_price_ngwee } = draft
  if (charged_percent === null || visit_price_ngwee === null) return
  const most = partOf(visit_price_ngwee, charged_percent)
  if (amount_ngwee > most)
    throw wrongAmount(`The rule of the clinic asks for at most ${inKwacha(most)}.`)
}

/** @throws Problem 409 while an insurer is asked for all of it: the patient has nothing to pay */
export function requireSomethingOpen(invoice: InvoiceSums): void {
  if (invoice.claim && openOf(invoice) <= 0)
    throw new Problem(409, 'nothing_open', 'The patient has nothing to pay of this invoice now.')
}

/**
 * Whether the patient's plan pays a session.
 *
 * @param sessions the one, not decided, and those that plans pay, as `billing.plan_sessions` returns them
 */
export function isPaidByPlan(sessions: readonly PatientSession[]): boolean {
  const wanted = sessions.find(({ is_covered }) => is_covered === null)
  const paid = sessions.filter((one) => one !== wanted)
  return wanted !== undefined && coverOfNext(paid, wanted) !== undefined
}

/**
 * Requires that no invoice is written for a session that the patient's plan pays.
 *
 * @param sessions see `isPaidByPlan`
 * @throws Problem 409
 */
export function requireNotIncluded(sessions: readonly PatientSession[]): void {
  if (isPaidByPlan(sessions))
    throw new Problem(
      409,
      'included',
      'The patient’s plan includes this session. Close the invoice as covered by the membership.',
    )
}

/**
 * Requires that a plan pays no more sessions than it includes.
 *
 * @param sessions see `isPaidByPlan`
 * @throws Problem 409
 */
export function requireIncluded(sessions: readonly PatientSession[]): void {
  if (!isPaidByPlan(sessions))
    throw new Problem(
      409,
      'not_included',
      'The patient’s plan does not include this session. Issue the invoice, or close it as a courtesy.',
    )
}

/**
 * Requires that money which came through this service was sent back before its invoice is void.
 *
 * @param online how many such payments there are
 * @throws Problem 409
 */
export function requireMoneyBack(online: number): void {
  if (online > 0)
    throw new Problem(
      409,
      'has_payments',
      'Money came for this invoice. Send it back first: reverse the payment.',
    )
}

/**
 * Requires that who makes an invoice void has seen what was paid of it, which then does not count any more.
 *
 * @param seen ngwee; undefined where it was not sent
 * @throws Problem 409
 */
export function requireTakenBack(paid_ngwee: number, seen: number | undefined): void {
  if (paid_ngwee === (seen ?? 0)) return
  throw new Problem(
    409,
    'takes_back_payments',
    `${inKwacha(paid_ngwee)} of this invoice is paid now. Look at its payments again, and confirm that they do not count any more (takes_back_ngwee).`,
  )
}

/** @throws Problem 409 where an insurer has not answered the claim of an invoice */
export function requireAnswered(state: ClaimState | undefined): void {
  if (state === 'sent')
    throw new Problem(
      409,
      'claim_sent',
      'An insurer is asked for a part of this invoice. An admin enters its answer first.',
    )
}

/**
 * Requires that a payment is not that of an insurer.
 *
 * @throws Problem 409
 */
export function requireNoClaim(isOfClaim: boolean): void {
  if (isOfClaim)
    throw new Problem(
      409,
      'claim_payment',
      'An insurer paid this. An admin corrects its answer, and the payment with it.',
    )
}

/**
 * Requires that an issued invoice asks for at least so much.
 *
 * @throws Problem 409 where it is not issued; 422 where less is open
 */
export function requireOpenAmount(
  invoice: InvoiceSums & { status: InvoiceStatus },
  amount_ngwee: number,
): void {
  if (invoice.status !== 'issued')
    throw new Problem(409, 'conflict', 'This invoice has changed since then. Please look again.')
  const open_ngwee = openOf(invoice)
  if (amount_ngwee > open_ngwee) throw wrongAmount(`Only ${inKwacha(open_ngwee)} is open.`)
}

/**
 * @throws Problem 422 where a credit note would be all of an invoice: such an invoice is closed. The whole share of its
 *   patient is credited while an insurer is asked for the rest.
 */
export function requireRest(invoice: InvoiceSums, amount_ngwee: number): void {
  const isAll = amount_ngwee === openOf(invoice) && coveredOf(invoice) === 0
  if (isAll && invoice.paid_ngwee === 0)
    throw wrongAmount('This is all of the invoice. Close the invoice instead.')
}

/** @throws Problem 409 where a payment is reversed already, or its money cannot be sent back */
export function requireReversible(payment: {
  reversed_because: string | null
  is_online: boolean
  payment_id: string | null
}): void {
  if (payment.reversed_because !== null)
    throw new Problem(409, 'conflict', 'This payment is reversed already.')
  if (payment.is_online && payment.payment_id === null)
    throw new Problem(
      409,
      'payer_erased',
      'The account that paid is erased. Write to us, and we see what we can do.',
    )
}

/** The code of a problem that a rule has found; other errors are thrown on. */
export function codeOf(error: unknown): string {
  if (error instanceof Problem) return error.code
  throw error
}

const wrongAmount = (text: string) =>
  new Problem(422, 'invalid', 'Please check what you entered.', { fields: { amount_ngwee: text } })

const wrongDay = (text: string) =>
  new Problem(422, 'invalid', 'Please check what you entered.', { fields: { paid_on: text } })

/** @throws Problem 422 where a payment is of a later day */
export function requirePastDay(paid_on: string): void {
  if (paid_on > todayInLusaka()) throw wrongDay('A payment cannot be recorded before its day.')
}

/**
 * @param issued_on `YYYY-MM-DD`, in Lusaka; null for a draft
 * @throws Problem 422 where a payment is of a later day, or of one before its invoice
 */
export function requirePaymentDay(paid_on: string, issued_on: string | null): void {
  requirePastDay(paid_on)
  if (issued_on !== null && paid_on < issued_on)
    throw wrongDay(
      `The invoice was issued on ${writtenDay(issued_on)}. Enter that day or a later one.`,
    )
}

/** @throws Problem 422 where a payment is of a month that is closed in the books */
export function requireOpenMonth(is_closed: boolean): void {
  if (is_closed)
    throw wrongDay(
      'This month is closed in the books. Enter a later day, or ask an admin to open the month again.',
    )
}
