import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { StaffAccount, StaffRole } from '#domain/admin/staff.ts'

/** More than any clinic has: a longer list would be one that no one reads. */
const maxListed = 500

/**
 * Accounts of those who work here, admins first: who could read or change what, and how their login is
 * protected. As the system: no policy lets an admin at accounts.
 */
export async function listStaff(
  tx: Transaction,
  roles: readonly StaffRole[],
): Promise<StaffAccount[]> {
  return tx.run(
    tables
      .selectFrom('user_profiles as profile')
      .innerJoin('accounts.users as account', 'account.id', 'profile.id')
      .select(['profile.id', 'profile.full_name', 'account.email'])
      .select('profile.role')
      .select([
        sql<boolean>`coalesce(account.banned_until > now(), false)`.as('is_suspended'),
        sql<boolean>`account.invited_at is not null and account.email_confirmed_at is null`.as(
          'is_invited',
        ),
        sql<boolean>`exists (select from accounts.factors where user_id = account.id and status = 'verified')`.as(
          'has_second_factor',
        ),
        sql<number>`(select count(*)::integer from accounts.sessions s where s.user_id = account.id and (s.not_after is null or s.not_after > now()))`.as(
          'sessions',
        ),
        sql<string | null>`(account.last_sign_in_at at time zone 'Africa/Lusaka')::date::text`.as(
          'last_sign_in_on',
        ),
      ])
      .where('profile.role', 'in', roles)
      .where('account.deleted_at', 'is', null)
      .orderBy(sql`array_position(array['admin', 'front_desk', 'provider'], profile.role)`)
      .orderBy('profile.full_name')
      .orderBy('profile.id')
      .limit(maxListed)
      .$narrowType<{ role: StaffRole }>(),
  )
}
