import { sql } from 'kysely'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { replaceProfile } from '../data.ts'
import { digestOfLink } from '../verification/rules.ts'
import { readProfile, signUpMetadata } from './rules.ts'

/** What a browser asked for when it signed up. */
interface SignUp {
  user_id: string
  /** The proof that the browser keeps. */
  browser: string
  password_hash: string
  given: Record<string, unknown>
}

/** Sign-ups that are kept of one unconfirmed account; the oldest go. */
const mostKept = 5

/** Keeps what a browser asked for until the address is confirmed; asked again, the last counts. */
export async function keepSignUp(tx: Transaction, signUp: SignUp): Promise<void> {
  const { user_id, browser, password_hash } = signUp
  const row = {
    password_hash,
    given: JSON.stringify(signUp.given),
    created_at: sql<Date>`clock_timestamp()`,
  }
  await tx.run(
    tables
      .insertInto('accounts.sign_ups')
      .values({ user_id, browser_hash: digestOfLink(browser), ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet(row)),
  )
  const kept = tables
    .selectFrom('accounts.sign_ups')
    .select('id')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .limit(mostKept)
  await tx.run(
    tables
      .deleteFrom('accounts.sign_ups')
      .where('user_id', '=', user_id)
      .where('id', 'not in', kept),
  )
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
  const known = { id: user.id, email: user.email ?? '', isConfirmed: true }
  const profile = readProfile(given, todayInLusaka())
  const user_metadata = signUpMetadata(given, known)
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({
        password_hash: signUp.password_hash,
        user_metadata: JSON.stringify({ ...user_metadata, role: profile.role }),
        app_metadata: sql<string>`app_metadata || ${JSON.stringify({ role: profile.role })}::jsonb`,
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
export async function forgetSignUps(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(tables.deleteFrom('accounts.sign_ups').where('user_id', '=', user_id))
}
