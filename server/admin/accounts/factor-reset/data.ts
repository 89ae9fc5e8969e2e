import type { NewFactorReset } from '#domain/admin/accounts.ts'
import { audit } from '#server/platform/audit.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { revokeSessions } from '../../../accounts/sessions/data.ts'
import { lockAccounts, type NotificationRecipient } from '../data.ts'
import { requireTarget, rejectOwnReset, requireVerifiedFactor } from '../account-problems.ts'

/**
 * Turns off another account's second factor after an identity check: its factors, recovery codes and
 * limits are deleted, and all its sessions end. Its password stays.
 *
 * @returns the address to email; undefined where a retry finds the reset done
 * @throws Problem 401 where the actor is suspended by now, 404 where there is no such account, 409 for
 *   the actor's own, for one without a second factor, and for an id that another reset has
 */
export async function resetFactors(
  tx: Transaction,
  actor_id: string,
  user_id: string,
  { id, identity_check, note }: Omit<NewFactorReset, 'password'>,
): Promise<NotificationRecipient | undefined> {
  rejectOwnReset(actor_id, user_id)
  const account = requireTarget(await lockAccounts(tx, user_id), actor_id, user_id)
  const reset = { id, user_id, reset_by: actor_id, identity_check, note }
  const [first] = await tx.run(
    tables.selectFrom('accounts.factor_resets').selectAll().where('id', '=', id),
  )
  if (first) {
    await sameRow(tx, first, reset)
    return undefined
  }
  await removeFactors(tx, reset)
  return { address: account.address }
}

/**
 * Deletes the factors of an account, its recovery codes and limits, ends its sessions, and keeps how the
 * person was identified.
 *
 * @throws Problem 409 for an account without a second factor
 */
export async function removeFactors(
  tx: Transaction,
  reset: Omit<NewFactorReset, 'password'> & { user_id: string; reset_by: string | null },
): Promise<void> {
  const { id, user_id, reset_by } = reset
  const removed = await tx.run(
    tables.deleteFrom('accounts.factors').where('user_id', '=', user_id).returning('status'),
  )
  requireVerifiedFactor(removed)
  await Promise.all([
    tx.run(tables.insertInto('accounts.factor_resets').values(reset)),
    tx.run(tables.deleteFrom('accounts.wrong_codes').where('user_id', '=', user_id)),
    tx.run(tables.deleteFrom('accounts.known_addresses').where('user_id', '=', user_id)),
    revokeSessions(tx, user_id, { scope: 'global' }),
    audit(tx, {
      ...(reset_by ? { actor_id: reset_by } : {}),
      subject_id: user_id,
      action: 'factor.reset',
      record_id: id,
    }),
  ])
}
