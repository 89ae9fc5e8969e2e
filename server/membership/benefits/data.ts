import { isOffered } from '#domain/values/brand.ts'
import { freePlan } from '#domain/membership/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readMembership } from '../../accounts/profile/data.ts'

/**
 * Whether a person may use what plans include: with a plan today that includes it, and all who work here.
 * Where the clinic sells no plans, with any account.
 *
 * @param includes whether plans with these keys include it (`domain/membership/benefits.ts`)
 */
export async function mayUse(
  tx: Transaction,
  user_id: string,
  includes: (plan_keys: readonly string[]) => boolean,
): Promise<boolean> {
  const [[person], membership] = await Promise.all([
    tx.run(
      tables.selectFrom('user_profiles').select(['role', 'is_student']).where('id', '=', user_id),
    ),
    readMembership(tx, user_id),
  ])
  if (!person) return false
  if (person.role !== 'client' || !isOffered('memberships')) return true
  if (person.is_student && includes([freePlan])) return true
  if (membership?.status !== 'active') return false
  const plans = await tx.run(
    tables.selectFrom('plans').select('key').where('name', '=', membership.plan_name),
  )
  return includes(plans.map(({ key }) => key))
}
