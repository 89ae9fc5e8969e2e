import { type NotNull, sql } from 'kysely'
import { openOf, stateOf } from '#domain/practice/billing/invoice-state.ts'
import { receiptNumberOf } from '#domain/practice/billing/receipt-number.ts'
import { describeCharge } from '#domain/practice/billing/charges.ts'
import type { InvoiceClaim } from '#domain/insurance/claims.ts'
import type { DeskInvoice, NewDeskPayment } from '#domain/desk/payments.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { invoiceSums } from '../../practice/billing/data.ts'
import { requireOpenAmount } from '../../practice/billing/invoice-problems.ts'
import { checkPaymentDay } from '../../practice/billing/payment-days/data.ts'
import { nthPayment } from '../../practice/billing/own-invoices/data.ts'
import { lockInvoice } from '../../practice/billing/payments/data.ts'
import { requireCashToday, requireIssued, requireNewReference } from '../payment-problems.ts'
import { openTill } from '../tills/data.ts'

const lusakaDay = (column: 'session_time' | 'issued_at') =>
  sql<string>`(${sql.ref(`invoices.${column}`)} at time zone 'Africa/Lusaka')::date`

/** What was issued and asks for money, or was paid. No kind of session and no one's reason is read. */
const payable = tables
  .selectFrom('invoices')
  .innerJoin('user_profiles as provider', 'provider.id', 'invoices.provider_id')
  .select(['invoices.id', 'invoices.number', 'invoices.status', 'invoices.amount_ngwee'])
  .select(['invoices.due_on', 'invoices.patient_id', 'provider.full_name as provider_name'])
  .select(lusakaDay('session_time').as('session_on'))
  .select(lusakaDay('issued_at').as('issued_on'))
  .select(['invoices.charged_for', 'invoices.charged_percent', 'invoices.visit_price_ngwee'])
  .select('invoices.notice_minutes')
  .select(invoiceSums)
  .where('invoices.status', 'in', ['issued', 'paid'])
  .where('invoices.patient_id', 'is not', null)
  .$narrowType<{ number: NotNull; amount_ngwee: NotNull; patient_id: NotNull }>()

/** What the caller took today is theirs to reverse, while their till is open. @param today `YYYY-MM-DD`, in Lusaka */
const mayReverse = (desk_id: string, today: string) =>
  sql<boolean>`(taken.taken_by = ${desk_id}::uuid and taken.reversed_at is null and not taken.is_online
    and (taken.created_at at time zone 'Africa/Lusaka')::date = ${today}::date
    and not exists (select from public.tills t where t.holder_id = ${desk_id}::uuid
      and t.day = ${today}::date and t.closed_at is not null)) is true`

const paymentsOf = (ids: string[], desk_id: string, today: string) =>
  tables
    .selectFrom('invoice_payments as taken')
    .leftJoin('payments as online', 'online.id', 'taken.payment_id')
    .leftJoin('user_profiles as clerk', (join) =>
      join.on(sql<boolean>`clerk.id = coalesce(taken.taken_by, online.asked_by)`),
    )
    .select(['taken.id', 'taken.invoice_id', 'taken.amount_ngwee', 'taken.paid_on'])
    .select(['taken.paid_by', 'taken.reference', 'clerk.full_name as taken_by_name'])
    .select(sql<boolean>`taken.reversed_at is not null`.as('is_reversed'))
    .select(mayReverse(desk_id, today).as('may_reverse'))
    .select(
      sql<boolean>`exists (select from public.payment_returns r where r.payment_id = taken.id and r.way is null)`.as(
        'is_to_give_back',
      ),
    )
    .select(nthPayment('taken').as('nth'))
    .where(sql<boolean>`taken.invoice_id = any(${ids}::uuid[])`)
    .orderBy('taken.created_at')
    .orderBy('taken.id')

/** The desk sees no word that says something of health: why an insurer does not pay may. */
function withoutReason(claim: InvoiceClaim) {
  const { reason: _, ...shown } = claim
  return shown
}

