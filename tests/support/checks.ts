import type { CheckedRow } from './check-rows.ts'
import type { TestDatabase } from './database.ts'
import { rejectedByAccounts } from './checks-accounts.ts'
import { rejectedByBooks } from './checks-books.ts'
import { rejectedByCarePlans } from './checks-care-plans.ts'
import { rejectedByHealth } from './checks-health.ts'
import { rejectedByInsurance } from './checks-insurance.ts'
import { rejectedByPlans } from './checks-plans.ts'
import { rejectedByPractice } from './checks-practice.ts'
import { rejectedBySupport } from './checks-support.ts'
import { rejectedByWaiting } from './checks-waiting.ts'

/** For each check of each table, rows that only this check rejects, or rejects first. */
export const rejectedRows = {
  ...rejectedByAccounts,
  ...rejectedByBooks,
  ...rejectedByCarePlans,
  ...rejectedByHealth,
  ...rejectedByInsurance,
  ...rejectedByPlans,
  ...rejectedByPractice,
  ...rejectedBySupport,
  ...rejectedByWaiting,
}

export interface Check {
  name: string
  table: string
  /** As the catalogue prints it. */
  definition: string
  columns: string[]
}

/** Every check of the project's own tables. */
export async function readChecks(db: TestDatabase): Promise<Check[]> {
  const rows = await db.asOwner(
    `select k.conname as name, n.nspname || '.' || c.relname as table, pg_get_constraintdef(k.oid) as definition,
       array(select a.attname::text from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)) as columns
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'c' and not c.relispartition and n.nspname !~ '^(pg_|information_schema|pgboss$|migrations$)' order by 2, 1`,
  )
  return rows as unknown as Check[]
}

/** Copies a table with its checks, and no other rule, so that a row needs the columns of one check only. */
export async function copyTable(db: TestDatabase, table: string) {
  await db.asOwner('drop table if exists pg_temp.copied')
  await db.asOwner(`create temp table copied (like ${table} including constraints)`)
  const required = await db.asOwner(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'pg_temp.copied'::regclass and attnum > 0 and attnotnull`,
  )
  const changes = required.map(({ name }) => `alter column ${String(name)} drop not null`)
  if (changes.length > 0) await db.asOwner(`alter table pg_temp.copied ${changes.join(', ')}`)
}

/** Writes a row to the copy. @returns the name of the check that rejected it, or 'none' */
export async function rejectionOf(db: TestDatabase, row: CheckedRow): Promise<string> {
  const columns = Object.keys(row).map((name) => `"${name}"`)
  const places = columns.map((_, index) => `$${index + 1}`)
  const values =
    columns.length > 0 ? `(${columns.join(', ')}) values (${places.join(', ')})` : 'default values'
  try {
    await db.asOwner(`insert into pg_temp.copied ${values}`, Object.values(row))
    return 'none'
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23514' && constraint) return constraint
    throw error
  }
}

/** Puts another condition into a check of the copy. */
export async function changeCheck(db: TestDatabase, name: string, definition: string) {
  await db.asOwner(`alter table pg_temp.copied drop constraint "${name}"`)
  await db.asOwner(`alter table pg_temp.copied add constraint "${name}" ${definition} not valid`)
}
