import { randomUUID } from 'node:crypto'
import { type NotNull, sql } from 'kysely'
import type { AdminDeskPayment, NewAdminReversal } from '#domain/desk/payments.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireDeskPayment } from '../../desk/payment-problems.ts'
import type { Reversed } from '../../practice/billing/payments/data.ts'
import { giveNothingBack } from '../../desk/returns/data.ts'
import {
  isSameReversal,
  type LockedPayment,
  lockPayment,
  requireMonthOpen,
  writeReversal,
} from '../../desk/payments/reversals/data.ts'

/** More than a clinic takes on one day. */
const maxPayments = 2000

const isOfDesk = sql<boolean>`(taken.till_id is not null or taken.taken_by is not null)`
const cameBy = sql<
  AdminDeskPayment['came_by']
>`case when taken.is_online then 'phone' when ${isOfDesk} then 'desk' else 'elsewhere' end`

const paid = tables
  .selectFrom('invoice_payments as taken')
  .innerJoin('invoices', 'invoices.id', 'taken.invoice_id')
  .leftJoin('tills', 'tills.id', 'taken.till_id')
  .leftJoin('payments as online', 'online.id', 'taken.payment_id')
  // A phone was asked by the desk, or by who pays.
  .leftJoin('user_profiles as clerk', (join) =>
    join.on(sql<boolean>`clerk.id = coalesce(taken.taken_by, online.asked_by)`),
  )
  .leftJoin('payment_returns as back', 'back.payment_id', 'taken.id')
  .leftJoin('user_profiles as giver', 'giver.id', 'back.given_by')
  .leftJoin('user_profiles as reverser', 'reverser.id', 'taken.reversed_by')
  .select(['taken.id', 'invoices.number', 'taken.amount_ngwee', 'taken.paid_on', 'taken.paid_by'])
  .select(['taken.reference', 'clerk.full_name as taken_by_name', 'taken.reversed_at'])
  .select(['taken.created_at as recorded_at', 'reverser.full_name as reversed_by_name'])
  // What a provider writes may say something of health.
  .select(
    sql<string | null>`case when taken.reversed_by is not null then taken.reversed_because end`.as(
      'reversed_because',
    ),
  )
  .select(sql<boolean>`tills.closed_at is not null`.as('is_till_closed'))
  .select(cameBy.as('came_by'))
  .select(['back.payment_id as back_id', 'back.way', 'back.note', 'back.given_at'])
  .select('giver.full_name as given_by_name')
  .where('invoices.number', 'is not', null)
  .$narrowType<{ number: NotNull }>()

type Back = Unsent<NonNullable<AdminDeskPayment['given_back']>, 'given_at'>
type Listed = Unsent<Omit<AdminDeskPayment, 'given_back'>, 'recorded_at' | 'reversed_at'> & {
  given_back: Back | null
}

async function list(tx: Transaction, query: typeof paid): Promise<Listed[]> {
  const rows = await tx.run(query)
  return rows.map((row) => {
    const { back_id, way, note, given_at, given_by_name, ...payment } = row
    return { ...payment, given_back: back_id ? { way, note, given_at, given_by_name } : null }
  })
}

/** All that was paid on a day of invoices, the earliest first. @param day `YYYY-MM-DD` */
export async function listDayPayments(tx: Transaction, day: string): Promise<Listed[]> {
  return list(
    tx,
    paid
      .where('taken.paid_on', '=', day)
      .orderBy('taken.created_at')
      .orderBy('taken.id')
      .limit(maxPayments),
  )
}

/**
 * Reverses a payment of the front desk, once, also of an earlier day. A till that was counted stays as it was; where
 * the cash was never in it, a correction of the same amount is entered with it.
 *
 * @returns the payment as it is then, and whom to notify: undefined where it was sent again
 * @throws Problem 404 where there is no such payment; 409 where its month is closed, the money came by mobile money,
 *   or it is reversed already
 */
export async function reverseDeskPayment(
  tx: Transaction,
  admin_id: string,
  payment_id: string,
  { reason, corrects_till }: Omit<NewAdminReversal, 'password'>,
): Promise<{ payment: Listed; reversed: Reversed | undefined }> {
  const its = paid.where(isOfDesk).where('taken.id', '=', payment_id)
  const [found] = await tx.run(its.clearSelect().select('taken.invoice_id as id'))
  requireFound(found)
  const locked = await lockPayment(tx, { id: found.id, payment_id })
  let reversed: Reversed | undefined
  if (isSameReversal(locked, admin_id, reason)) {
    requireOwnId(await isSameCorrection(tx, locked, { reason, corrects_till }))
    await waitForStandby(tx)
  } else {
    requireDeskPayment(locked)
    await requireMonthOpen(tx, locked)
    const till = await lockTillOf(tx, locked.till_id)
    reversed = await writeReversal(tx, locked, admin_id, reason)
    if (till?.closed_at && corrects_till) {
      await giveNothingBack(tx, admin_id, payment_id, reason)
      await tx.run(
        tables.insertInto('till_corrections').values({
          // Of its own: one that an admin sent may be that of the payment. A payment is reversed once.
          id: randomUUID(),
          till_id: till.id,
          amount_ngwee: -locked.amount_ngwee,
          reason,
          made_by: admin_id,
        }),
      )
    }
  }
  const [payment] = await list(tx, its)
  return { payment: payment!, reversed }
}

/** Whether a reversal that was made has corrected its till, where it was counted before, as it is sent now. */
async function isSameCorrection(
  tx: Transaction,
  { till_id, amount_ngwee, reversed_at }: LockedPayment,
  { reason, corrects_till }: Omit<NewAdminReversal, 'password'>,
): Promise<boolean> {
  const till = await lockTillOf(tx, till_id)
  if (!till?.closed_at || !reversed_at || till.closed_at > reversed_at) return true
  const [entry] = await tx.run(
    tables
      .selectFrom('till_corrections')
      .select('id')
      .where('till_id', '=', till.id)
      .where('amount_ngwee', '=', -amount_ngwee)
      .where('reason', '=', reason)
      .where('made_at', '=', reversed_at)
      .limit(1),
  )
  return corrects_till === (entry !== undefined)
}

async function lockTillOf(tx: Transaction, till_id: string | null) {
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select(['id', 'closed_at'])
      .where('id', '=', till_id)
      .forNoKeyUpdate(),
  )
  return till
}
