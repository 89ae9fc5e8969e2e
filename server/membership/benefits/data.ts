import { sql } from 'kysely'
import { isOffered } from '#domain/values/brand.ts'
import { presentRun } from '#domain/membership/periods.ts'
import { freePlan, type OwnBenefits } from '#domain/membership/schema.ts'
import { type PresentPlan, sessionsLeft } from '#domain/membership/sessions-left.ts'
import { monthOf } from '#domain/values/lusaka.ts'
import { readMembership } from '#server/accounts/profile/data.ts'
import { readOwnSessions } from '#server/appointments/costs/data.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const today = sql<string>`(now() at time zone 'Africa/Lusaka')::date`

/** The plans that were paid here and run today, each with the last day of its days without a break. */
async function listPaidPlans(tx: Transaction, user_id: string): Promise<PresentPlan[]> {
  const periods = await tx.run(
    tables
      .selectFrom('membership_periods')
      .select(['track', 'plan_key', 'plan_name', 'starts_on', 'ends_on'])
      .where('user_id', '=', user_id)
      .where('ends_on', '>=', today)
      .orderBy(sql`track <> 'membership'`)
      .orderBy('track')
      .orderBy('starts_on'),
  )
  const tracks = [...new Set(periods.map(({ track }) => track))]
  return tracks.flatMap((track) => {
    const ofTrack = periods.filter((one) => one.track === track)
    return presentRun(ofTrack, todayInLusaka()) ?? []
  })
}

/** The keys of plans that a person has today without a payment here, those of a student among them. */
async function listOtherKeys(tx: Transaction, user_id: string): Promise<string[]> {
  const [[person], membership, addOns, plans] = await Promise.all([
    tx.run(tables.selectFrom('user_profiles').select('is_student').where('id', '=', user_id)),
    readMembership(tx, user_id),
    tx.run(
      tables
        .selectFrom('add_ons')
        .select('plan_key')
        .where('user_id', '=', user_id)
        .where('status', '=', 'active')
        .where('end_date', '>=', today),
    ),
    tx.run(tables.selectFrom('plans').select(['key', 'name'])),
  ])
  const isActive = membership?.status === 'active'
  return [
    ...(person?.is_student ? [freePlan] : []),
    ...plans.flatMap(({ key, name }) => (isActive && name === membership.plan_name ? [key] : [])),
    ...addOns.map(({ plan_key }) => plan_key),
  ]
}

/** The plans of a person today: those that were paid here, and the keys of all. */
async function readPlans(tx: Transaction, user_id: string) {
  const [paid, others] = await Promise.all([listPaidPlans(tx, user_id), listOtherKeys(tx, user_id)])
  return { paid, plan_keys: [...new Set([...paid.map(({ plan_key }) => plan_key), ...others])] }
}

/** The keys of all plans that a person has today. */
export const listPlanKeys = async (tx: Transaction, user_id: string): Promise<string[]> =>
  (await readPlans(tx, user_id)).plan_keys

/** What the plans of the actor include today, and how much of it is left. */
export async function readOwnBenefits(
  tx: Transaction,
  user_id: string,
): Promise<Omit<OwnBenefits, 'check_in' | 'unread_answers'>> {
  const [{ paid, plan_keys }, sessions] = await Promise.all([
    readPlans(tx, user_id),
    readOwnSessions(tx),
  ])
  return { plan_keys, sessions: sessionsLeft(sessions, paid, now()) }
}

/** The check-in of this month of the actor. */
export async function findCheckIn(tx: Transaction, user_id: string) {
  const [sent] = await tx.run(
    tables
      .selectFrom('check_ins')
      .select('answered_at')
      .where('user_id', '=', user_id)
      .where('month', '=', `${monthOf(todayInLusaka())}-01`),
  )
  if (!sent) return 'open' as const
  return sent.answered_at ? ('answered' as const) : ('sent' as const)
}

/** How many answers of the team the actor has not seen. */
export async function countUnreadAnswers(tx: Transaction, user_id: string): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('support_questions')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('user_id', '=', user_id)
      .where(sql<boolean>`answered_at is not null and (read_at is null or read_at < answered_at)`),
  )
  return row!.count
}

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
  const [[person], plan_keys] = await Promise.all([
    tx.run(tables.selectFrom('user_profiles').select('role').where('id', '=', user_id)),
    listPlanKeys(tx, user_id),
  ])
  if (!person) return false
  if (person.role !== 'client' || !isOffered('memberships')) return true
  return includes(plan_keys)
}
