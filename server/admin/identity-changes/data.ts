import { sql } from 'kysely'
import type {
  IdentityChangeForAdmin,
  NewIdentityDecision,
} from '#domain/practice/identity-change.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { rejectDecision } from '../decision-problems.ts'

type Row = Unsent<IdentityChangeForAdmin, 'submitted_at'>

/** Pending changes, oldest first; each is audited as a reading of its provider's record. */
export async function openIdentityChanges(tx: Transaction, actor_id: string) {
  const rows = await tx.run(
    tables
      .selectFrom(sql<Row>`practice.identity_changes_to_decide()`.as('change'))
      .selectAll()
      .limit(100),
  )
  const subjects = rows.map(({ provider_id }) => provider_id)
  await auditReading(tx, actor_id, subjects, 'identity_changes.read')
  return rows
}

/**
 * Writes an admin's decision, once. An approval makes it what patients see; of a change that the
 * provider has replaced since, the id is gone.
 *
 * @returns whom to notify
 * @throws Problem 404 where there is none, 409 where it is decided already
 */
export async function decideIdentityChange(
  tx: Transaction,
  actor_id: string,
  id: string,
  { decision, reason }: NewIdentityDecision,
) {
  const [decided] = await tx.run(
    tables
      .updateTable('identity_changes')
      .set({
        status: decision,
        // To the millisecond: the trigger on profiles compares it with the time of this transaction.
        decided_at: sql<Date>`date_trunc('milliseconds', now())`,
        decided_by: actor_id,
        reason: reason || null,
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning(['provider_id', 'full_name', 'specialty', 'qualifications']),
  )
  if (!decided) rejectDecision(await exists(tx, id))
  const { provider_id, ...identity } = decided
  if (decision === 'approved')
    await tx.run(
      tables
        .updateTable('user_profiles')
        .set({ ...identity, updated_at: sql<Date>`now()` })
        .where('id', '=', provider_id)
        .where('role', '=', 'provider'),
    )
  const [[provider]] = await Promise.all([
    tx.run(tables.selectFrom('user_profiles').select('email').where('id', '=', provider_id)),
    audit(tx, {
      actor_id,
      subject_id: provider_id,
      action: `identity_change.${decision === 'approved' ? 'approve' : 'refuse'}`,
      record_id: id,
    }),
  ])
  return provider!
}

async function exists(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.run(tables.selectFrom('identity_changes').select('id').where('id', '=', id))
  return rows.length > 0
}
