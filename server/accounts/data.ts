import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { studentPlan } from '#domain/accounts/accounts.ts'
import type { Gender } from '#domain/values/gender.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Database } from '#server/platform/db/column-types.ts'

export type UserRow = Selectable<Database['accounts.users']>
export type IdentityRow = Selectable<Database['accounts.identities']>
export type SessionRow = Selectable<Database['accounts.sessions']>
export type FactorRow = Pick<
  Selectable<Database['accounts.factors']>,
  | 'id'
  | 'friendly_name'
  | 'factor_type'
  | 'status'
  | 'created_at'
  | 'updated_at'
  | 'last_challenged_at'
>
export type Role = 'client' | 'provider' | 'admin' | 'front_desk'

/** A user with everything that the contract's User object shows. */
export interface Account {
  user: UserRow
  /** The true role, of `user_profiles`. */
  role: Role
  identities: IdentityRow[]
  factors: FactorRow[]
}

/**
 * The account of an id or an address; undefined where there is none or it was deleted.
 *
 * @param options.lock keeps others from changing the user until the transaction ends
 */
export async function findAccount(
  tx: Transaction,
  by: { id: string } | { email: string },
  options: { lock?: boolean } = {},
): Promise<Account | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const)
  const ids = tables
    .selectFrom('accounts.users')
    .select('id')
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
  const users = tables
    .selectFrom('accounts.users as u')
    .leftJoin('user_profiles as p', 'p.id', 'u.id')
    .selectAll('u')
    .select('p.role')
    .where(`u.${column}`, '=', value)
    .where('u.deleted_at', 'is', null)
  const [found, identities, factors] = await Promise.all([
    tx.run(options.lock ? users.forUpdate('u') : users),
    tx.run(
      tables
        .selectFrom('accounts.identities')
        .selectAll()
        .where('user_id', 'in', ids)
        .orderBy('created_at'),
    ),
    tx.run(
      tables
        .selectFrom('accounts.factors')
        .select(['id', 'friendly_name', 'factor_type', 'status'])
        .select(['created_at', 'updated_at', 'last_challenged_at'])
        .where('user_id', 'in', ids)
        .orderBy('created_at'),
    ),
  ])
  const [row] = found
  if (!row) return undefined
  const { role, ...user } = row
  return { user, role: (role as Role | null) ?? 'client', identities, factors }
}

/** The hash that an address logs in with; null without an account or a password. */
export async function findPasswordHash(tx: Transaction, email: string): Promise<string | null> {
  const [user] = await tx.run(
    tables
      .selectFrom('accounts.users')
      .select('password_hash')
      .where('email', '=', email)
      .where('deleted_at', 'is', null),
  )
  return user?.password_hash ?? null
}

/** The account of an id that the caller knows to exist, after a change to it. */
export async function readAccount(tx: Transaction, id: string): Promise<Account> {
  const account = await findAccount(tx, { id })
  if (!account) throw new Error('The account vanished within its own transaction.')
  return account
}

/** The columns of `user_profiles` that making an account may fill. */
export interface NewProfile {
  role: Role
  full_name?: string | undefined
  date_of_birth?: string | undefined
  gender?: Gender | undefined
  phone_number?: string | undefined
  /** The parent or guardian of a person under 18, who knows of the account and agrees. */
  guardian_name?: string | undefined
  student?: { institution_name: string; student_id?: string | undefined } | undefined
}

export interface NewAccount {
  id?: string | undefined
  email: string
  password_hash: string | null
  isConfirmed: boolean
  /** What the user or an admin gave; the caller adds the server's keys. */
  user_metadata: Record<string, unknown>
  app_metadata?: Record<string, unknown> | undefined
  identity_data?: Record<string, unknown> | undefined
  identity_id?: string | undefined
  profile: NewProfile
}

/**
 * Makes user, identity, profile and, for students, the free membership: all that an account is.
 * Providers start as pending.
 *
 * @returns the new id; undefined where the address is taken
 */
export async function createAccount(
  tx: Transaction,
  account: NewAccount,
): Promise<string | undefined> {
  const id = account.id ?? randomUUID()
  const { role, student } = account.profile
  const verified = { email_verified: account.isConfirmed, phone_verified: false }
  const [made] = await tx.run(
    tables
      .insertInto('accounts.users')
      .values({
        id,
        email: account.email,
        password_hash: account.password_hash,
        email_confirmed_at: account.isConfirmed ? sql<Date>`now()` : null,
        app_metadata: JSON.stringify({
          provider: 'email',
          providers: ['email'],
          ...account.app_metadata,
          role,
        }),
        user_metadata: JSON.stringify(account.user_metadata),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id'),
  )
  if (!made) return undefined
  await Promise.all([
    tx.run(
      tables.insertInto('accounts.identities').values({
        identity_id: account.identity_id ?? randomUUID(),
        user_id: id,
        id,
        identity_data: JSON.stringify({
          ...account.identity_data,
          sub: id,
          email: account.email,
          ...verified,
        }),
        last_sign_in_at: sql<Date>`now()`,
      }),
    ),
    tx.run(
      tables
        .insertInto('user_profiles')
        .values({ id, email: account.email, ...columnsOf(account.profile) }),
    ),
    ...(student ? [giveStudentPlan(tx, id)] : []),
  ])
  return id
}

/** Overwrites the profile of an unusable account with what another sign-up asked for. */
export async function replaceProfile(
  tx: Transaction,
  user_id: string,
  profile: NewProfile,
): Promise<void> {
  await Promise.all([
    tx.run(tables.updateTable('user_profiles').set(columnsOf(profile)).where('id', '=', user_id)),
    tx.run(tables.deleteFrom('memberships').where('user_id', '=', user_id)),
    ...(profile.student ? [giveStudentPlan(tx, user_id)] : []),
  ])
}

function columnsOf(profile: NewProfile) {
  const { role, full_name, date_of_birth, gender, phone_number, guardian_name, student } = profile
  return {
    role,
    full_name: full_name ?? '',
    date_of_birth: date_of_birth ?? null,
    gender: gender ?? null,
    phone_number: phone_number ?? null,
    guardian_name: guardian_name ?? null,
    guardian_agreed_at: guardian_name ? sql<Date>`now()` : null,
    provider_status: role === 'provider' ? ('pending' as const) : null,
    is_student: student !== undefined,
    student_until: student
      ? sql<string>`((now() at time zone 'Africa/Lusaka') + interval '1 year')::date`
      : null,
    institution_name: student?.institution_name ?? null,
    student_id: student?.student_id ?? null,
  }
}

function giveStudentPlan(tx: Transaction, user_id: string) {
  return tx.run(
    tables.insertInto('memberships').values({ user_id, plan_name: studentPlan, status: 'active' }),
  )
}

/** Stamps the address as its owner's own, in the user, the metadata and the identity. */
export async function confirmEmail(tx: Transaction, user_id: string): Promise<void> {
  await Promise.all([
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({
          email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
          user_metadata: sql<string>`user_metadata || '{"email_verified": true}'`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', user_id),
    ),
    tx.run(
      tables
        .updateTable('accounts.identities')
        .set({
          identity_data: sql<string>`identity_data || '{"email_verified": true}'`,
          updated_at: sql<Date>`now()`,
        })
        .where('user_id', '=', user_id)
        .where('provider', '=', 'email'),
    ),
  ])
}
