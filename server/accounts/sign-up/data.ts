import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { replaceProfile } from '../data.ts'
import { digestOfLink } from '../verification/one-time-tokens.ts'
import { readProfile, signUpMetadata } from './sign-up-fields.ts'

/** What a sign-up asked for. */
interface SignUp {
  user_id: string
  /** The proof that the browser keeps; undefined for a client that is none of our pages. */
  browser: string | undefined
  password_hash: string
  given: Record<string, unknown>
}

/** Stored sign-ups of one account: the first and the newest. */
const maxStored = 5

/**
 * Keeps what a sign-up asked for: until the address is confirmed, or, where it was confirmed before, so
 * that a login with that password is answered as if it were not.
 *
 * @returns id of the first stored sign-up of the account
 */
export async function keepSignUp(tx: Transaction, signUp: SignUp): Promise<string> {
  const { user_id, browser, password_hash } = signUp
  const ofUser = tables.selectFrom('accounts.sign_ups').where('user_id', '=', user_id)
  const browser_hash = browser ? digestOfLink(browser) : randomBytes(32)
  // Asked again by one browser, the last counts; the earlier password stays known.
  const renounce = tables
    .updateTable('accounts.sign_ups')
    .set({ browser_hash: randomBytes(32) })
    .where('user_id', '=', user_id)
    .where('browser_hash', '=', browser_hash)
  const row = {
    user_id,
    browser_hash,
    password_hash,
    given: JSON.stringify(signUp.given),
    created_at: sql<Date>`clock_timestamp()`,
  }
  const first = ofUser.select('id').orderBy('created_at').limit(1)
  const newest = ofUser
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(maxStored - 1)
  const others = tables
    .deleteFrom('accounts.sign_ups')
    .where('user_id', '=', user_id)
    .where('id', 'not in', newest)
    .where('id', 'not in', first)
  const [, , [stored]] = await Promise.all([
    tx.run(renounce),
    tx.run(tables.insertInto('accounts.sign_ups').values(row)),
    tx.run(first),
    tx.run(others),
  ])
  return stored!.id
}

/** Hashes of the passwords that sign-ups with an address asked for, the first one first. */
export async function findStoredHashes(tx: Transaction, email: string): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('accounts.sign_ups as s')
      .innerJoin('accounts.users as u', 'u.id', 's.user_id')
      .select('s.password_hash')
      .where('u.email', '=', email)
      .orderBy('s.created_at'),
  )
  return rows.map(({ password_hash }) => password_hash)
}

/**
 * Gives an unconfirmed account the password, the metadata and the profile that this browser signed
 * up with.
 *
 * @returns false where this browser did not sign up with the account's address
 */
export async function applySignUp(
  tx: Transaction,
  user: { id: string; email: string | null },
  browser: string,
): Promise<boolean> {
  const [signUp] = await tx.run(
    tables
      .selectFrom('accounts.sign_ups')
      .select(['password_hash', 'given'])
      .where('user_id', '=', user.id)
      .where('browser_hash', '=', digestOfLink(browser)),
  )
  if (!signUp) return false
  const given = signUp.given as Record<string, unknown>
  const profile = readProfile(given, todayInLusaka())
  const { role } = profile
  const known = { id: user.id, email: user.email ?? '', isConfirmed: true, role }
  const user_metadata = signUpMetadata(given, known)
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({
        password_hash: signUp.password_hash,
        user_metadata: JSON.stringify(user_metadata),
        app_metadata: sql<string>`app_metadata || ${JSON.stringify({ role })}::jsonb`,
      })
      .where('id', '=', user.id),
  )
  await tx.run(
    tables
      .updateTable('accounts.identities')
      .set({ identity_data: JSON.stringify(user_metadata) })
      .where('user_id', '=', user.id)
      .where('provider', '=', 'email'),
  )
  await replaceProfile(tx, user.id, profile)
  return true
}

/** Forgets what was asked for: the address is confirmed now, and one of them became true. */
export async function deleteSignUps(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(tables.deleteFrom('accounts.sign_ups').where('user_id', '=', user_id))
}
