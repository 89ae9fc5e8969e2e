import { sql } from 'kysely'
import type { NewClaimList } from '#domain/insurance/claims.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockByName } from '../../../appointments/booking-locks/data.ts'
import { requireInsurer, requireSameList, requireSentDay } from '../../insurance-problems.ts'
import { daysOf, findInsurerName } from '../data.ts'

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
