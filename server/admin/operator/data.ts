import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewFactorReset } from '#domain/admin/accounts.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { type Account, findAccount } from '../../accounts/data.ts'
import { revokeSessions } from '../../accounts/sessions/data.ts'
import { removeFactors } from '../accounts/factor-reset/data.ts'
import { recordSuspension } from '../accounts/suspensions/data.ts'

/**
 * Takes the admin role away: the account is a client's, and its sessions end.
 *
 * @returns how many admins are left who can log in
 * @throws Error for an address without an account, or of another role
 */
export async function revokeAdmin(tx: Transaction, email: string): Promise<number> {
  const { user, role } = await lockByAddress(tx, email)
  if (role !== 'admin') throw new Error(`${email} is no admin.`)
  const copy = JSON.stringify({ role: 'client' })
  await Promise.all([
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({ role: 'client', updated_at: sql<Date>`now()` })
        .where('id', '=', user.id),
    ),
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({
          app_metadata: sql<string>`app_metadata || ${copy}::jsonb`,
          user_metadata: sql<string>`user_metadata || ${copy}::jsonb`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', user.id),
    ),
    revokeSessions(tx, user.id, { scope: 'global' }),
    audit(tx, { subject_id: user.id, action: 'role.revoke_admin' }),
  ])
  return countAdmins(tx)
}

/**
 * Suspends an account at once, as an admin does at /admin/accounts. Appointments stay.
 *
 * @returns how many appointments it has ahead
 * @throws Error for an address without an account, and for one that is suspended already
 */
export async function disableAccount(
  tx: Transaction,
  email: string,
  reason: string,
): Promise<number> {
  const { user } = await lockByAddress(tx, email)
  if (user.banned_until && user.banned_until > now())
    throw new Error(`${email} is suspended already.`)
  await recordSuspension(tx, user.id, { reason })
  const [row] = await tx.run(
    tables
      .selectFrom('appointments')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where((one) => one.or([one('patient_id', '=', user.id), one('provider_id', '=', user.id)]))
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`),
  )
  return row!.count
}

/**
 * Turns off the second factor of an account, also of the only admin. Its sessions end, its password stays.
 *
 * @throws Error for an address without an account; Problem for one without a second factor
 */
export async function resetFactorOf(
  tx: Transaction,
  email: string,
  checked: Pick<NewFactorReset, 'identity_check' | 'note'>,
): Promise<void> {
  const { user } = await lockByAddress(tx, email)
  await removeFactors(tx, { id: randomUUID(), user_id: user.id, reset_by: null, ...checked })
}

/** @throws Error where no account has this address */
async function lockByAddress(tx: Transaction, email: string): Promise<Account> {
  const account = await findAccount(tx, { email }, { lock: true })
  if (!account) throw new Error(`No account has the address ${email}.`)
  return account
}

async function countAdmins(tx: Transaction): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('user_profiles as profile')
      .innerJoin('accounts.users as account', 'account.id', 'profile.id')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('profile.role', '=', 'admin')
      .where('account.deleted_at', 'is', null)
      .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`),
  )
  return row!.count
}
