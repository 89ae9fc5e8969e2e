import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import type { Account } from '../data.ts'
import { deleteWrongCodes } from '../factors/attempts/data.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { withTrueRole } from '../describe-user.ts'
import { addressChangedMail } from './mails.ts'
import { requireFreeAddress } from '../address-problems.ts'

/** True where another account already has this address. */
export async function isAddressTaken(tx: Transaction, email: string): Promise<boolean> {
  const rows = await tx.run(
    tables.selectFrom('accounts.users').select('id').where('email', '=', email),
  )
  return rows.length > 0
}

/** Remembers the wished address until both addresses have agreed; undefined drops the wish. */
export async function setWishedAddress(
  tx: Transaction,
  user_id: string,
  new_email: string | null,
): Promise<void> {
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({
        new_email,
        email_change_sent_at: new_email ? sql<Date>`now()` : null,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', user_id),
  )
}

/**
 * Makes the new address the user's own everywhere, and notifies the old one.
 *
 * @throws AuthProblem 422 `email_exists` when another user has taken it meanwhile
 */
export async function applyEmailChange(
  tx: Transaction,
  { env }: Pick<AuthSettings, 'env'>,
  { user }: Account,
): Promise<void> {
  const email = user.new_email
  requireFreeAddress(email, email !== null && (await isAddressTaken(tx, email)))
  const known = JSON.stringify({ email, email_verified: true })
  await Promise.all([
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({
          email,
          new_email: null,
          email_change_sent_at: null,
          email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
          user_metadata: sql<string>`user_metadata || ${known}::jsonb`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', user.id),
    ),
    tx.run(
      tables
        .updateTable('accounts.identities')
        .set({
          identity_data: sql<string>`identity_data || ${known}::jsonb`,
          updated_at: sql<Date>`now()`,
        })
        .where('user_id', '=', user.id)
        .where('provider', '=', 'email'),
    ),
    tx.run(tables.updateTable('user_profiles').set({ email }).where('id', '=', user.id)),
  ])
  if (user.email) {
    await postMail(
      tx,
      await addressChangedMail({ recipient: user.email, publicUrl: env.PUBLIC_URL }),
    )
  }
}

/**
 * An attacker with the old password can try no more codes of a second factor: their count starts again.
 *
 * @param password_hash null leaves the account without a password
 */
export async function setPassword(
  tx: Transaction,
  user_id: string,
  password_hash: string | null,
): Promise<void> {
  await Promise.all([
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({ password_hash, updated_at: sql<Date>`now()` })
        .where('id', '=', user_id),
    ),
    deleteWrongCodes(tx, user_id),
  ])
}

/** Stores the user's own metadata. A role in it is the true one, whatever was asked for. */
export async function setUserMetadata(
  tx: Transaction,
  user_id: string,
  metadata: Record<string, unknown>,
  role: string,
): Promise<void> {
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({
        user_metadata: JSON.stringify(withTrueRole(metadata, role)),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', user_id),
  )
}
