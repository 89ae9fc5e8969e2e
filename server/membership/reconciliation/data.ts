import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  nextStatus,
  afterWaiting,
  type ReportedStatus,
  type PaymentStatus,
} from '#domain/membership/payment-status.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { fulfil } from '../fulfilment/data.ts'

const columns = [
  'id',
  'user_id',
  'plan_key',
  'plan_name',
  'amount_ngwee',
  'phone',
  'network',
  'status',
  'starts',
  'expires_at',
  'created_at',
  'invoice_id',
] as const

/** A payment as the system sees it, locked until this transaction ends. */
async function claimPayment(tx: Transaction, id: string) {
  const [row] = await tx.run(
    tables.selectFrom('payments').select(columns).where('id', '=', id).forUpdate(),
  )
  return row
}

/** A payment as it is handed to the aggregator; undefined where it was erased. */
export async function findPaymentToAsk(tx: Transaction, id: string) {
  const [row] = await tx.run(tables.selectFrom('payments').select(columns).where('id', '=', id))
  return row
}

/** Payments without a result, and those cancelled lately; the oldest first. */
export async function listUnsettled(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('payments')
      .select('id')
      // What was cancelled may still be approved on the phone that was asked.
      .where(
        sql<boolean>`(status in ('created', 'pending') or status = 'failed'
          and failure in ('cancelled', 'paid_before') and expires_at > now())`,
      )
      .where(sql<boolean>`created_at < now() - interval '10 seconds'`)
      .orderBy('created_at')
      .limit(500),
  )
  return rows.map(({ id }) => id)
}

/** What was last heard of a payment: that the networks have not settled it yet. */
const isStillPending = sql<boolean>`(select event.heard from public.payment_events event
  where event.payment_id = payments.id and event.heard <> 'nothing'
  order by event.created_at desc limit 1) = 'pending'`

/**
 * Payments given up within a day: the money may come all the same. Also within 30 days while the aggregator
 * says that they are pending: networks may take long to agree.
 */
export async function listGivenUp(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('payments')
      .select('id')
      .where('status', 'in', ['expired', 'failed'])
      .where(sql<boolean>`created_at > now() - interval '30 days'`)
      .where(sql<boolean>`(created_at > now() - interval '1 day' or ${isStillPending})`)
      .orderBy('created_at')
      .limit(500),
  )
  return rows.map(({ id }) => id)
}

/**
 * Writes the reported status of a payment. Where the money has come, the number of the receipt and what the
 * payment pays are written in the same transaction. However often it is reported, it pays once.
 *
 * @param reported.status undefined where nothing was reported: then time alone decides
 * @param reported.event_id of a message that may come again
 * @returns the payment with the result: `paid`, or `sent back` where its money pays nothing;
 *   undefined where there is no such payment
 */
export async function applyStatus(
  tx: Transaction,
  id: string,
  reported: {
    status?: ReportedStatus
    failure?: string | undefined
    amount_ngwee?: number | undefined
    network_reference?: string | undefined
    event_id?: string | undefined
  },
  clock: { now: Date; today: string },
) {
  const payment = await claimPayment(tx, id)
  if (!payment) return undefined
  const before = payment.status as PaymentStatus
  const said = reported.status ? nextStatus(before, reported.status) : before
  const after = afterWaiting(said, payment.expires_at.getTime(), clock.now.getTime())
  await tx.run(
    tables
      .insertInto('payment_events')
      .values({
        id: reported.event_id ?? randomUUID(),
        payment_id: id,
        heard: reported.status ?? 'nothing',
        status_before: before,
        status_after: after,
      })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
  if (after === before) return { ...payment, became: undefined }
  if (after !== 'succeeded') {
    const failure = after === 'failed' ? (reported.failure ?? 'refused') : null
    await tx.run(
      tables.updateTable('payments').set({ status: after, failure }).where('id', '=', id),
    )
    return { ...payment, became: undefined }
  }
  const outcome = await fulfil(tx, payment, reported.amount_ngwee, clock.today)
  const { sent_back, ...month } = outcome
  await tx.run(
    tables
      .updateTable('payments')
      .set({
        status: 'succeeded',
        failure: null,
        succeeded_at: clock.now,
        received_ngwee: reported.amount_ngwee ?? null,
        network_reference: reported.network_reference ?? null,
        receipt_number: sql<number>`nextval('public.receipt_numbers')`,
        ...(sent_back
          ? {
              refund_status: 'refunded',
              refund_requested_at: clock.now,
              refund_reason: sent_back,
            }
          : month),
      })
      .where('id', '=', id),
  )
  return { ...payment, became: sent_back ? ('sent back' as const) : ('paid' as const) }
}

/**
 * The email address of the payer or of the patient on the invoice; undefined without an address.
 */
export async function findAddress(
  tx: Transaction,
  { user_id, invoice_id }: { user_id: string | null; invoice_id: string | null },
): Promise<string | undefined> {
  const person = tables.selectFrom('user_profiles').select('email')
  const patient = tables.selectFrom('invoices').select('patient_id').where('id', '=', invoice_id)
  const [row] = await tx.run(
    user_id
      ? person.where('id', '=', user_id)
      : person.where('id', '=', patient.$castTo<{ patient_id: string }>()),
  )
  return row?.email ?? undefined
}

/** How many payments have no outcome yet, and the age of the oldest in seconds; null without one. */
export async function measureOpenPayments(tx: Transaction) {
  const [row] = await tx.run(
    tables
      .selectFrom('payments')
      .select(sql<number>`count(*)::integer`.as('ubumi_open_payments'))
      .select(
        sql<number | null>`extract(epoch from now() - min(created_at))::float8`.as(
          'ubumi_oldest_open_payment_seconds',
        ),
      )
      .where('status', 'in', ['created', 'pending']),
  )
  return row!
}