async function describe(
  tx: Transaction,
  query: typeof payable,
  { desk_id, today }: { desk_id: string; today: string },
) {
  const rows = await tx.run(query)
  const ids = rows.map(({ id }) => id)
  const payments = ids.length > 0 ? await tx.run(paymentsOf(ids, desk_id, today)) : []
  return rows.map((row): DeskInvoice => {
    const { id, number, provider_name, session_on, issued_on, due_on, amount_ngwee } = row
    const its = payments.filter(({ invoice_id }) => invoice_id === id)
    return {
      id,
      number,
      provider_name,
      session_on,
      issued_on,
      due_on,
      amount_ngwee,
      charged_for: describeCharge(row) ?? null,
      open_ngwee: row.status === 'issued' ? openOf(row) : 0,
      state: stateOf(row, today),
      claim: row.claim && withoutReason(row.claim),
      payments: its.map((payment) => {
        const { invoice_id: _, nth, ...shown } = payment
        return { ...shown, receipt: receiptNumberOf(number, nth) }
      }),
    }
  })
}

/**
 * The invoices of a patient for the front desk, those that ask for money first; a reading of the patient's record.
 *
 * @throws Problem 404 where there is no such patient
 */
export async function listDeskInvoices(
  tx: Transaction,
  desk_id: string,
  patient_id: string,
  today: string,
) {
  const [patient] = await tx.run(
    tables
      .selectFrom('user_profiles')
      .innerJoin('accounts.users as account', 'account.id', 'user_profiles.id')
      .select(['user_profiles.id', 'full_name', 'phone_number'])
      .where('user_profiles.id', '=', patient_id)
      .where('role', '=', 'client')
      .where('account.deleted_at', 'is', null),
  )
  requireFound(patient)
  const its = payable
    .where('invoices.patient_id', '=', patient_id)
    .orderBy('invoices.status')
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.id')
    .limit(50)
  const invoices = await describe(tx, its, { desk_id, today })
  const [row] = await tx.run(
    tables
      .selectFrom('invoices')
      .select(sql<number>`count(*)::int`.as('drafts'))
      .where('patient_id', '=', patient_id)
      .where('status', '=', 'draft'),
  )
  await auditReading(tx, desk_id, [patient_id], 'desk_invoices.read')
  return { patient, invoices, drafts: row!.drafts }
}

/** One invoice as the front desk sees it; a reading of the patient's record. @returns undefined without such an invoice */
export async function openDeskInvoice(
  tx: Transaction,
  desk_id: string,
  id: string,
  today: string,
): Promise<DeskInvoice | undefined> {
  const its = payable.where('invoices.id', '=', id)
  const [invoice] = await describe(tx, its, { desk_id, today })
  if (!invoice) return undefined
  const [row] = await tx.run(its.clearSelect().select('invoices.patient_id'))
  await auditReading(tx, desk_id, [row!.patient_id!], 'desk_invoices.read')
  return invoice
}

/**
 * Records a payment at the front desk, once. Cash goes into the till of the caller and this day, which it opens.
 *
 * @throws Problem 404 where no such invoice was issued, 409 where nothing of it is open or the till is closed, 422 where
 *   less is open, or on a day that the payment cannot have
 */
export async function takePayment(
  tx: Transaction,
  desk_id: string,
  invoice_id: string,
  { id, reference, ...typed }: NewDeskPayment,
  today: string,
): Promise<boolean> {
  const wanted = { invoice_id, taken_by: desk_id, ...typed, reference: reference || null }
  const columns = [
    'invoice_id',
    'taken_by',
    'amount_ngwee',
    'paid_on',
    'paid_by',
    'reference',
  ] as const
  const first = tables
    .selectFrom('invoice_payments')
    .select(columns)
    .where('id', '=', id)
    .$castTo<typeof wanted>()
  const invoice = await lockInvoice(tx, invoice_id)
  requireFound(invoice?.patient_id && invoice.number)
  const [known] = await tx.run(first)
  if (known) {
    await sameRow(tx, known, wanted)
    return false
  }
  requireIssued(invoice!)
  requireOpenAmount(invoice!, typed.amount_ngwee)
  if (typed.paid_by === 'cash') requireCashToday(typed.paid_on, today)
  await checkPaymentDay(tx, invoice!, typed.paid_on)
  if (wanted.reference !== null) requireNewReference(await findReference(tx, wanted))
  const till_id = typed.paid_by === 'cash' ? await openTill(tx, desk_id, today) : null
  const insert = tables
    .insertInto('invoice_payments')
    .values({ id, till_id, ...wanted })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .$castTo<typeof wanted>()
  const { isNew } = await insertIdempotent(tx, { insert, existing: first }, wanted)
  if (isNew)
    await audit(tx, {
      actor_id: desk_id,
      subject_id: invoice!.patient_id!,
      action: 'invoice.take_payment',
      record_id: id,
    })
  return isNew
}

