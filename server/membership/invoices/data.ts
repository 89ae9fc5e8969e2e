import { mobilePhone } from '#domain/phone/read-phone.ts'
import type { NewInvoicePayment } from '#domain/membership/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { findOwnInvoice } from '../../practice/billing/own-invoices/data.ts'
import { asRead, ownPayments } from '../data.ts'
import { requireOpen, requireTerms } from '../payment-problems.ts'
import type { Terms } from '../payment-provider.ts'

/** A person's payments of one invoice by mobile money, newest first. */
export async function listAttempts(tx: Transaction, user_id: string, invoice_id: string) {
  return tx.run(
    ownPayments(user_id)
      .where('invoice_id', '=', invoice_id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(20),
  )
}

/**
 * Records that a patient wants to pay what is open of their invoice, once. A trigger makes the job that
 * asks their phone for the PIN.
 *
 * @throws Problem 404 where they have no such invoice; 409 where nothing, or another amount, is open, and
 *   for an id in use; 422 where the network takes no such amount now. SQLSTATE 23505 `payments_open` where another payment of theirs is under way
 */
export async function startInvoicePayment(
  tx: Transaction,
  user_id: string,
  invoice_id: string,
  { id, shown_open_ngwee, phone, network }: NewInvoicePayment,
  terms: Terms | undefined,
) {
  const wanted = {
    invoice_id,
    network,
    phone: mobilePhone(phone)!,
    amount_ngwee: shown_open_ngwee,
  }
  const first = ownPayments(user_id).where('id', '=', id)
  const [[known], invoice] = await Promise.all([
    tx.run(first),
    findOwnInvoice(tx, user_id, invoice_id),
  ])
  requireFound(invoice)
  // A retry gets the stored payment, whatever is open by now.
  if (known) return { payment: await sameRow(tx, known, wanted), isNew: false }
  requireOpen(invoice, { shown_open_ngwee })
  requireTerms(terms, wanted, 'shown_open_ngwee')
  const plan_name = `Invoice ${invoice.number}`
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('payments')
        .values({ id, user_id, purpose: 'invoice', plan_name, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(asRead),
      existing: first,
    },
    wanted,
  )
  if (isNew) await auditOwn(tx, user_id, 'payment.ask', id)
  return { payment: row, isNew }
}
