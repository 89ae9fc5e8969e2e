import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { type Account, confirmEmail, createAccount, findAccount } from '../data.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { deleteSignUps } from '../sign-up/data.ts'
import { setPassword } from '../user/data.ts'
import { dropTokens, replaceToken } from '../verification/data.ts'

/**
 * Makes a confirmed person an admin: in the profile, which is the truth, and in the copies that the
 * screens read. A provider or student is that no longer.
 *
 * @returns the person's id; undefined where no confirmed account has this address
 */
export async function grantAdmin(tx: Transaction, email: string): Promise<string | undefined> {
  const [user] = await tx.run(
    tables
      .updateTable('accounts.users')
      .set({
        app_metadata: sql<string>`app_metadata || '{"role": "admin"}'`,
        user_metadata: sql<string>`user_metadata || '{"role": "admin"}'`,
        updated_at: sql<Date>`now()`,
      })
      .where('email', '=', email)
      .where('email_confirmed_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .returning('id'),
  )
  if (!user) return undefined
  await tx.run(
    tables
      .updateTable('user_profiles')
      .set({
        role: 'admin',
        provider_status: null,
        profession: null,
        is_student: false,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', user.id),
  )
  await audit(tx, { subject_id: user.id, action: 'role.grant_admin' })
  return user.id
}

/**
 * Makes the person of an address an admin, also before there is a mail server: where the address has
 * no confirmed account, the operator vouches for it. A password that someone else may have chosen in
 * an unconfirmed sign-up is dropped.
 *
 * @param email checked, in lower case
 * @param options.isNew true where an account is to be made: a mistyped address has none
 * @returns token of the link by which the person sets a first password, for the operator alone;
 *   undefined where they have a password
 * @throws Error for a provider, a suspended account, and an address without an account unless `isNew`
 */
export async function appointAdmin(
  tx: Transaction,
  settings: Pick<AuthSettings, 'env'>,
  email: string,
  options: { isNew: boolean },
): Promise<string | undefined> {
  const known = await findAccount(tx, { email }, { lock: true })
  if (known) rejectUnfit(known, email)
  if (!known) {
    if (!options.isNew)
      throw new Error(
        `No account has the address ${email}. Look for a typing error. To make an account for it, add --new.`,
      )
    const profile = { role: 'client' } as const
    const made = { email, password_hash: null, isConfirmed: true, user_metadata: {}, profile }
    if (!(await createAccount(tx, made)))
      throw new Error('The account was made just now. Try again.')
  } else if (!known.user.email_confirmed_at) {
    const { id } = known.user
    await Promise.all([dropTokens(tx, id), deleteSignUps(tx, id), setPassword(tx, id, null)])
    await confirmEmail(tx, id)
  }
  const user_id = (await grantAdmin(tx, email))!
  if (known?.user.email_confirmed_at && known.user.password_hash) return undefined
  const token = await replaceToken(tx, settings, {
    user_id,
    purpose: 'recovery',
    sent_to: email,
    leads_to_password: true,
  })
  return token.token_hash
}

/** An admin has no patients: a provider would lose profession and approval. */
function rejectUnfit({ user, role }: Account, email: string): void {
  if (role === 'provider')
    throw new Error(
      `${email} is the account of a provider, who would lose profession and approval by this. Give them a second address for work as an admin.`,
    )
  if (user.banned_until && user.banned_until > now())
    throw new Error(`${email} is suspended. An admin restores it at /admin/accounts.`)
}
