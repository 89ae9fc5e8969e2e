import type {
  CataloguePlan,
  NewInvoicePayment,
  NewPayment,
  PaymentKind,
  PlanChoice,
} from '#domain/membership/schema.ts'
import { type InvoiceSums, openOf } from '#domain/practice/billing/invoice-state.ts'
import type { InvoiceStatus } from '#domain/practice/billing/status.ts'
import type { Network } from '#domain/phone/networks.ts'
import { inKwacha } from '#domain/values/money.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Terms } from './payment-provider.ts'

/** @throws Problem 409 where no aggregator is set: then nothing can be paid */
export function requireProvider(kind: PaymentKind): void {
  if (kind === 'none') throw new Problem(409, 'payments_closed', 'Nothing can be paid here yet.')
}

/**
 * Requires that the network takes payments now, and this amount at once.
 *
 * @param terms undefined where they are not known: then the aggregator decides
 * @param field of the amount, in what was sent
 * @throws Problem 422
 */
export function requireTerms(
  terms: Terms | undefined,
  { network, amount_ngwee }: { network: Network; amount_ngwee: number },
  field: 'shown_price_ngwee' | 'shown_open_ngwee' | 'amount_ngwee',
): void {
  if (!terms) return
  const rejected = (fields: Record<string, string>) =>
    new Problem(422, 'invalid', 'Please check what you entered.', { fields })
  const { is_open, min_ngwee = 0, max_ngwee = Number.POSITIVE_INFINITY } = terms[network]
  if (!is_open)
    throw rejected({
      network: `${network} takes no payments at the moment. Pay from a number of another network, or try again later.`,
    })
  if (amount_ngwee < min_ngwee)
    throw rejected({ [field]: `${network} takes ${inKwacha(min_ngwee)} or more at once.` })
  if (amount_ngwee > max_ngwee)
    throw rejected({
      [field]: `${network} takes at most ${inKwacha(max_ngwee)} at once. Write to us, and we find another way.`,
    })
}

/**
 * Requires that an invoice can be paid now, and that the open amount is the one that the person was shown.
 *
 * @param shown.shown_open_ngwee undefined where nothing is charged yet
 * @throws Problem 409
 */
export function requireOpen(
  invoice: InvoiceSums & { status: InvoiceStatus },
  { shown_open_ngwee }: Partial<Pick<NewInvoicePayment, 'shown_open_ngwee'>> = {},
): void {
  const open_ngwee = openOf(invoice)
  if (invoice.status !== 'issued' || open_ngwee <= 0)
    throw new Problem(409, 'not_open', 'There is nothing to pay on this invoice.')
  if (shown_open_ngwee !== undefined && open_ngwee !== shown_open_ngwee)
    throw new Problem(
      409,
      'amount_changed',
      'The amount has changed. Please look at it again before you pay.',
    )
}

/**
 * Requires that a plan can be paid for, and costs what the person was shown.
 *
 * @throws Problem 422 where there is no such plan; 409 where it is free, not offered any more, or costs
 *   something else now
 */
export function requirePayable(
  plan: Pick<CataloguePlan, 'name' | 'price_ngwee' | 'is_offered'> | undefined,
  { shown_price_ngwee }: Pick<NewPayment, 'shown_price_ngwee'>,
): asserts plan {
  if (!plan) {
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { plan_key: 'Choose one of the plans.' },
    })
  }
  if (plan.price_ngwee === 0)
    throw new Problem(409, 'free_plan', `${plan.name} is free. There is nothing to pay.`)
  if (!plan.is_offered)
    throw new Problem(409, 'not_offered', `${plan.name} is not offered any more.`)
  if (plan.price_ngwee !== shown_price_ngwee) {
    throw new Problem(
      409,
      'price_changed',
      'The price has changed. Please look at it again before you pay.',
    )
  }
}

/**
 * Checks that the user has chosen what happens to what they have paid already.
 *
 * @throws Problem 409 for an add-on that the user has already; 422 where a choice is missing
 */
export function requireChoice(
  { paid, left_ngwee, now }: PlanChoice,
  { name, is_add_on }: Pick<CataloguePlan, 'name' | 'is_add_on'>,
  starts: NewPayment['starts'],
): void {
  const last = paid.at(-1)
  if (is_add_on && last)
    throw new Problem(
      409,
      'already_active',
      `You have ${name} until ${writtenDay(last.ends_on)}. You can pay again after that day.`,
    )
  const rejected = (text: string) =>
    new Problem(422, 'invalid', 'Please check what you entered.', { fields: { starts: text } })
  if (left_ngwee !== null && !starts)
    throw rejected(
      `You have paid for ${last!.plan_name} until ${writtenDay(last!.ends_on)}. Choose when ${name} starts.`,
    )
  if (left_ngwee !== null && starts === 'now' && !now)
    throw rejected(`This is too much to credit at once. Start ${name} afterwards.`)
}

/** What a rejected write means to the person; undefined for other errors. */
export function rejectionOf(error: unknown): Problem | undefined {
  return isUnderWay(error)
    ? new Problem(
        409,
        'payment_open',
        'A payment of yours is still waiting for your PIN. Finish it, or choose “Wrong number?” to cancel it.',
      )
    : undefined
}

/** The same for the front desk. */
export function deskRejectionOf(error: unknown): Problem | undefined {
  return isUnderWay(error)
    ? new Problem(
        409,
        'payment_open',
        'A payment of this patient is still waiting for the PIN. Wait until it has ended, or cancel it.',
      )
    : undefined
}

function isUnderWay(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint?.startsWith('payments_open') === true
}
