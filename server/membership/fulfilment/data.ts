import type { StartChoice } from '#domain/membership/periods.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { log } from '#server/platform/log.ts'
import { recordOnlinePayment } from '../../practice/billing/payments/data.ts'
import { grantPeriod } from '../periods/data.ts'

/** A payment whose money has come, with its row locked. */
interface Arrived {
  id: string
  /** Null where a person without an account paid an invoice by a link. */
  user_id: string | null
  /** Null for an invoice. */
  plan_key: string | null
  plan_name: string
  /** Null for a plan, and for an invoice that was erased. */
  invoice_id: string | null
  amount_ngwee: number
  starts: StartChoice
  created_at: Date
}

type OfPlan = Arrived & { user_id: string; plan_key: string }

const isOfPlan = (payment: Arrived): payment is OfPlan =>
  payment.plan_key !== null && payment.user_id !== null

/**
 * The purpose of a payment: days of a plan, or an invoice. Without a purpose, the reason for the
 * refund, for the admin.
 */
type Outcome =
  | { sent_back: string }
  | { sent_back?: undefined; paid_from?: string; paid_until?: string }

/**
 * Fulfils the purpose of a received payment, once.
 *
 * @param came_ngwee how much came, where the aggregator says it
 * @param today `YYYY-MM-DD`, in Lusaka
 */
export async function fulfil(
  tx: Transaction,
  payment: Arrived,
  came_ngwee: number | undefined,
  today: string,
): Promise<Outcome> {
  if (came_ngwee !== undefined && came_ngwee !== payment.amount_ngwee) {
    log.error({ payment_id: payment.id }, 'a payment came with another amount than was asked for')
    return { sent_back: 'Came with another amount.' }
  }
  return isOfPlan(payment) ? payPlan(tx, payment, today) : payInvoice(tx, payment, today)
}

async function payPlan(tx: Transaction, payment: OfPlan, today: string): Promise<Outcome> {
  if (await isPaidTwice(tx, payment)) return { sent_back: 'Came a second time for one purchase.' }
  const month = await grantPeriod(tx, payment, today)
  await closeOthers(tx, payment.id, attemptsOfPlan(payment))
  return month
}

async function payInvoice(tx: Transaction, payment: Arrived, today: string): Promise<Outcome> {
  const { id, invoice_id, amount_ngwee } = payment
  const isRecorded =
    invoice_id !== null &&
    (await recordOnlinePayment(tx, { invoice_id, payment_id: id, amount_ngwee, paid_on: today }))
  if (!isRecorded) return { sent_back: 'Came when less of the invoice was open.' }
  await closeOthers(tx, id, attempts.where('invoice_id', '=', invoice_id))
  return {}
}

const attempts = tables.selectFrom('payments').select('id')

const attemptsOfPlan = ({ user_id, plan_key }: OfPlan) =>
  attempts.where('user_id', '=', user_id).where('plan_key', '=', plan_key)

/**
 * Whether the money of this purchase has come already, by another attempt: a person who gave one up, by
 * "Wrong number?" or because it took too long, has tried again, and both have come. What was bought after
 * another payment had come is a purchase of its own.
 */
async function isPaidTwice(tx: Transaction, payment: OfPlan) {
  const { id, user_id, created_at } = payment
  // Two attempts may be reported at once: one after the other.
  await tx.run(
    tables.selectFrom('user_profiles').select('id').where('id', '=', user_id).forNoKeyUpdate(),
  )
  const [other] = await tx.run(
    attemptsOfPlan(payment)
      .where('id', '<>', id)
      .where('status', '=', 'succeeded')
      .where('refund_status', '<>', 'refunded')
      .where((is) =>
        is.or([is('created_at', '>', created_at), is('succeeded_at', '>', created_at)]),
      )
      .limit(1),
  )
  return other !== undefined
}

/** Closes the other attempts of what is paid now, except those that are being settled at this time. */
async function closeOthers(tx: Transaction, id: string, ofPurchase: typeof attempts) {
  const open = ofPurchase
    .where('id', '<>', id)
    .where('status', 'in', ['created', 'pending'])
    .forUpdate()
    .skipLocked()
  await tx.run(
    tables
      .updateTable('payments')
      .set({ status: 'failed', failure: 'paid_before' })
      .where('id', 'in', open),
  )
}
