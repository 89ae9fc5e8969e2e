import { sql } from 'kysely'
import { openOf } from '#domain/practice/billing/invoice-state.ts'
import type { NewCreditNote, NewRecordedPayment } from '#domain/practice/billing/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { invoiceSums, openInvoice } from '../data.ts'
import { listCreditNotes, listInvoicePayments } from '../own-invoices/data.ts'
import { checkPaymentDay } from '../payment-days/data.ts'
import {
  requireNoClaim,
  requireOpenAmount,
  requireRest,
  requireReversible,
} from '../invoice-problems.ts'

/** An invoice with its sums as they are now, locked until this transaction ends. */
export async function lockInvoice(tx: Transaction, id: string) {
  const [locked] = await tx.run(
    tables
      .selectFrom('invoices')
      .select(['id', 'status', 'patient_id', 'provider_id', 'amount_ngwee', 'issued_at', 'number'])
      .where('id', '=', id)
      .forNoKeyUpdate(),
  )
  if (!locked) return undefined
  // A second statement: the first one's snapshot is older than its lock.
  const [sums] = await tx.run(
    tables.selectFrom('invoices').select(invoiceSums).where('id', '=', id),
  )
  return { ...locked, ...sums! }
}

/** What is known of a payment that was reversed, for an email. */
export interface Reversed {
  invoice_id: string
  patient_id: string
  has_receipt: boolean
}

interface Online {
  invoice_id: string
  payment_id: string
  amount_ngwee: number
  /** `YYYY-MM-DD`, in Lusaka. */
  paid_on: string
}

/**
 * Records, as the system, money that came through this service.
 *
 * @returns false where the invoice does not ask for so much (any more): then nothing is recorded
 */
export async function recordOnlinePayment(tx: Transaction, payment: Online): Promise<boolean> {
  const invoice = await lockInvoice(tx, payment.invoice_id)
  if (invoice?.status !== 'issued' || payment.amount_ngwee > openOf(invoice)) return false
  await tx.run(
    tables
      .insertInto('invoice_payments')
      .values({ ...payment, paid_by: 'mobile money', is_online: true }),
  )
  return true
}

/** An invoice with its payments and credit notes; a read of the patient's record. @returns undefined where the provider has no such invoice */
export async function openBooks(tx: Transaction, provider_id: string, id: string) {
  const [opened, payments, credit_notes] = await Promise.all([
    openInvoice(tx, provider_id, id),
    listInvoicePayments(tx, id),
    listCreditNotes(tx, id),
  ])
  return opened && { ...opened, payments, credit_notes }
}

export type Books = NonNullable<Awaited<ReturnType<typeof openBooks>>>

/** @throws Problem 404 where the provider has no such invoice */
async function lockOwn(tx: Transaction, provider_id: string, id: string) {
  const invoice = await lockInvoice(tx, id)
  requireFound(invoice?.provider_id === provider_id ? invoice : undefined)
  return invoice!
}

type Locked = Awaited<ReturnType<typeof lockOwn>>

const auditFor = (tx: Transaction, invoice: Locked, action: string, record_id: string) =>
  audit(tx, {
    actor_id: invoice.provider_id,
    subject_id: invoice.patient_id ?? invoice.provider_id,
    action,
    record_id,
  })

/**
 * Records a payment that a provider has received, once.
 *
 * @throws Problem 404 where they have no such invoice, 409 where it is not issued, 422 where less is open, or on a
 *   day that no payment of it can have
 */
export async function recordPayment(
  tx: Transaction,
  provider_id: string,
  invoice_id: string,
  { id, ...received }: NewRecordedPayment,
): Promise<void> {
  const wanted = { invoice_id, ...received }
  const columns = ['invoice_id', 'amount_ngwee', 'paid_on', 'paid_by'] as const
  const first = tables
    .selectFrom('invoice_payments')
    .select(columns)
    .where('id', '=', id)
    .$castTo<typeof wanted>()
  const invoice = await lockOwn(tx, provider_id, invoice_id)
  const [known] = await tx.run(first)
  if (known) return void (await sameRow(tx, known, wanted))
  requireOpenAmount(invoice, received.amount_ngwee)
  await checkPaymentDay(tx, invoice, received.paid_on)
  const insert = tables
    .insertInto('invoice_payments')
    .values({ id, ...wanted })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .$castTo<typeof wanted>()
  const { isNew } = await insertIdempotent(tx, { insert, existing: first }, wanted)
  if (isNew) await auditFor(tx, invoice, 'invoice.record_payment', id)
}

/**
 * Reverses a payment with a reason. Money that came through this service is sent back by a job.
 *
 * @returns whom to notify; undefined where it was sent again
 * @throws Problem 404 where the provider has no such payment, 409 where it is reversed for another reason
 */
export async function reversePayment(
  tx: Transaction,
  provider_id: string,
  { id, payment_id }: { id: string; payment_id: string },
  reason: string,
): Promise<Reversed | undefined> {
  const invoice = await lockOwn(tx, provider_id, id)
  const its = tables
    .selectFrom('invoice_payments')
    .select(['reversed_because', 'is_online', 'payment_id', 'receipt_made_at'])
    .select(
      sql<boolean>`exists (select from public.insurance_claims c where c.payment_id = invoice_payments.id)`.as(
        'is_of_claim',
      ),
    )
    .where('id', '=', payment_id)
    .where('invoice_id', '=', id)
  const [payment] = await tx.run(its)
  requireFound(payment)
  if (payment.reversed_because === reason) return undefined
  requireReversible(payment)
  requireNoClaim(payment.is_of_claim)
  await tx.run(
    tables
      .updateTable('invoice_payments')
      .set({ reversed_because: reason })
      .where('id', '=', payment_id),
  )
  await auditFor(tx, invoice, 'invoice.reverse_payment', payment_id)
  const { patient_id } = invoice
  const has_receipt = payment.receipt_made_at !== null && !payment.is_online
  return patient_id === null ? undefined : { invoice_id: id, patient_id, has_receipt }
}

/**
 * Writes a credit note, once.
 *
 * @throws Problem 404 where the provider has no such invoice, 409 where it is not issued, 422 where less is
 *   open, or where it is all of the invoice
 */
export async function creditInvoice(
  tx: Transaction,
  provider_id: string,
  invoice_id: string,
  { id, ...credited }: NewCreditNote,
): Promise<void> {
  const wanted = { invoice_id, ...credited }
  const columns = ['invoice_id', 'amount_ngwee', 'reason'] as const
  const first = tables.selectFrom('credit_notes').select(columns).where('id', '=', id)
  const invoice = await lockOwn(tx, provider_id, invoice_id)
  const [known] = await tx.run(first)
  if (known) return void (await sameRow(tx, known, wanted))
  requireOpenAmount(invoice, credited.amount_ngwee)
  requireRest(invoice, credited.amount_ngwee)
  await tx.run(
    tables
      .insertInto('credit_notes')
      // The provider and the number are those that the database says.
      .columns(['id', 'invoice_id', 'amount_ngwee', 'reason'])
      .expression(
        tables.selectNoFrom([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${invoice_id}::uuid`.as('invoice_id'),
          sql<number>`${credited.amount_ngwee}::integer`.as('amount_ngwee'),
          sql<string>`${credited.reason}::text`.as('reason'),
        ]),
      ),
  )
  await auditFor(tx, invoice, 'invoice.credit', id)
}
