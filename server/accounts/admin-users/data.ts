import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { type Account, findAccount } from '../data.ts'
import { dropTokens } from '../verification/data.ts'
import type { UserPage } from './parameters.ts'

/** One page of accounts, newest first, and how many there are in all. `filter` looks into addresses. */
export async function listAccounts(
  tx: Transaction,
  { page, per_page }: UserPage,
  filter: string,
): Promise<{ accounts: Account[]; total: number }> {
  const matching = tables
    .selectFrom('accounts.users')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`strpos(coalesce(email, ''), ${filter.toLowerCase()}) > 0 or ${filter} = ''`)
  const [ids, [counted]] = await Promise.all([
    tx.run(
      matching
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(per_page)
        .offset((page - 1) * per_page),
    ),
    tx.run(matching.select(sql<number>`count(*)`.as('total'))),
  ])
  const found = await Promise.all(ids.map(({ id }) => findAccount(tx, { id })))
  return {
    accounts: found.filter((account) => account !== undefined),
    total: Number(counted?.total ?? 0),
  }
}

/** What the operator may set on an account; what is undefined stays. */
export interface AccountChanges {
  email?: string | undefined
  password_hash?: string | undefined
  banned_until?: Date | null | undefined
  user_metadata?: Record<string, unknown> | undefined
  app_metadata?: Record<string, unknown> | undefined
}

/** Writes changes to the account and to where the address is repeated. */
export async function changeAccount(
  tx: Transaction,
  user_id: string,
  changes: AccountChanges,
): Promise<void> {
  const { email, user_metadata, app_metadata, ...plain } = changes
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({
        ...given,
        ...(email ? { email, new_email: null, email_change_sent_at: null } : {}),
        ...(user_metadata ? { user_metadata: JSON.stringify(user_metadata) } : {}),
        ...(app_metadata ? { app_metadata: JSON.stringify(app_metadata) } : {}),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', user_id),
  )
  if (!email) return
  const known = JSON.stringify({ email })
  await Promise.all([
    dropTokens(tx, user_id),
    tx.run(tables.updateTable('user_profiles').set({ email }).where('id', '=', user_id)),
    tx.run(
      tables
        .updateTable('accounts.identities')
        .set({ identity_data: sql<string>`identity_data || ${known}::jsonb` })
        .where('user_id', '=', user_id)
        .where('provider', '=', 'email'),
    ),
  ])
}

/** What names a person, or leads to them, in their profile. */
const nobody = {
  full_name: '',
  email: null,
  phone_number: null,
  date_of_birth: null,
  bio: null,
  profile_picture_url: null,
  student_id: null,
  verification_document_path: null,
  emergency_contact: null,
  guardian_name: null,
  guardian_agreed_at: null,
  registration_number: null,
}

/**
 * Ends an account but leaves its records, anonymous: no name, no address, no password, no
 * session, no factor.
 */
export async function closeAccount(tx: Transaction, user_id: string): Promise<void> {
  const ended = [
    'accounts.sessions',
    'accounts.flow_states',
    'accounts.sign_ups',
    'accounts.factors',
    'accounts.identities',
  ] as const
  await Promise.all([
    dropTokens(tx, user_id),
    ...ended.map((table) => tx.run(tables.deleteFrom(table).where('user_id', '=', user_id))),
    tx.run(tables.deleteFrom('provider_registrations').where('provider_id', '=', user_id)),
    tx.run(tables.deleteFrom('student_verifications').where('user_id', '=', user_id)),
    tx.run(tables.updateTable('user_profiles').set(nobody).where('id', '=', user_id)),
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({
          email: null,
          new_email: null,
          password_hash: null,
          user_metadata: '{}',
          deleted_at: sql<Date>`now()`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', user_id),
    ),
  ])
}

/** Records an invitation. */
export async function stampInvited(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({ invited_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
      .where('id', '=', user_id),
  )
}
