import { type CompiledQuery, type InferResult, sql } from 'kysely'
import { type InvoiceStatus, pendingStatuses } from '#domain/practice/billing/status.ts'
import type { BillingPeriod, InvoiceStep, IssueMany } from '#domain/practice/billing/schema.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import type { Identity } from '#domain/practice/identity.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { WantedRows } from '#server/platform/row-pages.ts'
import { checkPaymentDay } from './payment-days/data.ts'
import {
  invoiceClaim,
  lockNumbers,
  lockPlan,
  readPlanSessions,
  requireClaimAnswer,
} from './cover/data.ts'
import {
  codeOf,
  requireIncluded,
  requireMoneyBack,
  requireNotIncluded,
  requireSomethingOpen,
  requireStep,
  requireTakenBack,
  requireWithinRule,
} from './invoice-problems.ts'

/** Columns of an invoice as its provider and its patient read it, with `invoiceSums`. */
export const invoiceColumns = [
  'invoices.id',
  'invoices.number',
  'invoices.session_time',
  'invoices.session_type',
  'invoices.amount_ngwee',
  'invoices.status',
  'invoices.issued_at',
  'invoices.paid_on',
  'invoices.paid_by',
  'invoices.waived_because',
  'invoices.due_on',
  'invoices.charged_for',
  'invoices.charged_percent',
  'invoices.visit_price_ngwee',
  'invoices.notice_minutes',
] as const

/** What was paid and credited of an invoice, and what an insurer is asked for. */
export const invoiceSums = [
  sql<number>`(select coalesce(sum(p.amount_ngwee), 0)::int from public.invoice_payments p
    where p.invoice_id = invoices.id and p.reversed_at is null)`.as('paid_ngwee'),
  sql<number>`(select coalesce(sum(c.amount_ngwee), 0)::int from public.credit_notes c
    where c.invoice_id = invoices.id)`.as('credited_ngwee'),
  invoiceClaim,
] as const

/** The invoices of a provider, without names. */
const madeBy = (provider_id: string) =>
  tables
    .selectFrom('invoices')
    .where('invoices.provider_id', '=', provider_id)
    .select(invoiceColumns)
    .select(invoiceSums)
    .select('invoices.patient_id')

/**
 * Reads invoices, then the names of those patients who are still here. In one statement the planner
 * would look up the names for all invoices of the provider, and take the page afterwards.
 */
async function run<Row extends { patient_id: string | null }>(
  tx: Transaction,
  query: { compile(): CompiledQuery<Row> },
) {
  const rows = await tx.run(query)
  const ids = [...new Set(rows.flatMap(({ patient_id }) => patient_id ?? []))]
  const patients = ids.length > 0 ? await tx.run(patientsOf(ids)) : []
  const names = new Map(patients.map(({ id, full_name }) => [id, full_name]))
  return rows.map((row) => ({ ...row, full_name: names.get(row.patient_id ?? '') ?? null }))
}

const patientsOf = (ids: string[]) =>
  tables
    .selectFrom(sql<{ asked: string }>`unnest(${ids}::uuid[])`.as<'ids'>(sql`ids(asked)`))
    .innerJoinLateral(
      sql<{ id: string; full_name: string }>`practice.patient(ids.asked)`.as<'patient'>(
        sql`patient`,
      ),
      (join) => join.onTrue(),
    )
    .select(['patient.id', 'patient.full_name'])

type InvoiceRow = InferResult<ReturnType<typeof madeBy>>[number] & { full_name: string | null }

const asInvoice = ({ patient_id, full_name, ...row }: InvoiceRow, identity: Identity) => ({
  ...row,
  patient: patient_id && full_name !== null ? { id: patient_id, full_name, ...identity } : null,
})

/**
 * Answers invoices, each with a name a reading of that person's record.
 *
 * @param recorded the patients whose reading is on record already
 */
async function describeInvoices(
  tx: Transaction,
  provider_id: string,
  rows: InvoiceRow[],
  recorded: ReadonlySet<string> = new Set(),
) {
  const identityOf = await readIdentities(
    tx,
    rows.map(({ patient_id }) => patient_id),
  )
  const invoices = rows.map((row) => asInvoice(row, identityOf(row.patient_id)))
  const read = invoices.flatMap(({ patient }) => (patient ? [patient.id] : []))
  const isNew = (id: string) => !recorded.has(id)
  await auditReading(tx, provider_id, read.filter(isNew), 'invoices.read')
  return invoices
}

/** The invoices of a provider, the latest session first; those of one state where it is said. */
export async function listInvoices(
  tx: Transaction,
  provider_id: string,
  page: Page,
  status?: InvoiceStatus,
) {
  const query = madeBy(provider_id)
    .where(olderThan('invoices', page, 'session_time'))
    .orderBy('invoices.session_time', 'desc')
    .orderBy('invoices.id', 'desc')
    .limit(page.limit)
  const rows = await run(tx, status ? query.where('invoices.status', '=', status) : query)
  return describeInvoices(tx, provider_id, rows)
}

/**
 * Invoices of a provider for the sessions of a period, the earliest first.
 *
 * @param recorded the patients whose reading is on record already
 */
