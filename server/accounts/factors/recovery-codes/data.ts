import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { codesInSet, findCode, hashOfRecoveryCode, makeRecoveryCode } from './recovery-codes.ts'

/** The account's set of recovery codes, locked until the transaction ends, with how many are unused. */
export async function findRecoveryCodes(tx: Transaction, user_id: string) {
  const [, [set]] = await Promise.all([
    tx.run(tables.selectFrom('accounts.users').select('id').where('id', '=', user_id).forUpdate()),
    tx.run(
      tables
        .selectFrom('accounts.factors as factor')
        .select(['factor.id', 'factor.friendly_name'])
        .select((row) => [
          countOf(row.ref('factor.id'), sql`true`).as('total'),
          countOf(row.ref('factor.id'), sql`used_at is null`).as('remaining'),
        ])
        .where('factor.user_id', '=', user_id)
        .where('factor.factor_type', '=', 'recovery_code'),
    ),
  ])
  return set
}

function countOf(factor_id: unknown, condition: ReturnType<typeof sql>) {
  return sql<number>`(select count(*)::integer from accounts.recovery_codes where factor_id = ${factor_id} and ${condition})`
}

/** Starts an account's set. @returns its factor's id */
export async function addRecoveryFactor(
  tx: Transaction,
  user_id: string,
  friendly_name: string,
): Promise<string> {
  const id = randomUUID()
  await tx.run(
    tables
      .insertInto('accounts.factors')
      .values({ id, user_id, friendly_name, factor_type: 'recovery_code', status: 'verified' }),
  )
  return id
}

/** Puts new codes in the place of all there are. @returns the codes, which nothing can show again */
export async function replaceCodes(tx: Transaction, factor_id: string): Promise<string[]> {
  const codes = Array.from({ length: codesInSet }, makeRecoveryCode)
  await tx.run(tables.deleteFrom('accounts.recovery_codes').where('factor_id', '=', factor_id))
  await Promise.all([
    tx.run(
      tables.insertInto('accounts.recovery_codes').values(
        codes.map((code) => ({
          factor_id,
          code_hash: hashOfRecoveryCode(factor_id, code),
        })),
      ),
    ),
    tx.run(
      tables
        .updateTable('accounts.factors')
        .set({ updated_at: sql<Date>`now()` })
        .where('id', '=', factor_id),
    ),
  ])
  return codes
}

/** Uses up one code of a set. @returns whether it was an unused one */
export async function useCode(
  tx: Transaction,
  factor_id: string,
  code_hash: Uint8Array,
): Promise<boolean> {
  const unused = await tx.run(
    tables
      .selectFrom('accounts.recovery_codes')
      .select('code_hash')
      .where('factor_id', '=', factor_id)
      .where('used_at', 'is', null)
      .forUpdate(),
  )
  const code = findCode(unused, code_hash)
  if (!code) return false
  await tx.run(
    tables
      .updateTable('accounts.recovery_codes')
      .set({ used_at: sql<Date>`now()` })
      .where('factor_id', '=', factor_id)
      .where('code_hash', '=', code.code_hash),
  )
  return true
}