/** A payment of this invoice with the same slip or transfer, which was not reversed. The invoice is locked. */
async function findReference(
  tx: Transaction,
  wanted: Pick<NewDeskPayment, 'paid_by'> & { invoice_id: string; reference: string | null },
) {
  const [row] = await tx.run(
    tables
      .selectFrom('invoice_payments as taken')
      .leftJoin('user_profiles as clerk', 'clerk.id', 'taken.taken_by')
      .select(['taken.paid_on', 'clerk.full_name as taken_by_name'])
      .where('taken.invoice_id', '=', wanted.invoice_id)
      .where('taken.paid_by', '=', wanted.paid_by)
      .where(sql<boolean>`lower(taken.reference) = lower(${wanted.reference})`)
      .where('taken.reversed_at', 'is', null)
      .limit(1),
  )
  return row
}

/** A payment with its invoice, for a receipt. @returns undefined where there is none */
export async function findDeskReceipt(
  tx: Transaction,
  { id, payment_id }: { id: string; payment_id: string },
) {
  const [row] = await tx.run(
    tables
      .selectFrom('invoice_payments as taken')
      .innerJoin('invoices', 'invoices.id', 'taken.invoice_id')
      .innerJoin('user_profiles as provider', 'provider.id', 'invoices.provider_id')
      .leftJoin('payments as online', 'online.id', 'taken.payment_id')
      .leftJoin('user_profiles as clerk', (join) =>
        join.on(sql<boolean>`clerk.id = coalesce(taken.taken_by, online.asked_by)`),
      )
      .innerJoin('user_profiles as patient', 'patient.id', 'invoices.patient_id')
      .select(['invoices.number', 'invoices.patient_id', 'provider.full_name as provider_name'])
      .select('patient.full_name as patient_name')
      .select(['taken.amount_ngwee', 'taken.paid_on', 'taken.paid_by', 'taken.reference'])
      .select(['clerk.full_name as taken_by_name', 'online.receipt_number', 'taken.created_at'])
      .select('taken.reversed_at')
      .select(nthPayment('taken').as('nth'))
      // What was left to the patient once it was paid: the receipt stays the same when more is paid later, and when an
      // insurer answers, but for a share that was billed to the patient before.
      .select(
        sql<number>`(invoices.amount_ngwee
          - (select coalesce(sum(p.amount_ngwee), 0) from public.invoice_payments p where p.invoice_id = invoices.id
              and p.reversed_at is null and (p.created_at, p.id) <= (taken.created_at, taken.id)
              and not exists (select from public.insurance_claims c where c.payment_id = p.id))
          - (select coalesce(sum(c.amount_ngwee), 0) from public.credit_notes c where c.invoice_id = invoices.id
              and c.issued_at <= taken.created_at)
          - (select coalesce(sum(case when c.state = 'billed' and c.changed_at <= taken.created_at then c.paid_ngwee
                else c.amount_ngwee end), 0) from public.insurance_claims c
              where c.invoice_id = invoices.id and c.state <> 'withdrawn'))::int`.as('left_ngwee'),
      )
      .where('taken.id', '=', payment_id)
      .where('invoices.id', '=', id)
      .where('invoices.patient_id', 'is not', null)
      .$narrowType<{ number: NotNull; patient_id: NotNull }>(),
  )
  return row
}

/** Notes that a receipt of a payment was printed: who has one is notified where the payment is reversed. */
export async function markReceipt(tx: Transaction, payment_id: string): Promise<void> {
  await tx.run(
    tables
      .updateTable('invoice_payments')
      .set({ receipt_made_at: sql<Date>`now()` })
      .where('id', '=', payment_id)
      .where('receipt_made_at', 'is', null)
      .where('reversed_at', 'is', null),
  )
}
