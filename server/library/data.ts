import { isOffered } from '#domain/values/brand.ts'
import { includesLibrary } from '#domain/membership/benefits.ts'
import { freePlan } from '#domain/membership/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readMembership } from '../accounts/profile/data.ts'

/**
 * Whether a person may read the guides that are not free: with a plan that includes the library today, and
 * all who work here. Where the clinic sells no plans, with any account.
 */
export async function mayReadAll(tx: Transaction, user_id: string): Promise<boolean> {
  const [[person], membership] = await Promise.all([
    tx.run(
      tables.selectFrom('user_profiles').select(['role', 'is_student']).where('id', '=', user_id),
    ),
    readMembership(tx, user_id),
  ])
  if (!person) return false
  if (person.role !== 'client' || !isOffered('memberships')) return true
  if (person.is_student && includesLibrary([freePlan])) return true
  if (membership?.status !== 'active') return false
  const plans = await tx.run(
    tables.selectFrom('plans').select('key').where('name', '=', membership.plan_name),
  )
  return includesLibrary(plans.map(({ key }) => key))
}
