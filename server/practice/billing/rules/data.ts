import { sql } from 'kysely'
import {
  type BillingRules,
  type NewBillingRules,
  usualBillingRules,
} from '#domain/admin/billing-rules.ts'
import {
  creditNoteNumberOf,
  numberOf,
  type NumberSeries,
} from '#domain/practice/billing/numbers.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { lockByName } from '../../../appointments/booking-locks/data.ts'
import { requireNewest } from '../../../clinic-settings/settings-problems.ts'

const columns = [
  'billing_rules.version',
  'billing_rules.number_series',
  'billing_rules.missed_percent',
  'billing_rules.late_percent',
  'billing_rules.late_hours',
] as const

async function readRules(tx: Transaction) {
  const [newest] = await tx.run(
    tables
      .selectFrom('billing_rules')
      .select(columns)
      .orderBy('billing_rules.version', 'desc')
      .limit(1),
  )
  return newest ?? usualBillingRules
}

/** How the clinic keeps its books now, with the numbers that each series gives next. */
export async function readBillingRules(tx: Transaction): Promise<BillingRules> {
  const year = Number(todayInLusaka().slice(0, 4))
  const lastOf = (kind: 'invoice' | 'credit note') =>
    sql<number>`(select coalesce(max(serial), 0) from public.clinic_numbers
      where kind = ${kind} and year = ${year})::int`
  const [rules, [last]] = await Promise.all([
    readRules(tx),
    tx.run(
      tables.selectNoFrom([
        lastOf('invoice').as('invoice'),
        lastOf('credit note').as('credit_note'),
      ]),
    ),
  ])
  const next = (series: NumberSeries, { invoice, credit_note }: NonNullable<typeof last>) => ({
    invoice: numberOf(series, year, invoice + 1),
    credit_note: creditNoteNumberOf(series, year, credit_note + 1),
  })
  return {
    ...rules,
    next_of_provider: next('provider', { invoice: 0, credit_note: 0 }),
    next_of_clinic: next('clinic', last!),
  }
}

/** The last 50 changes, the newest first, with who made them. */
export async function listRuleChanges(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom('billing_rules')
      .leftJoin('user_profiles as admin', 'admin.id', 'billing_rules.changed_by')
      .select(columns)
      .select(['billing_rules.id', 'changed_at', 'admin.full_name as changed_by_name'])
      .orderBy('billing_rules.version', 'desc')
      .limit(50),
  )
}

/**
 * Sets how the clinic keeps its books; what held before stays in the history. Sent again, it is set once.
 *
 * @throws Problem 409 where the id is of another change, 409 `stale_settings` where another admin was faster
 */
export async function changeBillingRules(
  tx: Transaction,
  admin_id: string,
  typed: NewBillingRules,
): Promise<BillingRules> {
  const { id, version, password: _, ...wanted } = typed
  await lockByName(tx, 'billing rules')
  const [known] = await tx.run(
    tables.selectFrom('billing_rules').select(columns).select('changed_by').where('id', '=', id),
  )
  if (known) {
    await sameRow(tx, known, { changed_by: admin_id, version: version + 1, ...wanted })
    return readBillingRules(tx)
  }
  requireNewest((await readRules(tx)).version, version)
  await tx.run(
    tables
      .insertInto('billing_rules')
      .values({ id, version: version + 1, ...wanted, changed_by: admin_id }),
  )
  await auditOwn(tx, admin_id, 'billing_rules.change', id)
  return readBillingRules(tx)
}
