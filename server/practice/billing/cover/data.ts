import type { InvoiceClaim } from '#domain/insurance/claims.ts'
import { sql } from 'kysely'
import type { PatientSession } from '#domain/membership/session-cover.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireAnswered } from '../invoice-problems.ts'

/**
 * Lets one transaction at a time close sessions of a patient as paid by their plan, until it ends: the
 * next one counts what this one has written, whichever provider closes it.
 */
export async function lockPlan(tx: Transaction, patient_id: string | null): Promise<void> {
  await tx.run(
    tables.selectNoFrom(
      sql<null>`pg_advisory_xact_lock(hashtextextended(${`plan of ${patient_id}`}::text, 22))`.as(
        'locked',
      ),
    ),
  )
}

/**
 * Lets one transaction at a time give numbers of the series that the provider's invoices are of now. Before the lock of
 * a plan: where the series is the clinic's, two providers who close sessions of several patients wait for each other.
 */
export async function lockNumbers(tx: Transaction, provider_id: string): Promise<void> {
  await tx.run(
    tables.selectNoFrom(
      sql<null>`billing.lock_numbers('invoice', ${provider_id}::uuid)`.as('locked'),
    ),
  )
}

/** What decides whether a plan pays the session of an invoice; empty where the provider has no such invoice. */
export async function readPlanSessions(tx: Transaction, id: string): Promise<PatientSession[]> {
  return tx.run(
    tables.selectFrom(sql<PatientSession>`billing.plan_sessions(${id})`.as('session')).selectAll(),
  )
}

/** The share of an insurer of an invoice, as the patient, the provider and the front desk see it; null without one. */
export const invoiceClaim =
  sql<InvoiceClaim | null>`(select json_build_object('insurer_name', n.name, 'amount_ngwee', c.amount_ngwee,
      'paid_ngwee', c.paid_ngwee, 'state', c.state, 'reason', c.reason)
    from public.insurance_claims c join public.insurers n on n.id = c.insurer_id
    where c.invoice_id = invoices.id and c.state <> 'withdrawn')`.as('claim')

/** @throws Problem 409 where an insurer has not answered the claim of an invoice */
export async function requireClaimAnswer(tx: Transaction, invoice_id: string): Promise<void> {
  const [row] = await tx.run(
    tables.selectFrom('insurance_claims').select('state').where('invoice_id', '=', invoice_id),
  )
  requireAnswered(row?.state)
}
