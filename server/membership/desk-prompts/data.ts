import type { NotNull } from 'kysely'
import type { NewDeskPrompt, OpenPrompt } from '#domain/desk/payments.ts'
import { mobilePhone } from '#domain/phone/read-phone.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireOpenAmount } from '../../practice/billing/invoice-problems.ts'
import { lockInvoice } from '../../practice/billing/payments/data.ts'
import { requireOpen, requireTerms } from '../payment-problems.ts'
import type { Terms } from '../payment-provider.ts'

const asSeen = [
  'id',
  'invoice_id',
  'amount_ngwee',
  'phone',
  'network',
  'status',
  'failure',
  'expires_at',
  'refund_status',
] as const

/** Payments of invoices that the front desk has asked for. */
const prompts = tables
  .selectFrom('payments')
  .select(asSeen)
  .where('asked_by', 'is not', null)
  .where('purpose', '=', 'invoice')

/** More than a desk waits for at once. */
const maxOpen = 100

/** What the desk has asked for and no one has answered yet, the longest waiting first; each patient’s reading is recorded. */
export async function listOpenPrompts(
  tx: Transaction,
  desk_id: string,
): Promise<Unsent<OpenPrompt, 'asked_at' | 'expires_at'>[]> {
  const rows = await tx.run(
    tables
      .selectFrom('payments')
      .innerJoin('invoices', 'invoices.id', 'payments.invoice_id')
      .innerJoin('user_profiles as patient', 'patient.id', 'invoices.patient_id')
      .leftJoin('user_profiles as clerk', 'clerk.id', 'payments.asked_by')
      .select(['payments.id', 'invoices.id as invoice_id', 'invoices.number', 'payments.phone'])
      .select(['payments.amount_ngwee', 'payments.created_at as asked_at', 'payments.expires_at'])
      .select(['clerk.full_name as asked_by_name', 'patient.id as patient_id'])
      .select(['patient.full_name', 'patient.phone_number'])
      .where('payments.asked_by', 'is not', null)
      .where('payments.status', 'in', ['created', 'pending'])
      .where('invoices.number', 'is not', null)
      .$narrowType<{ number: NotNull }>()
      .orderBy('payments.created_at')
      .orderBy('payments.id')
      .limit(maxOpen),
  )
  await auditReading(
    tx,
    desk_id,
    rows.map(({ patient_id }) => patient_id),
    'desk_invoices.read',
  )
  return rows.map((row) => {
    const { patient_id: id, full_name, phone_number, ...prompt } = row
    return { ...prompt, patient: { id, full_name, phone_number } }
  })
}

/** The patient of an invoice, as the system. @throws Problem 404 where it is no issued invoice of a patient who is here */
export async function readPayer(tx: Transaction, invoice_id: string): Promise<string> {
  const [row] = await tx.run(
    tables
      .selectFrom('invoices')
      .select('patient_id')
      .where('id', '=', invoice_id)
      .where('issued_at', 'is not', null),
  )
  requireFound(row?.patient_id)
  return row!.patient_id!
}

/**
 * Records, as the system, that the front desk asks a phone to pay an invoice or a part of it, once. The payment is its
 * patient’s, also where another person’s phone pays.
 *
 * @throws Problem 404 where no such invoice was issued; 409 where nothing of it is open, and for an id in use; 422 where
 *   less is open, or the network takes no such amount now. SQLSTATE 23505 `payments_open` where another payment of the
 *   patient is under way
 */
export async function startPrompt(
  tx: Transaction,
  desk_id: string,
  invoice_id: string,
  { id, amount_ngwee, phone, network }: NewDeskPrompt,
  terms: Terms | undefined,
) {
  const wanted = {
    invoice_id,
    asked_by: desk_id,
    network,
    phone: mobilePhone(phone)!,
    amount_ngwee,
  }
  const columns = [...asSeen, 'asked_by'] as const
  const first = tables.selectFrom('payments').select(columns).where('id', '=', id)
  const invoice = await lockInvoice(tx, invoice_id)
  requireFound(invoice?.patient_id && invoice.number)
  const [known] = await tx.run(first)
  if (known) return { prompt: shown(await sameRow(tx, known, wanted)), isNew: false }
  requireOpen(invoice!)
  requireOpenAmount(invoice!, amount_ngwee)
  requireTerms(terms, wanted, 'amount_ngwee')
  const user_id = invoice!.patient_id!
  const plan_name = `Invoice ${invoice!.number}`
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('payments')
        .values({ id, user_id, purpose: 'invoice', plan_name, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: first,
    },
    wanted,
  )
  if (isNew) await auditDesk(tx, desk_id, user_id, 'payment.ask_at_desk', id)
  return { prompt: shown(row), isNew }
}

/** Who asked is for the books alone. */
function shown<Row extends { asked_by: string | null }>(row: Row) {
  const { asked_by: _, ...prompt } = row
  return prompt
}

/** A payment that the front desk has asked for, as the system. @throws Problem 404 */
export async function readPrompt(tx: Transaction, id: string) {
  const [row] = await tx.run(prompts.where('id', '=', id))
  requireFound(row)
  return row!
}

/**
 * Cancels, as the system, a payment that the front desk has asked for and whose PIN was not entered yet. One that has
 * ended stays as it is: money that comes all the same counts, or goes back.
 */
export async function cancelPrompt(tx: Transaction, desk_id: string, id: string): Promise<void> {
  const [row] = await tx.run(
    tables
      .updateTable('payments')
      .set({ status: 'failed', failure: 'cancelled' })
      .where('id', '=', id)
      .where('asked_by', 'is not', null)
      .where('status', 'in', ['created', 'pending'])
      .returning('user_id'),
  )
  if (row) await auditDesk(tx, desk_id, row.user_id!, 'payment.cancel_at_desk', id)
}

const auditDesk = (
  tx: Transaction,
  actor_id: string,
  subject_id: string,
  action: string,
  record_id: string,
) => audit(tx, { actor_id, subject_id, action, record_id })
