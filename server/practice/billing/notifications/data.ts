import { type NotNull, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '../../../appointments/events/data.ts'

/** What an email about an invoice may say. It names no patient, no amount and no session. */
export interface NotifiedInvoice {
  id: string
  provider_name: string
  /** `YYYY-MM-DD`. */
  due_on: string
}

/**
 * An invoice that is still to be paid, and where its patient gets email.
 *
 * @returns undefined where it is not to be paid (any more), or its patient gets no email
 */
export async function findUnpaid(
  tx: Transaction,
  id: string,
): Promise<(NotifiedInvoice & { address: string }) | undefined> {
  const [invoice] = await tx.run(
    tables
      .selectFrom('invoices')
      .innerJoin('user_profiles as provider', 'provider.id', 'invoices.provider_id')
      .select(['invoices.id', 'invoices.patient_id', 'invoices.due_on'])
      .select('provider.full_name as provider_name')
      .$narrowType<{ due_on: NotNull }>()
      .where('invoices.id', '=', id)
      .where('invoices.status', '=', 'issued')
      // What an insurer pays in full asks the patient for nothing.
      .where(
        sql<boolean>`(invoices.amount_ngwee = 0 or billing.open_ngwee(invoices.id, invoices.amount_ngwee) > 0)`,
      ),
  )
  if (!invoice?.patient_id) return undefined
  const { patient_id, ...rest } = invoice
  const [reader] = await tx.run(reachable.where('account.id', '=', patient_id))
  return reader && { ...rest, address: reader.address }
}

/**
 * Marks an email about an invoice as sent, in the transaction that sends it.
 *
 * @param days_late days past the last day to pay; 0 for the email that it was issued, -1 for that it is void
 * @returns false where it was sent already
 */
export async function claimEmail(
  tx: Transaction,
  invoice_id: string,
  days_late: -1 | 0 | 7 | 21,
): Promise<boolean> {
  const claimed = await tx.run(
    tables
      .insertInto('invoice_emails')
      .values({ invoice_id, days_late })
      .onConflict((conflict) => conflict.doNothing())
      .returning('days_late'),
  )
  return claimed.length > 0
}

/** What an email about a void invoice may say. */
export interface VoidInvoice {
  id: string
  /** Something that the patient paid was taken back with it. */
  was_paid: boolean
}

/**
 * An invoice that became void, and where its patient gets email.
 *
 * @returns undefined where its patient was never notified of it and paid nothing, or gets no email
 */
export async function findVoid(
  tx: Transaction,
  id: string,
): Promise<(VoidInvoice & { address: string }) | undefined> {
  const paid = sql<boolean>`exists (select from invoice_payments p where p.invoice_id = invoices.id
    and p.paid_by <> 'insurance' and not p.is_online and p.reversed_at = invoices.changed_at)`
  const [invoice] = await tx.run(
    tables
      .selectFrom('invoices')
      .select(['invoices.id', 'invoices.patient_id', paid.as('was_paid')])
      .where('invoices.id', '=', id)
      .where('invoices.status', '=', 'void')
      .where(
        sql<boolean>`(${paid} or exists (select from invoice_emails e where e.invoice_id = invoices.id))`,
      ),
  )
  if (!invoice?.patient_id) return undefined
  const { patient_id, ...rest } = invoice
  const [reader] = await tx.run(reachable.where('account.id', '=', patient_id))
  return reader && { ...rest, address: reader.address }
}

/** Reminders claimed at once: each becomes an email in the same transaction. */
const atOnce = 200

/**
 * Marks the reminders that are due, 7 and 21 days past the last day to pay, each once. Where both are due,
 * as after an outage, one email replaces them.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 * @returns the ids of at most 200 invoices
 */
export async function claimReminders(tx: Transaction, today: string): Promise<string[]> {
  const claim = sql<{ invoice_id: string }>`
    with late as (
      select i.id, i.due_on from invoices i
      where i.status = 'issued' and i.patient_id is not null and i.due_on <= ${today}::date - 7
        and billing.open_ngwee(i.id, i.amount_ngwee) > 0
        and not exists (select from invoice_emails e where e.invoice_id = i.id
          and e.days_late = case when i.due_on <= ${today}::date - 21 then 21 else 7 end)
      order by i.id limit ${atOnce}::integer
    )
    insert into invoice_emails (invoice_id, days_late)
    select late.id, due.days from late cross join unnest(array[7, 21]) as due(days)
    where late.due_on <= ${today}::date - due.days
    on conflict do nothing
    returning invoice_id`
  const claimed = await tx.run({ compile: () => claim.compile(tables) })
  return [...new Set(claimed.map(({ invoice_id }) => invoice_id))]
}
