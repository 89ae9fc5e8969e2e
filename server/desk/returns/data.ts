import { type NotNull, sql } from 'kysely'
import type { NewReturn, WaitingReturn } from '#domain/desk/returns.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireCashInTill } from '../payment-problems.ts'
import { openTill } from '../tills/data.ts'
import { requireSameReturn } from './return-problems.ts'

/** More than a desk has to give back at once. */
const maxWaiting = 200

const returns = tables
  .selectFrom('payment_returns')
  .innerJoin('invoice_payments as taken', 'taken.id', 'payment_returns.payment_id')
  .innerJoin('invoices', 'invoices.id', 'taken.invoice_id')

/** What is still to be given back to patients, the longest waiting first; each patient’s reading is recorded. */
export async function listWaitingReturns(
  tx: Transaction,
  desk_id: string,
): Promise<Unsent<WaitingReturn, 'asked_at'>[]> {
  const rows = await tx.run(
    returns
      .innerJoin('user_profiles as patient', 'patient.id', 'invoices.patient_id')
      .leftJoin('user_profiles as clerk', 'clerk.id', 'taken.taken_by')
      .select(['taken.id as payment_id', 'taken.invoice_id', 'invoices.number'])
      .select(['taken.amount_ngwee', 'taken.paid_on', 'taken.paid_by', 'payment_returns.asked_at'])
      .select(['clerk.full_name as taken_by_name', 'patient.id as patient_id'])
      .select(['patient.full_name', 'patient.phone_number'])
      .where('payment_returns.way', 'is', null)
      .where('invoices.number', 'is not', null)
      .$narrowType<{ number: NotNull }>()
      .orderBy('payment_returns.asked_at')
      .orderBy('taken.id')
      .limit(maxWaiting),
  )
  await auditReading(
    tx,
    desk_id,
    rows.map(({ patient_id }) => patient_id),
    'desk_invoices.read',
  )
  return rows.map((row) => {
    const { patient_id: id, full_name, phone_number, ...waiting } = row
    return { ...waiting, patient: { id, full_name, phone_number } }
  })
}

/** How much cash is in a till now; the till is locked. */
async function readCash(tx: Transaction, till_id: string): Promise<number> {
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select(sql<number>`billing.till_ngwee(id, float_ngwee)`.as('cash_ngwee'))
      .where('id', '=', till_id),
  )
  return till!.cash_ngwee
}

/** @throws Problem 409 where more has left a till, which is locked, than was in it */
export async function requireCash(tx: Transaction, till_id: string): Promise<void> {
  requireCashInTill(await readCash(tx, till_id))
}

/**
 * Records, once, how money of a reversed payment went back. Cash from the till of the caller leaves it on this day.
 *
 * @throws Problem 404 where nothing of this payment goes back; 409 where it was given in another way, the till of the
 *   caller is closed, or less cash is in it
 */
export async function giveBack(
  tx: Transaction,
  desk_id: string,
  payment_id: string,
  { way, note }: NewReturn,
  today: string,
): Promise<void> {
  const [wanted] = await tx.run(
    returns
      .select(['payment_returns.way', 'payment_returns.note', 'payment_returns.given_by'])
      .select(['invoices.patient_id', 'taken.till_id'])
      .where('payment_returns.payment_id', '=', payment_id)
      .forNoKeyUpdate('payment_returns'),
  )
  requireFound(wanted)
  const given = { way, note: note || null }
  if (wanted.way !== null) {
    requireSameReturn(
      wanted.given_by === desk_id && wanted.way === way && wanted.note === given.note,
    )
    return waitForStandby(tx)
  }
  const own_till = way === 'till' ? await openTill(tx, desk_id, today) : null
  // The count of the till that took it has it or has it not.
  if (way === 'none' && wanted.till_id) await lockTill(tx, wanted.till_id)
  await tx.run(
    tables
      .updateTable('payment_returns')
      .set({ ...given, till_id: own_till, given_at: sql<Date>`now()`, given_by: desk_id })
      .where('payment_id', '=', payment_id),
  )
  const changed = own_till ?? (way === 'none' ? wanted.till_id : null)
  if (changed) await requireCash(tx, changed)
  await audit(tx, {
    actor_id: desk_id,
    subject_id: wanted.patient_id ?? desk_id,
    action: 'invoice.give_back',
    record_id: payment_id,
  })
}

const lockTill = (tx: Transaction, id: string) =>
  tx.run(tables.selectFrom('tills').select('id').where('id', '=', id).forNoKeyUpdate())

/** Records, as an admin, that no money of a reversed payment goes back: its cash was never there. */
export async function giveNothingBack(
  tx: Transaction,
  admin_id: string,
  payment_id: string,
  note: string,
): Promise<void> {
  await tx.run(
    tables
      .updateTable('payment_returns')
      .set({ way: 'none', note, given_at: sql<Date>`now()`, given_by: admin_id })
      .where('payment_id', '=', payment_id)
      .where('way', 'is', null),
  )
}