export async function listInvoicesOf(
  tx: Transaction,
  provider_id: string,
  { from, to }: BillingPeriod,
  { after, limit }: WantedRows,
  recorded: ReadonlySet<string>,
) {
  const order = sql`invoices.session_time, invoices.created_at, invoices.id`
  const [time, created_at, id] = after ?? []
  const rows = await run(
    tx,
    madeBy(provider_id)
      .select(
        sql<
          string[]
        >`array[invoices.session_time::text, invoices.created_at::text, invoices.id::text]`.as(
          'key',
        ),
      )
      .where('invoices.session_time', '>=', instantAt(from))
      .where('invoices.session_time', '<', instantAt(dayAfter(to, 1)))
      .where(
        after
          ? sql<boolean>`(${order}) > (${time}::text::timestamptz, ${created_at}::text::timestamptz, ${id}::text::uuid)`
          : sql<boolean>`true`,
      )
      .orderBy('invoices.session_time')
      .orderBy('invoices.created_at')
      .orderBy('invoices.id')
      .limit(limit),
  )
  const keys = new Map(rows.map(({ id, key }) => [id, key]))
  const invoices = await describeInvoices(tx, provider_id, rows, recorded)
  return invoices.map((invoice) => ({ ...invoice, key: keys.get(invoice.id)! }))
}

/** One invoice, with the name of its provider. @returns undefined where the provider has no such invoice */
export async function openInvoice(tx: Transaction, provider_id: string, id: string) {
  const [rows, [provider]] = await Promise.all([
    run(tx, madeBy(provider_id).where('invoices.id', '=', id)),
    tx.run(tables.selectFrom('user_profiles').select('full_name').where('id', '=', provider_id)),
  ])
  const [invoice] = await describeInvoices(tx, provider_id, rows)
  return invoice && { invoice, provider_name: provider?.full_name ?? '' }
}

/**
 * Takes one step with an invoice. The same step again, as after a cut answer, changes nothing.
 *
 * @throws Problem 404 where the provider has no such invoice, 409 where it cannot go on like that, or
 *   where the patient's plan pays for the session
 */
export async function takeStep(
  tx: Transaction,
  provider_id: string,
  id: string,
  wanted: InvoiceStep,
) {
  const { takes_back_ngwee, ...step } = { takes_back_ngwee: undefined, ...wanted }
  if (step.status === 'issued' || step.status === 'waived') await lockNumbers(tx, provider_id)
  // Locked, so that what is decided here is still true when it is written.
  const [found] = await tx.run(
    tables
      .selectFrom('invoices')
      .select(['patient_id', 'status', 'amount_ngwee', 'paid_on', 'paid_by', 'waived_because'])
      .select(['void_because', 'issued_at', 'charged_percent', 'visit_price_ngwee'])
      .select(invoiceSums)
      .where('id', '=', id)
      .where('provider_id', '=', provider_id)
      .forUpdate(),
  )
  requireFound(found)
  const isSame = Object.entries(step).every(
    ([name, value]) => found[name as keyof typeof found] === value,
  )
  if (!isSame) {
    requireStep(found.status, step.status)
    if (step.status === 'issued') {
      requireWithinRule(found, step.amount_ngwee)
      requireNotIncluded(await readPlanSessions(tx, id))
    }
    if (step.status === 'waived' && step.waived_because === 'membership') {
      await lockPlan(tx, found.patient_id)
      requireIncluded(await readPlanSessions(tx, id))
    }
    if (step.status === 'paid') {
      requireSomethingOpen(found)
      await checkPaymentDay(tx, found, step.paid_on)
    }
    if (step.status === 'void' || step.status === 'waived') await requireClaimAnswer(tx, id)
    if (step.status === 'void') {
      requireMoneyBack(await countOnlinePayments(tx, id))
      requireTakenBack(found.paid_ngwee, takes_back_ngwee)
    }
    await tx.run(tables.updateTable('invoices').set(step).where('id', '=', id))
    await audit(tx, {
      actor_id: provider_id,
      subject_id: found.patient_id ?? provider_id,
      action: `invoice.${verbs[step.status]}`,
      record_id: id,
    })
  }
  const [row] = await run(tx, madeBy(provider_id).where('invoices.id', '=', id))
  const identityOf = await readIdentities(tx, [row!.patient_id])
  return asInvoice(row!, identityOf(row!.patient_id))
}

/** Payments of an invoice that came through this service and were not sent back. */
async function countOnlinePayments(tx: Transaction, invoice_id: string): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('invoice_payments')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('invoice_id', '=', invoice_id)
      .where('is_online', '=', true)
      .where('reversed_at', 'is', null),
  )
  return row!.count
}

const verbs = { issued: 'issue', paid: 'settle', waived: 'waive', void: 'void' } as const

/**
 * Issues drafts, each at the amount that was seen.
 *
 * @returns how many were issued, and those that were not, with the code of the problem
 */
export async function issueDrafts(
  tx: Transaction,
  provider_id: string,
  drafts: IssueMany['invoices'],
) {
  const skipped: { id: string; code: string }[] = []
  for (const { id, amount_ngwee } of drafts) {
    try {
      await takeStep(tx, provider_id, id, { status: 'issued', amount_ngwee })
    } catch (error) {
      // What the rules reject, they reject before anything is written.
      skipped.push({ id, code: codeOf(error) })
    }
  }
  return { issued: drafts.length - skipped.length, skipped }
}

/** How many invoices of a provider are still to be issued or to be paid. */
export async function countPendingInvoices(tx: Transaction, provider_id: string): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('invoices')
      .where('provider_id', '=', provider_id)
      .where('status', 'in', pendingStatuses)
      .select(sql<number>`count(*)::int`.as('count')),
  )
  return row!.count
}
