import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * Makes a confirmed person an admin: in the profile, which is the truth, and in the copies that the
 * screens read. Whoever was provider or student is that no longer.
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
