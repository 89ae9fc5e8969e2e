import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { revokeSessions } from '../../../accounts/sessions/data.ts'
import { lockParticipants } from '../../../appointments/booking-locks/data.ts'
import { lockAccounts, type NotificationRecipient } from '../data.ts'
import {
  requireActive,
  requireTarget,
  requireDesk,
  requireDeskCandidate,
} from '../account-problems.ts'

/**
 * Makes an account part of the front desk. Its sessions end: the next login has the new pages.
 *
 * @returns whom to notify; undefined where the account is part of the desk already: a retry changes nothing
 * @throws Problem 401 where the actor is suspended by now, 404 where there is no such account, 409 for one that
 *   is suspended, of another role, not confirmed, or used by a patient
 */
export async function grantFrontDesk(
  tx: Transaction,
  actor_id: string,
  id: string,
): Promise<NotificationRecipient | undefined> {
  // A booking of theirs that is under way is committed before it is asked whether there is one.
  await lockParticipants(tx, { patient_id: id, provider_id: id })
  const account = requireTarget(await lockAccounts(tx, id), actor_id, id)
  // So is whatever else is being written for them: each row of a person's locks their profile.
  await tx.run(tables.selectFrom('user_profiles').select('id').where('id', '=', id).forUpdate())
  const candidate = await readCandidate(tx, id)
  if (candidate.role === 'front_desk') return undefined
  requireActive(account)
  requireDeskCandidate({ ...candidate, is_confirmed: account.address !== null })
  await setRole(tx, actor_id, id, 'front_desk')
  return { address: account.address }
}

/**
 * Takes an account out of the front desk: it is a client's again, and all its sessions end at once.
 *
 * @returns whom to notify; undefined where it is a client's already, so that a retry changes nothing
 * @throws Problem 401 where the actor is suspended by now, 404 where there is no such account, 409 for another role
 */
export async function endFrontDesk(
  tx: Transaction,
  actor_id: string,
  id: string,
): Promise<NotificationRecipient | undefined> {
  const account = requireTarget(await lockAccounts(tx, id), actor_id, id)
  const { role } = await readCandidate(tx, id)
  if (role === 'client') return undefined
  requireDesk(role)
  await setRole(tx, actor_id, id, 'client')
  return { address: account.address }
}

async function readCandidate(tx: Transaction, id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('user_profiles as profile')
      .select(['profile.role', 'profile.is_student'])
      .select(sql<boolean>`accounts.has_record(profile.id)`.as('is_patient'))
      .where('profile.id', '=', id),
  )
  requireFound(row)
  return row
}

async function setRole(
  tx: Transaction,
  actor_id: string,
  id: string,
  role: 'front_desk' | 'client',
): Promise<void> {
  const copy = JSON.stringify({ role })
  await Promise.all([
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({ role, updated_at: sql<Date>`now()` })
        .where('id', '=', id),
    ),
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({
          app_metadata: sql<string>`app_metadata || ${copy}::jsonb`,
          user_metadata: sql<string>`user_metadata || ${copy}::jsonb`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', id),
    ),
    revokeSessions(tx, id, { scope: 'global' }),
    audit(tx, {
      actor_id,
      subject_id: id,
      action: role === 'front_desk' ? 'role.grant_front_desk' : 'role.end_front_desk',
    }),
  ])
}
