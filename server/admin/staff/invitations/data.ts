import type { NewStaffInvitation } from '#domain/admin/staff-invitation.ts'
import { staffRoles, type StaffRole } from '#domain/admin/staff.ts'
import { audit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/db.ts'
import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { type Budget, countWithin } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { stampInvited } from '../../../accounts/admin-users/data.ts'
import type { AuthSettings } from '../../../accounts/auth-settings.ts'
import { createAccount, findAccount } from '../../../accounts/data.ts'
import { erasePerson } from '../../../accounts/my-data/data.ts'
import { setPassword } from '../../../accounts/user/data.ts'
import { replaceToken } from '../../../accounts/verification/data.ts'
import { requireTarget } from '../../accounts/account-problems.ts'
import { lockAccounts } from '../../accounts/data.ts'
import { rejectRepeated, rejectTakenAddress } from './invitation-problems.ts'

type Settings = Pick<AuthSettings, 'env'>

/** Invitations of one address that are sent again. */
const repeated: Budget = { name: 'staff invitations', points: 5, seconds: 60 * 60 }

/** What an email of an invitation needs: of its link and code only the digest is stored. */
export interface Invited {
  email: string
  role: StaffRole
  token: { token_hash: string; code: string }
}

/**
 * Makes the account of a person who is to work here, without a password. It can do nothing until its owner has
 * chosen one by the emailed link.
 *
 * @returns what the email needs; undefined for a retry, which changes nothing
 * @throws Problem 409 where the address has an account
 */
export async function inviteStaff(
  tx: Transaction,
  settings: Settings,
  actor_id: string,
  { id, full_name, email, role }: Omit<NewStaffInvitation, 'password'>,
): Promise<Invited | undefined> {
  const made = await createAccount(tx, {
    id,
    email,
    password_hash: null,
    isConfirmed: false,
    user_metadata: { full_name, role },
    profile: { role, full_name },
  })
  if (!made) {
    const known = await findAccount(tx, { email })
    if (known?.user.id !== id || known.role !== role) rejectTakenAddress()
    const said = known.user.user_metadata as { full_name?: string }
    requireOwnId(said.full_name === full_name)
    return undefined
  }
  await audit(tx, { actor_id, subject_id: id, action: 'staff.invite' })
  return invite(tx, settings, id, { email, role })
}

/**
 * The same invitation with a new link; the earlier one does not work any more.
 *
 * @throws Problem 404 where no such invitation is open, 429 where the address got too many emails
 */
export async function inviteAgain(
  tx: Transaction,
  settings: Settings,
  actor_id: string,
  id: string,
): Promise<Invited> {
  const invited = await lockInvited(tx, actor_id, id)
  const wait = settings.env.AUTH_LIMITS
    ? await countWithin(tx, settings.env, repeated, invited.email)
    : 0
  rejectRepeated(wait)
  // Another person may have signed up with the address meanwhile.
  await setPassword(tx, id, null)
  await audit(tx, { actor_id, subject_id: id, action: 'staff.invite' })
  return invite(tx, settings, id, invited)
}

/**
 * Erases an account that was never opened: its link leads nowhere then.
 *
 * @throws Problem 404 where no such invitation is open: it may have been accepted meanwhile
 */
export async function withdrawInvitation(
  tx: Transaction,
  actor_id: string,
  id: string,
): Promise<void> {
  await lockInvited(tx, actor_id, id)
  await erasePerson(tx, id)
  // In the admin's own trail: an erased person has none.
  const action = 'staff.withdraw_invitation'
  await audit(tx, { actor_id, subject_id: actor_id, action, record_id: id })
}

async function invite(
  tx: Transaction,
  settings: Settings,
  user_id: string,
  { email, role }: Omit<Invited, 'token'>,
): Promise<Invited> {
  await stampInvited(tx, user_id)
  const token = await replaceToken(tx, settings, {
    user_id,
    purpose: 'confirmation',
    sent_to: email,
    leads_to_password: true,
  })
  return { email, role, token }
}

async function lockInvited(
  tx: Transaction,
  actor_id: string,
  id: string,
): Promise<Omit<Invited, 'token'>> {
  requireTarget(await lockAccounts(tx, id), actor_id, id)
  const found = await findAccount(tx, { id })
  const role = staffRoles.find((one) => one === found?.role)
  const isOpen = found?.user.invited_at && !found.user.email_confirmed_at
  const invited = isOpen && role && found.user.email ? { email: found.user.email, role } : undefined
  requireFound(invited)
  return invited
}
