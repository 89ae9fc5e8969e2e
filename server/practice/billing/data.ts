import { sql } from 'kysely'
import {
  type InvoiceStatus,
  type PaymentMeans,
  pendingStatuses,
  type WaiverReason,
} from '#domain/practice/billing/status.ts'
import type { BillingPeriod, InvoiceStep } from '#domain/practice/billing/schema.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { type Cover, requireNotIncluded, requireStep } from './rules.ts'

/** What the checks of the table leave of its words. */
interface Words {
  status: InvoiceStatus
  session_type: SessionType
  paid_by: PaymentMeans | null
  waived_because: WaiverReason | null
}

const columns = [
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
] as const

/** The invoices of a provider, without names. */
const madeBy = (provider_id: string) =>
  tables
    .selectFrom('invoices')
    .where('invoices.provider_id', '=', provider_id)
    .select(columns)
    .select('invoices.patient_id')
    .$narrowType<Words>()

/**
 * Reads invoices, then the names of those patients who are still here. In one statement the planner
 * would look up the names for all invoices of the provider, and take the page afterwards.
 */
async function run(tx: Transaction, query: ReturnType<typeof madeBy>) {
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

type InvoiceRow = Awaited<ReturnType<typeof run>>[number]

const asInvoice = ({ patient_id, full_name, ...row }: InvoiceRow) => ({
  ...row,
  patient: patient_id && full_name !== null ? { id: patient_id, full_name } : null,
})

/** Answers invoices, each with a name a reading of that person's record. */
async function describeInvoices(tx: Transaction, provider_id: string, rows: InvoiceRow[]) {
  const invoices = rows.map(asInvoice)
  const read = invoices.flatMap(({ patient }) => (patient ? [patient.id] : []))
  await auditReading(tx, provider_id, read, 'invoices.read')
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

/** All invoices of a provider for the sessions of a period, the earliest first. */
export async function listInvoicesOf(
  tx: Transaction,
  provider_id: string,
  { from, to }: BillingPeriod,
) {
  const rows = await run(
    tx,
    madeBy(provider_id)
      .where('invoices.session_time', '>=', instantAt(from))
      .where('invoices.session_time', '<', instantAt(dayAfter(to, 1)))
      .orderBy('invoices.session_time')
      .orderBy('invoices.created_at')
      .orderBy('invoices.id'),
  )
  return describeInvoices(tx, provider_id, rows)
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
  step: InvoiceStep,
) {
  // Locked, so that what is decided here is still true when it is written.
  const [found] = await tx.run(
    tables
      .selectFrom('invoices')
      .select(['patient_id', 'status', 'amount_ngwee', 'paid_on', 'paid_by', 'waived_because'])
      .$narrowType<Words>()
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
    if (step.status === 'issued') requireNotIncluded(await findCover(tx, id))
    await tx.run(tables.updateTable('invoices').set(step).where('id', '=', id))
    await audit(tx, {
      actor_id: provider_id,
      subject_id: found.patient_id ?? provider_id,
      action: `invoice.${verbs[step.status]}`,
      record_id: id,
    })
  }
  const [row] = await run(tx, madeBy(provider_id).where('invoices.id', '=', id))
  return asInvoice(row!)
}

/** What the plans of the patient of an invoice pay; undefined where the provider has no such invoice. */
async function findCover(tx: Transaction, id: string): Promise<Cover | undefined> {
  const [cover] = await tx.run(
    tables.selectFrom(sql<Cover>`billing.plan_cover(${id})`.as('cover')).selectAll(),
  )
  return cover
}

const verbs = { issued: 'issue', paid: 'settle', waived: 'waive', void: 'void' } as const

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

/** What was issued to a patient, the latest session first. */
export async function listOwnInvoices(tx: Transaction, patient_id: string, page: Page) {
  return tx.run(
    tables
      .selectFrom('invoices')
      .select(columns)
      .select('invoices.appointment_id')
      .$narrowType<Words>()
      .where('patient_id', '=', patient_id)
      .where('issued_at', 'is not', null)
      .where(olderThan('invoices', page, 'session_time'))
      .orderBy('session_time', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
}

/** One invoice that was issued to a patient, and by whom. @returns undefined where they have no such invoice */
export async function openOwnInvoice(tx: Transaction, patient_id: string, id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('invoices')
      .leftJoin(
        sql<{ id: string; full_name: string }>`practice.provider_cards()`.as('provider'),
        'provider.id',
        'invoices.provider_id',
      )
      .where('invoices.patient_id', '=', patient_id)
      .where('invoices.issued_at', 'is not', null)
      .where('invoices.id', '=', id)
      .select(columns)
      .select('provider.full_name as provider_name')
      .$narrowType<Words>(),
  )
  if (!row) return undefined
  const { provider_name, ...invoice } = row
  return { invoice: { ...invoice, patient: null }, provider_name: provider_name ?? '' }
}
