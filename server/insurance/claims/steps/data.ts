import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ClaimStep } from '#domain/insurance/claims.ts'
import type { ClaimState } from '#domain/insurance/claim-state.ts'
import { audit } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { checkPaymentDay } from '../../../practice/billing/payment-days/data.ts'
import { lockInvoice } from '../../../practice/billing/payments/data.ts'
import {
  requireClaimedAmount,
  requireClaimStep,
  requirePatient,
  requireReason,
} from '../../insurance-problems.ts'

const stored = tables
  .selectFrom('insurance_claims as c')
  .innerJoin('insurers', 'insurers.id', 'c.insurer_id')
  .leftJoin('invoice_payments as p', 'p.id', 'c.payment_id')
  .select(['c.id', 'c.invoice_id', 'c.amount_ngwee', 'c.state', 'c.paid_ngwee', 'c.payment_id'])
  .select(['c.reason', 'p.paid_on', 'insurers.name as insurer_name'])

/** A claim with its invoice, both locked until this transaction ends: the invoice first, as wherever one is stepped. */
async function lockClaim(tx: Transaction, id: string) {
  const [found] = await tx.run(
    tables.selectFrom('insurance_claims').select('invoice_id').where('id', '=', id),
  )
  requireFound(found)
  const invoice = await lockInvoice(tx, found.invoice_id)
  requireFound(invoice)
  await tx.run(tables.selectFrom('insurance_claims').select('id').where('id', '=', id).forUpdate())
  const [claim] = await tx.run(stored.where('c.id', '=', id))
  return { claim: claim!, invoice: invoice! }
}

type Locked = Awaited<ReturnType<typeof lockClaim>>

/** The state to which a step leads. */
function stateAfter(step: ClaimStep, amount_ngwee: number): ClaimState {
  if (step.step !== 'paid') return step.step
  return step.amount_ngwee < amount_ngwee ? 'part paid' : 'paid'
}

/** Whether a step was taken before, as after an answer that was lost. */
function isTaken(step: ClaimStep, { claim }: Locked): boolean {
  if (claim.state !== stateAfter(step, claim.amount_ngwee)) return false
  if (step.step === 'paid')
    return (
      claim.paid_ngwee === step.amount_ngwee &&
      claim.paid_on === step.paid_on &&
      claim.reason === (step.reason || null)
    )
  return step.step !== 'rejected' || claim.reason === step.reason
}

/**
 * Takes one step of a claim. The same step again changes nothing.
 *
 * @returns the invoice, where its patient owes more by this step
 * @throws Problem 404; 409 where the claim cannot go on like that; 422 by the field that is wrong
 */
export async function stepClaim(
  tx: Transaction,
  admin_id: string,
  id: string,
  step: ClaimStep,
): Promise<string | undefined> {
  const locked = await lockClaim(tx, id)
  if (isTaken(step, locked)) {
    await waitForStandby(tx)
    return undefined
  }
  const { claim, invoice } = locked
  const state = stateAfter(step, claim.amount_ngwee)
  if (step.step === 'paid') {
    requireClaimStep(claim.state, 'paid')
    requireClaimedAmount(step.amount_ngwee, claim.amount_ngwee)
  } else requireClaimStep(claim.state, state)
  if (step.step === 'paid') await pay(tx, locked, step)
  else if (step.step === 'sent') await takeBack(tx, locked)
  else if (step.step === 'rejected') await set(tx, id, { state, reason: step.reason })
  else {
    const reason = (step.step === 'billed' && step.reason) || claim.reason
    if (step.step === 'billed') {
      requirePatient(invoice.patient_id)
      if (claim.state !== 'part paid') requireReason(reason)
    }
    await set(tx, id, { state, reason })
    if (step.step === 'billed') await askAnew(tx, claim.invoice_id)
    else await writeOff(tx, locked)
  }
  await audit(tx, {
    actor_id: admin_id,
    subject_id: invoice.patient_id ?? admin_id,
    action: `claim.${verbs[step.step]}`,
    record_id: id,
  })
  return step.step === 'billed' ? claim.invoice_id : undefined
}

const verbs = {
  paid: 'pay',
  rejected: 'reject',
  sent: 'reopen',
  billed: 'bill_rest',
  'written off': 'write_off',
} as const

const set = (
  tx: Transaction,
  id: string,
  fields: {
    state: ClaimState
    reason?: string | null
    paid_ngwee?: number
    payment_id?: string | null
  },
) => tx.run(tables.updateTable('insurance_claims').set(fields).where('id', '=', id))

/** What an insurer paid is a payment of the invoice, and so in the books by its day. */
async function pay(
  tx: Transaction,
  { claim, invoice }: Locked,
  { amount_ngwee, paid_on, reason }: Extract<ClaimStep, { step: 'paid' }>,
): Promise<void> {
  await checkPaymentDay(tx, invoice, paid_on)
  const payment_id = randomUUID()
  // The claim first: what it asked for is open then. Its payment follows in this statement's transaction.
  await set(tx, claim.id, {
    state: amount_ngwee < claim.amount_ngwee ? 'part paid' : 'paid',
    paid_ngwee: amount_ngwee,
    payment_id,
    reason: reason || null,
  })
  await tx.run(
    tables.insertInto('invoice_payments').values({
      id: payment_id,
      invoice_id: claim.invoice_id,
      amount_ngwee,
      paid_on,
      paid_by: 'insurance',
    }),
  )
}

/** Its answer is taken back with what was paid; then it is with the insurer again. */
async function takeBack(tx: Transaction, { claim }: Locked): Promise<void> {
  await set(tx, claim.id, { state: 'sent', paid_ngwee: 0, payment_id: null, reason: null })
  if (claim.payment_id)
    await tx.run(
      tables
        .updateTable('invoice_payments')
        .set({ reversed_because: 'The answer of the insurer was corrected.' })
        .where('id', '=', claim.payment_id),
    )
}

/** The patient has as long to pay the rest as for a new invoice, and is reminded of it as of a new one. */
async function askAnew(tx: Transaction, invoice_id: string): Promise<void> {
  await tx.run(
    tables
      .updateTable('invoices')
      .set({ due_on: sql<string>`(now() at time zone 'Africa/Lusaka')::date + 14` })
      .where('id', '=', invoice_id),
  )
  await tx.run(tables.deleteFrom('invoice_emails').where('invoice_id', '=', invoice_id))
}

/** Neither the insurer nor the patient is asked for the rest: it is credited, or all of it waived where no one paid. */
async function writeOff(tx: Transaction, { claim, invoice }: Locked): Promise<void> {
  const { invoice_id } = claim
  const rest = claim.amount_ngwee - claim.paid_ngwee
  const isAll = invoice.paid_ngwee === 0 && invoice.amount_ngwee === rest + invoice.credited_ngwee
  if (isAll)
    await tx.run(
      tables
        .updateTable('invoices')
        .set({ status: 'waived', waived_because: 'courtesy' })
        .where('id', '=', invoice_id),
    )
  else
    await tx.run(
      tables
        .insertInto('credit_notes')
        // The provider and the number are those that the database says.
        .columns(['id', 'invoice_id', 'amount_ngwee', 'reason'])
        .expression(
          tables.selectNoFrom([
            sql<string>`gen_random_uuid()`.as('id'),
            sql<string>`${invoice_id}::uuid`.as('invoice_id'),
            sql<number>`${rest}::integer`.as('amount_ngwee'),
            sql<string>`${`Not paid by ${claim.insurer_name}, and not asked of the patient.`}::text`.as(
              'reason',
            ),
          ]),
        ),
    )
}
