import { type NotNull, sql } from 'kysely'
import { mobilePhone } from '#domain/phone/read-phone.ts'
import type { NewLinkPayment } from '#domain/membership/schema.ts'
import { audit, auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { hashOfLinkToken, makeLinkToken } from '#server/platform/link-token.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { invoiceSums } from '../../practice/billing/data.ts'
import { findOwnInvoice } from '../../practice/billing/own-invoices/data.ts'
import { requireOpen, requireTerms } from '../payment-problems.ts'
import type { Terms } from '../payment-provider.ts'

const activeLinks = (invoice_id: string) =>
  tables
    .updateTable('pay_links')
    .set({ revoked_at: sql<Date>`now()` })
    .where('invoice_id', '=', invoice_id)
    .where('revoked_at', 'is', null)

/**
 * Makes a link by which a person without an account can pay an invoice. An earlier one ends.
 *
 * @returns the token, which is stored as a hash only
 * @throws Problem 404 where the caller has no such invoice, 409 where nothing is open
 */
export async function makeLink(tx: Transaction, user_id: string, invoice_id: string) {
  const invoice = await findOwnInvoice(tx, user_id, invoice_id)
  requireFound(invoice)
  requireOpen(invoice)
  const token = makeLinkToken()
  await tx.run(activeLinks(invoice_id))
  await tx.run(
    tables.insertInto('pay_links').values({ invoice_id, token_hash: hashOfLinkToken(token) }),
  )
  await auditOwn(tx, user_id, 'invoice.make_pay_link', invoice_id)
  return token
}

/** When the active link of an invoice was made; undefined without one. */
export async function findActiveLink(tx: Transaction, invoice_id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('pay_links')
      .select('created_at')
      .where('invoice_id', '=', invoice_id)
      .where('revoked_at', 'is', null),
  )
  return row
}

/** Ends the link of an invoice of the caller, once. */
export async function revokeLink(tx: Transaction, user_id: string, invoice_id: string) {
  const revoked = await tx.run(activeLinks(invoice_id).returning('id'))
  if (revoked.length > 0) await auditOwn(tx, user_id, 'invoice.revoke_pay_link', invoice_id)
}

/** The invoice of a token that works: not revoked, and of a patient with an account. */
export async function findLink(tx: Transaction, token: string) {
  const [found] = await tx.run(
    tables
      .selectFrom('pay_links')
      .innerJoin('invoices', 'invoices.id', 'pay_links.invoice_id')
      .select(['pay_links.id as link_id', 'invoices.id as invoice_id', 'invoices.number'])
      .select(['invoices.patient_id', 'invoices.status', 'invoices.amount_ngwee'])
      .select(invoiceSums)
      .$narrowType<{ patient_id: NotNull }>()
      .where('pay_links.token_hash', '=', hashOfLinkToken(token))
      .where('pay_links.revoked_at', 'is', null)
      .where('invoices.patient_id', 'is not', null),
  )
  return found
}

/** The invoice of a link that can be paid, as the system. @returns undefined once it is paid, void or revoked */
export async function findPayable(tx: Transaction, token: string) {
  const found = await findLink(tx, token)
  return found?.status === 'issued' ? found : undefined
}

const asSeen = ['id', 'status', 'failure', 'amount_ngwee', 'phone', 'network'] as const
const asPaid = [...asSeen, 'expires_at', 'refund_status'] as const

/** A payment that was made with a token, as the system. */
export async function findLinkPayment(tx: Transaction, token: string, id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('payments')
      .innerJoin('pay_links', 'pay_links.id', 'payments.link_id')
      .select(['payments.id', 'status', 'failure', 'amount_ngwee', 'expires_at', 'refund_status'])
      .where('payments.id', '=', id)
      .where('token_hash', '=', hashOfLinkToken(token)),
  )
  return row
}

/**
 * Records, as the system, that a person with a link wants to pay what is open, once.
 *
 * @throws Problem 404 where the link does not work (any more); 409 where another amount is open, or for an
 *   id in use; 422 where the network takes no such amount now. SQLSTATE 23505 `payments_open_by_link` where another payment by it is under way
 */
export async function startLinkPayment(
  tx: Transaction,
  { token, id, shown_open_ngwee, phone, network }: NewLinkPayment,
  terms: Terms | undefined,
) {
  const found = await findLink(tx, token)
  requireFound(found)
  const { link_id, invoice_id, number, patient_id } = found
  const wanted = { network, phone: mobilePhone(phone)!, amount_ngwee: shown_open_ngwee }
  const first = tables
    .selectFrom('payments')
    .select(asPaid)
    .where('id', '=', id)
    .where('link_id', '=', link_id)
  const [known] = await tx.run(first)
  if (known) return { payment: await sameRow(tx, known, wanted), isNew: false }
  requireOpen(found, { shown_open_ngwee })
  requireTerms(terms, wanted, 'shown_open_ngwee')
  const plan_name = `Invoice ${number}`
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('payments')
        .values({ id, link_id, invoice_id, purpose: 'invoice', plan_name, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(asPaid),
      existing: first,
    },
    wanted,
  )
  if (isNew)
    await audit(tx, { subject_id: patient_id, action: 'payment.ask_by_link', record_id: id })
  return { payment: row, isNew }
}
