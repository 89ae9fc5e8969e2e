import { sql } from 'kysely'
import type { ListPayment, NewClaimList } from '#domain/insurance/claims.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockByName } from '../../../appointments/booking-locks/data.ts'
import { requireInsurer, requireSameList, requireSentDay } from '../../insurance-problems.ts'
import { daysOf, findInsurerName, findListMonth } from '../data.ts'
import { stepClaim } from '../steps/data.ts'

/**
 * Marks all that is collected of a month as sent, once, where it is what was seen.
 *
 * @throws Problem 409 where the claims are others by now, or the id is of another list; 422 for a day that is ahead or
 *   before the month
 */
export async function sendList(
  tx: Transaction,
  admin_id: string,
  { id, month, ...typed }: NewClaimList,
  today: string,
): Promise<void> {
  const { from, to } = daysOf(month)
  const wanted = { month: from, ...typed }
  // Of two admins at once, the second sees what the first has sent.
  await lockByName(tx, `claims of ${typed.insurer_id}`)
  const [known] = await tx.run(
    tables
      .selectFrom('claim_lists')
      .select(['insurer_id', 'month', 'sent_on', 'claims'])
      .select(sql<number>`amount_ngwee::float8`.as('amount_ngwee'))
      .where('id', '=', id),
  )
  if (known) return void (await sameRow(tx, known, wanted))
  requireInsurer((await findInsurerName(tx, typed.insurer_id)) !== undefined)
  requireSentDay(typed.sent_on >= from && typed.sent_on <= today)
  const collected = await tx.run(
    tables
      .selectFrom('insurance_claims')
      .select(['id', 'amount_ngwee'])
      .where('insurer_id', '=', typed.insurer_id)
      .where('visit_on', '>=', from)
      .where('visit_on', '<', to)
      .where('state', '=', 'collected')
      .orderBy('id')
      .forUpdate(),
  )
  const amount = collected.reduce((sum, claim) => sum + claim.amount_ngwee, 0)
  requireSameList(collected.length === typed.claims && amount === typed.amount_ngwee)
  await tx.run(tables.insertInto('claim_lists').values({ id, ...wanted, sent_by: admin_id }))
  const ids = collected.map((claim) => claim.id)
  await tx.run(
    tables
      .updateTable('insurance_claims')
      .set({ state: 'sent', list_id: id })
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  await auditOwn(tx, admin_id, 'claims.send', id)
}

/**
 * Records that all of a list without an answer was paid in full, where it is what was seen. Once nothing is without an
 * answer, the same again changes nothing.
 *
 * @throws Problem 404 without such a list; 409 where other claims are without an answer by now; 422 for a day that a
 *   payment of one of them cannot have
 */
export async function payList(
  tx: Transaction,
  admin_id: string,
  id: string,
  { paid_on, ...seen }: ListPayment,
) {
  const month = await findListMonth(tx, id)
  requireFound(month)
  await lockByName(tx, `claims of ${month.insurer_id}`)
  const open = await tx.run(
    tables
      .selectFrom('insurance_claims')
      .select(['id', 'amount_ngwee'])
      .where('list_id', '=', id)
      .where('state', '=', 'sent')
      .orderBy('invoice_id'),
  )
  const amount = open.reduce((sum, claim) => sum + claim.amount_ngwee, 0)
  if (open.length > 0) requireSameList(open.length === seen.claims && amount === seen.amount_ngwee)
  for (const claim of open)
    await stepClaim(tx, admin_id, claim.id, {
      step: 'paid',
      amount_ngwee: claim.amount_ngwee,
      paid_on,
    })
  return month
}
