import { sql } from 'kysely'
import type { ConsentPurpose } from '#domain/accounts/consent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** With who recorded it at the clinic, where the person did not give it themselves. */
const columns = [
  'id',
  'purpose',
  'version',
  'given_at',
  'withdrawn_at',
  'given_how',
  'given_by',
  sql<string | null>`accounts.recorder_of(id)`.as('recorded_by_name'),
] as const

/** The person's consents, newest first. */
export async function listConsents(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('consents')
      .select(columns)
      .where('user_id', '=', user_id)
      .orderBy('given_at', 'desc')
      .limit(1000),
  )
}

/** The consent in force for a purpose, if any. */
export async function consentInForce(tx: Transaction, user_id: string, purpose: ConsentPurpose) {
  const [row] = await tx.run(consentsTo(user_id, purpose).where('withdrawn_at', 'is', null))
  return row
}

/** The newest consent for a purpose, in force or withdrawn. */
export async function lastConsent(tx: Transaction, user_id: string, purpose: ConsentPurpose) {
  const [row] = await tx.run(consentsTo(user_id, purpose).orderBy('given_at', 'desc').limit(1))
  return row
}

function consentsTo(user_id: string, purpose: ConsentPurpose) {
  return tables
    .selectFrom('consents')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
}

/** Adds a consent unless one is in force, or this very row is there. @returns the new row */
export async function addConsent(
  tx: Transaction,
  given: { id?: string | undefined; user_id: string; purpose: ConsentPurpose; version: string },
) {
  const { id, ...rest } = given
  const [row] = await tx.run(
    tables
      .insertInto('consents')
      .values({ ...rest, ...(id ? { id } : {}) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns),
  )
  return row
}

/** Stamps the consent in force as withdrawn. @returns it, or undefined where none was in force */
export async function stampWithdrawal(tx: Transaction, user_id: string, purpose: ConsentPurpose) {
  const [row] = await tx.run(
    tables
      .updateTable('consents')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('user_id', '=', user_id)
      .where('purpose', '=', purpose)
      .where('withdrawn_at', 'is', null)
      .returning(columns),
  )
  return row
}

/** Whether this is a student's account. */
export async function isStudent(tx: Transaction, user_id: string): Promise<boolean> {
  const [profile] = await tx.run(
    tables.selectFrom('user_profiles').select('is_student').where('id', '=', user_id),
  )
  return profile?.is_student ?? false
}

/**
 * Stops what would keep more health data of the actor.
 *
 * @throws SQLSTATE UB410 where they took back their consent and have not given it again
 */
export async function requireActiveConsent(tx: Transaction): Promise<void> {
  await tx.run(tables.selectNoFrom(sql<boolean>`accounts.consent_stands()`.as('stands')))
}
