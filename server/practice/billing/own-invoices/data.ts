import { type NotNull, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { invoiceColumns, invoiceSums } from '../data.ts'

/** What was issued to a patient; a draft never was. */
const issuedTo = (patient_id: string) =>
  tables
    .selectFrom('invoices')
    .where('invoices.patient_id', '=', patient_id)
    .where('invoices.issued_at', 'is not', null)
    .select(invoiceColumns)
    .select(invoiceSums)
    .select('invoices.appointment_id')
    .select(sql<string>`coalesce(billing.issuer(invoices.id), '')`.as('provider_name'))

/** What was issued to a patient, the latest session first. */
export async function listOwnInvoices(tx: Transaction, patient_id: string, page: Page) {
  return tx.run(
    issuedTo(patient_id)
      .where(olderThan('invoices', page, 'session_time'))
      .orderBy('invoices.session_time', 'desc')
      .orderBy('invoices.id', 'desc')
      .limit(page.limit),
  )
}

/** One invoice that was issued to a patient. @returns undefined where they have no such invoice */
export async function findOwnInvoice(tx: Transaction, patient_id: string, id: string) {
  const [row] = await tx.run(issuedTo(patient_id).where('invoices.id', '=', id))
  return row
}

/**
 * Which payment of its invoice a payment is, from 1 and with those that were reversed: a receipt keeps its number.
 *
 * @param payment the name of `invoice_payments` in the query
 */
export const nthPayment = (payment: string) =>
  sql<number>`(select count(*) from public.invoice_payments earlier
    where earlier.invoice_id = ${sql.ref(`${payment}.invoice_id`)}
      and (earlier.created_at, earlier.id) <= (${sql.ref(`${payment}.created_at`)}, ${sql.ref(`${payment}.id`)}))::int`

/** Payments of an invoice, the earliest first, as far as the caller may read them. */
export async function listInvoicePayments(tx: Transaction, invoice_id: string) {
  return tx.run(
    tables
      .selectFrom('invoice_payments')
      .select(['id', 'amount_ngwee', 'paid_on', 'paid_by', 'is_online', 'reversed_at'])
      .select(sql<boolean>`taken_by is not null or till_id is not null`.as('at_desk'))
      .select(nthPayment('invoice_payments').as('nth'))
      .where('invoice_id', '=', invoice_id)
      .orderBy('created_at')
      .orderBy('id'),
  )
}

/** Credit notes of an invoice, the earliest first, as far as the caller may read them. */
export async function listCreditNotes(tx: Transaction, invoice_id: string) {
  return tx.run(
    tables
      .selectFrom('credit_notes')
      .select(['id', 'number', 'amount_ngwee', 'reason', 'issued_at'])
      .$narrowType<{ number: NotNull }>()
      .where('invoice_id', '=', invoice_id)
      .orderBy('issued_at')
      .orderBy('id'),
  )
}

/** An invoice of a patient with its payments and credit notes. @returns undefined where they have no such invoice */
export async function openOwnInvoice(tx: Transaction, patient_id: string, id: string) {
  const [invoice, payments, credit_notes] = await Promise.all([
    findOwnInvoice(tx, patient_id, id),
    listInvoicePayments(tx, id),
    listCreditNotes(tx, id),
  ])
  return invoice && { ...invoice, payments, credit_notes }
}

/** A payment with its invoice, for a receipt. @returns undefined where the patient has none, or it was reversed */
export async function findReceipt(
  tx: Transaction,
  patient_id: string,
  { id, payment_id }: { id: string; payment_id: string },
) {
  const [invoice, [payment]] = await Promise.all([
    findOwnInvoice(tx, patient_id, id),
    tx.run(
      tables
        .selectFrom('invoice_payments')
        .leftJoin('payments', 'payments.id', 'invoice_payments.payment_id')
        .select(['invoice_payments.amount_ngwee', 'paid_on', 'paid_by', 'receipt_number'])
        .select(nthPayment('invoice_payments').as('nth'))
        .where('invoice_payments.id', '=', payment_id)
        .where('invoice_payments.invoice_id', '=', id)
        .where('reversed_at', 'is', null),
    ),
  ])
  return invoice && payment && { ...invoice, payment }
}
