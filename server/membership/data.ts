import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { choiceOf } from '#domain/membership/choice.ts'
import { runsFrom } from '#domain/membership/periods.ts'
import { mobilePhone } from '#domain/phone/read-phone.ts'
import type { AddOn, NewPayment } from '#domain/membership/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { statusToday } from '../accounts/profile/data.ts'
import { findPlan } from './catalogue/data.ts'
import { readPeriods, trackOf } from './periods/data.ts'
import { requireChoice, requirePayable, requireTerms } from './payment-problems.ts'
import type { Terms } from './payment-provider.ts'

/** Columns of a payment as its owner reads it. */
export const asRead = [
  'id',
  'purpose',
  'plan_key',
  'plan_name',
  'invoice_id',
  'amount_ngwee',
  'phone',
  'network',
  'status',
  'failure',
  'receipt_number',
  'expires_at',
  'succeeded_at',
  'starts',
  'paid_from',
  'paid_until',
  'refund_status',
  'refund_requested_at',
  'refund_sent_at',
  'created_at',
] as const

export const ownPayments = (user_id: string) =>
  tables.selectFrom('payments').select(asRead).where('user_id', '=', user_id)

/** A person's own payments, newest first. */
export async function listPayments(tx: Transaction, user_id: string, page: Page) {
  return tx.run(
    ownPayments(user_id)
      .where(olderThan('payments', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
}

/** One payment of a person; undefined where they have none of this id. */
export async function findPayment(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(ownPayments(user_id).where('id', '=', id))
  return row
}

/** The name of a person, as their receipts bear it. */
export async function findName(tx: Transaction, user_id: string): Promise<string> {
  const [row] = await tx.run(
    tables.selectFrom('user_profiles').select('full_name').where('id', '=', user_id),
  )
  return row?.full_name ?? ''
}

/**
 * Records that a user wants to pay a month of a plan, once. A trigger makes the job that asks their phone
 * for the PIN.
 *
 * @throws Problem 409 for a plan that is free or has another price, an add-on that the user has already, and
 *   an id in use; 422 where there is no such plan, a choice is missing, or the network takes
 *   no such amount now. SQLSTATE 23505 `payments_open`
 *   where another payment of theirs is under way
 */
export async function startPayment(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), plan_key, shown_price_ngwee, phone, network, starts }: NewPayment,
  terms: Terms | undefined,
) {
  const wanted = {
    plan_key,
    network,
    phone: mobilePhone(phone)!,
    amount_ngwee: shown_price_ngwee,
    starts: starts ?? 'after',
  }
  const first = ownPayments(user_id).where('id', '=', id)
  const [[known], plan] = await Promise.all([tx.run(first), findPlan(tx, plan_key)])
  // A retry gets the stored payment, whatever the plan costs by now.
  if (known) return { payment: await sameRow(tx, known, wanted), isNew: false }
  requirePayable(plan, { shown_price_ngwee })
  requireTerms(terms, wanted, 'shown_price_ngwee')
  const today = todayInLusaka()
  const periods = await readPeriods(tx, { user_id, track: trackOf(plan) }, today)
  requireChoice(choiceOf(periods, plan, today), plan, starts)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('payments')
        .values({ id, user_id, plan_name: plan.name, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(asRead),
      existing: first,
    },
    wanted,
  )
  if (isNew) await auditOwn(tx, user_id, 'payment.ask', id)
  return { payment: row, isNew }
}

/**
 * Cancels, as the system, a payment whose PIN was not entered yet. The phone may still ask for it: money
 * that comes all the same counts, or goes back.
 *
 * @returns undefined where it is not pending (any more)
 */
export async function cancelPayment(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(
    tables
      .updateTable('payments')
      .set({ status: 'failed', failure: 'cancelled' })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .where('status', 'in', ['created', 'pending'])
      .returning(asRead),
  )
  if (row) await auditOwn(tx, user_id, 'payment.cancel', id)
  return row
}

/**
 * Asks, as the system, for the money of a payment back, once, within the days of the guarantee.
 *
 * @returns undefined where it cannot be asked back (any more)
 */
export async function askForRefund(tx: Transaction, user_id: string, id: string, reason: string) {
  const [row] = await tx.run(
    tables
      .updateTable('payments')
      .set({
        refund_status: 'requested',
        refund_reason: reason || null,
        refund_requested_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      // Money for an invoice is the provider's: they send it back.
      .where('purpose', '=', 'plan')
      .where('status', '=', 'succeeded')
      .where('refund_status', '=', 'none')
      .where(sql<boolean>`now() < succeeded_at + interval '7 days'`)
      .returning(asRead),
  )
  if (row) await auditOwn(tx, user_id, 'payment.ask_back', id)
  return row
}

/**
 * The effect of buying a plan on the paid periods of a user; undefined if there is no such plan.
 */
export async function findChoice(tx: Transaction, user_id: string, plan_key: string) {
  const plan = await findPlan(tx, plan_key)
  if (!plan) return undefined
  const today = todayInLusaka()
  return choiceOf(await readPeriods(tx, { user_id, track: trackOf(plan) }, today), plan, today)
}

/** The plans that a person has from today on, in their order, without those beside a membership. */
export async function listRuns(tx: Transaction, user_id: string) {
  const today = todayInLusaka()
  return runsFrom(await readPeriods(tx, { user_id, track: 'membership' }, today), today)
}

/** What a person has besides their membership. */
export async function listAddOns(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('add_ons')
      .select(['plan_key', 'end_date', statusToday.$castTo<AddOn['status']>().as('status')])
      .where('user_id', '=', user_id)
      .orderBy('plan_key'),
  )
}
