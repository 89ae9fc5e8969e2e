/** The calls that must not reveal whether an address has an account, and the accounts it may have. */

export const states = [
  'unknown',
  'confirmed',
  'unconfirmed',
  'suspended',
  'with second factor',
  'imported',
  'wanted by another account',
] as const
export type State = (typeof states)[number]

/** Of no password that a test knows. */
const bcryptHash = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'

type RunSql = (text: string, values?: unknown[]) => Promise<unknown>

/**
 * Puts an address into a state, directly in the database.
 *
 * @param password_hash of the account, where there is one
 * @param mover id of another account, which wants the address where the state says so
 */
export async function putInState(
  sql: RunSql,
  state: State,
  { email, password_hash, mover }: { email: string; password_hash: string; mover: string },
): Promise<void> {
  if (state === 'unknown') return
  if (state === 'wanted by another account') {
    await sql('update accounts.users set new_email = $1 where id = $2', [email, mover])
    return
  }
  await sql(
    `with made as (
       insert into accounts.users (email, password_hash, email_confirmed_at, confirmation_sent_at, banned_until, user_metadata)
       values ($1, $2, $3, now() - interval '1 day', $4, '{"full_name": "Mutale Banda", "role": "client"}') returning id
     ), named as (
       insert into accounts.identities (user_id, id, identity_data)
       select id, id, jsonb_build_object('sub', id, 'email', $1::text) from made
     ), factored as (
       insert into accounts.factors (user_id, status, secret) select id, 'verified', '\\x00' from made where $5
     )
     insert into public.user_profiles (id, email, full_name) select id, $1, 'Mutale Banda' from made`,
    [
      email,
      state === 'imported' ? bcryptHash : password_hash,
      state === 'unconfirmed' ? null : new Date(),
      state === 'suspended' ? '2100-01-01T00:00:00Z' : null,
      state === 'with second factor',
    ],
  )
}

export interface WayIn {
  /** An earlier call, whose response is compared as well. */
  after?: string
  method: 'POST' | 'PUT'
  path: string
  body: (email: string) => object
  /** Whether the caller is signed in to another account. */
  isSignedIn?: boolean
}

const strangersPassword = 'Stranger-Chosen 1'
const token = '/auth/v1/token?grant_type=password'

/** Every way in, by its name. */
export const waysIn: Record<string, WayIn> = {
  'sign-up': {
    method: 'POST',
    path: '/auth/v1/signup',
    body: (email) => ({ email, password: strangersPassword, data: { full_name: 'Stranger' } }),
  },
  'login after sign-up': {
    after: 'sign-up',
    method: 'POST',
    path: token,
    body: (email) => ({ email, password: strangersPassword }),
  },
  'login by another password after sign-up': {
    after: 'sign-up',
    method: 'POST',
    path: token,
    body: (email) => ({ email, password: 'Not-chosen by 1' }),
  },
  'wrong password': {
    method: 'POST',
    path: token,
    body: (email) => ({ email, password: 'Not-chosen by 1' }),
  },
  'email change': {
    method: 'PUT',
    path: '/auth/v1/user',
    body: (email) => ({ email }),
    isSignedIn: true,
  },
  recovery: { method: 'POST', path: '/auth/v1/recover', body: (email) => ({ email }) },
  'code after recovery': {
    after: 'recovery',
    method: 'POST',
    path: '/auth/v1/verify',
    body: (email) => ({ email, type: 'recovery', token: '000000' }),
  },
  'resend of a sign-up': {
    method: 'POST',
    path: '/auth/v1/resend',
    body: (email) => ({ email, type: 'signup' }),
  },
  'resend of an email change': {
    method: 'POST',
    path: '/auth/v1/resend',
    body: (email) => ({ email, type: 'email_change' }),
  },
  'email link or code': {
    method: 'POST',
    path: '/auth/v1/otp',
    body: (email) => ({ email, create_user: true }),
  },
  'email link or code without sign-up': {
    method: 'POST',
    path: '/auth/v1/otp',
    body: (email) => ({ email, create_user: false }),
  },
}
