import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { revokeSessions } from '../../../accounts/sessions/data.ts'
import { lockParticipants } from '../../../appointments/booking-locks/data.ts'
import { lockAccounts, type NotificationRecipient } from '../data.ts'
import {
  requireActive,
  rejectOwnRole,
  requireRole,
  requireStaffCandidate,
  requireTarget,
} from '../account-problems.ts'

/** Roles that an admin gives and takes away. */
export type GivenRole = 'front_desk' | 'admin'

const actions = {
  front_desk: { grant: 'role.grant_front_desk', end: 'role.end_front_desk' },
  admin: { grant: 'role.grant_admin', end: 'role.revoke_admin' },
} as const

/**
 * Makes a client's account part of the front desk, or an admin. Its sessions end: the next login has the new
 * pages.
 *
 * @returns whom to notify; undefined where the account has the role already: a retry changes nothing
 * @throws Problem 401 where the actor is suspended by now, 404 where there is no such account, 409 for one that
 *   is suspended, of another role, not confirmed, or used by a patient
 */
export async function grantRole(
  tx: Transaction,
  actor_id: string,
  id: string,
  role: GivenRole,
): Promise<NotificationRecipient | undefined> {
  // A booking of theirs that is under way is committed before it is asked whether there is one.
  await lockParticipants(tx, { patient_id: id, provider_id: id })
  const account = requireTarget(await lockAccounts(tx, id), actor_id, id)
  // So is whatever else is being written for them: each row of a person's locks their profile.
  await tx.run(tables.selectFrom('user_profiles').select('id').where('id', '=', id).forUpdate())
  const candidate = await readCandidate(tx, id)
  if (candidate.role === role) return undefined
  requireActive(account)
  requireStaffCandidate(role, { ...candidate, is_confirmed: account.address !== null })
  await setRole(tx, actor_id, id, role, actions[role].grant)
  return { address: account.address }
}

/**
 * Takes the role away: the account is a client's again, and all its sessions end at once.
 *
 * @returns whom to notify; undefined where it is a client's already, so that a retry changes nothing
 * @throws Problem 401 where the actor is suspended by now, 404 where there is no such account, 409 for another role
 *   and for the admin's own
 */
export async function endRole(
  tx: Transaction,
  actor_id: string,
  id: string,
  given: GivenRole,
): Promise<NotificationRecipient | undefined> {
  const account = requireTarget(await lockAccounts(tx, id), actor_id, id)
  rejectOwnRole(actor_id, id)
  const { role } = await readCandidate(tx, id)
  if (role === 'client') return undefined
  requireRole(given, role)
  await setRole(tx, actor_id, id, 'client', actions[given].end)
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
  role: GivenRole | 'client',
  action: string,
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
    audit(tx, { actor_id, subject_id: id, action }),
  ])
}
