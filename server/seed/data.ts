import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { createAccount } from '../accounts/data.ts'
import { signUpMetadata } from '../accounts/sign-up/sign-up-fields.ts'
import type { DemoPersona } from './personas.ts'

/** Any number: the server that makes the demo accounts holds its lock. */
const seedLock = 7_208_260_215

/**
 * Which of some addresses have an account. Until the end of the transaction no other server makes any.
 *
 * @returns undefined where another server makes them just now
 */
export async function findUnlessSeeding(
  tx: Transaction,
  emails: string[],
): Promise<Set<string> | undefined> {
  const lock = sql<{
    is_locked: boolean
  }>`select pg_try_advisory_xact_lock(${seedLock}) as is_locked`
  const [row] = await tx.run({ compile: () => lock.compile(tables) })
  if (!row!.is_locked) return undefined
  const rows = await tx.run(
    tables.selectFrom('accounts.users').select('email').where('email', 'in', emails),
  )
  return new Set(rows.map((row) => row.email!))
}

/**
 * True where there are accounts of others, and some of these are missing: the database is in use for something else, and
 * a demo account that was erased or suspended there is not made again.
 */
export async function isOfOthers(tx: Transaction, emails: string[]): Promise<boolean> {
  const of = tables.selectFrom('accounts.users').select('id')
  const [known, [other]] = await Promise.all([
    tx.run(of.where('email', 'in', emails)),
    tx.run(of.where(sql<boolean>`coalesce(email <> all (${emails}::text[]), true)`).limit(1)),
  ])
  return other !== undefined && known.length < emails.length
}

/** Addresses and password hashes of these accounts, as far as they can log in. */
export async function listHashes(
  tx: Transaction,
  emails: string[],
): Promise<{ email: string; password_hash: string }[]> {
  return tx.run(
    tables
      .selectFrom('accounts.users')
      .select(['email', 'password_hash'])
      .where('email', 'in', emails)
      .where('password_hash', 'is not', null)
      .where('deleted_at', 'is', null)
      .where((one) =>
        one.or([one('banned_until', 'is', null), one('banned_until', '<', sql<Date>`now()`)]),
      )
      .orderBy('email')
      .$narrowType<{ email: string; password_hash: string }>(),
  )
}

/** Makes one demo account with the profile of its person. */
export async function seedPersona(
  tx: Transaction,
  { email, profile, more }: DemoPersona,
  { id, password_hash, now }: { id: string; password_hash: string; now: Date },
): Promise<void> {
  const given = { full_name: profile.full_name }
  await createAccount(tx, {
    id,
    email,
    password_hash,
    isConfirmed: true,
    user_metadata: {
      ...signUpMetadata(given, { id, email, isConfirmed: true, role: profile.role }),
      // The demo shows a clinic that has been at work for a while.
      first_run: 'done',
    },
    identity_data: given,
    profile,
  })
  const { emergency_contact, ...plain } = more
  const year = now.getUTCFullYear()
  await tx.run(
    tables
      .updateTable('user_profiles')
      .set({
        ...plain,
        ...(emergency_contact ? { emergency_contact: JSON.stringify(emergency_contact) } : {}),
        ...(plain.registration_number
          ? { certificate_year: year, certificate_expires_on: `${year + 1}-12-31` }
          : {}),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id),
  )
}

/** A session that the seed opens to do in a person's name what only they may do. */
export async function openSeedSession(tx: Transaction, id: string, user_id: string) {
  await tx.run(tables.insertInto('accounts.sessions').values({ id, user_id }))
}

export async function closeSeedSession(tx: Transaction, id: string) {
  await tx.run(tables.deleteFrom('accounts.sessions').where('id', '=', id))
}
