import { tables, type Transaction } from '#server/platform/db.ts'
import { lockNumbers, lockPlan, readPlanSessions } from '../cover/data.ts'
import { takeStep } from '../data.ts'
import { isPaidByPlan } from '../invoice-problems.ts'

/**
 * Closes the draft of a session that has just been completed, where the patient's plan pays for it: no one
 * has to remember that.
 */
export async function closeIncluded(
  tx: Transaction,
  provider_id: string,
  appointment_id: string,
): Promise<void> {
  const draftOf = tables
    .selectFrom('invoices')
    .select(['id', 'patient_id'])
    .where('appointment_id', '=', appointment_id)
    .where('provider_id', '=', provider_id)
    .where('status', '=', 'draft')
  const [found] = await tx.run(draftOf)
  if (!found || !isPaidByPlan(await readPlanSessions(tx, found.id))) return
  // Locked in the order of `takeStep`, the plan last: two that lock in the same order cannot block each other.
  await lockNumbers(tx, provider_id)
  const [draft] = await tx.run(draftOf.forUpdate())
  if (!draft) return
  await lockPlan(tx, draft.patient_id)
  if (!isPaidByPlan(await readPlanSessions(tx, draft.id))) return
  await takeStep(tx, provider_id, draft.id, { status: 'waived', waived_because: 'membership' })
}
