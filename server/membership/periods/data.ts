import { sql } from 'kysely'
import { studentPlan } from '#domain/accounts/accounts.ts'
import {
  buy,
  cutAt,
  daysOf,
  refundPeriods,
  type Period,
  presentRun,
  runsFrom,
  type StartChoice,
} from '#domain/membership/periods.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * The track of a plan: plans of one track follow one another. Memberships are one track, each
 * add-on is its own.
 */
export const trackOf = (plan: { key: string; is_add_on: boolean }) =>
  plan.is_add_on ? plan.key : 'membership'

const columns = [
  'payment_id',
  'plan_key',
  'plan_name',
  'starts_on',
  'ends_on',
  'value_ngwee',
  'bought_key',
  'bought_name',
  'bought_days',
  'bought_ngwee',
  'turned_by',
] as const

async function listPeriods(tx: Transaction, user_id: string, track: string): Promise<Period[]> {
  const rows = await tx.run(
    tables
      .selectFrom('membership_periods')
      .select(columns)
      .where('user_id', '=', user_id)
      .where('track', '=', track)
      .orderBy('starts_on'),
  )
  return rows.map(({ bought_key, bought_name, bought_days, bought_ngwee, ...row }) => ({
    ...row,
    bought: {
      plan_key: bought_key,
      plan_name: bought_name,
      days: bought_days,
      value_ngwee: bought_ngwee,
    },
  }))
}

interface Paid {
  id: string
  user_id: string
  plan_key: string
  plan_name: string
  amount_ngwee: number
  starts: StartChoice
}

/**
 * Grants the period that a payment pays, from the start that the user chose.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 * @returns the first day of the month, and the last day of the plan as it now is
 */
export async function grantPeriod(
  tx: Transaction,
  { id, user_id, plan_key, plan_name, amount_ngwee, starts }: Paid,
  today: string,
): Promise<{ paid_from: string; paid_until: string }> {
  const { track, before } = await claimPeriods(tx, user_id, plan_key, today)
  const after = buy(
    before,
    { payment_id: id, plan_key, plan_name, value_ngwee: amount_ngwee, starts },
    today,
  )
  await keepPeriods(tx, { user_id, track }, after)
  await updateCurrentPlan(tx, { user_id, track }, after, today)
  const { starts_on } = after.find((one) => one.payment_id === id && one.turned_by === null)!
  const run = runsFrom(after, today).find(
    (one) => one.starts_on <= starts_on && one.ends_on >= starts_on,
  )!
  return { paid_from: starts_on, paid_until: run.ends_on }
}

/**
 * Revokes the unused period of a refunded payment; the periods of other payments keep their value.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 */
export async function revokePeriod(
  tx: Transaction,
  { id, user_id, plan_key }: { id: string; user_id: string; plan_key: string },
  today: string,
): Promise<void> {
  const { track, before } = await claimPeriods(tx, user_id, plan_key, today)
  const after = refundPeriods(before, id, today)
  await keepPeriods(tx, { user_id, track }, after)
  await updateCurrentPlan(tx, { user_id, track }, after, today)
}

/** The periods of a plan's track, with the person's row locked: two changes follow one another. */
async function claimPeriods(tx: Transaction, user_id: string, plan_key: string, today: string) {
  const [[plan]] = await Promise.all([
    tx.run(tables.selectFrom('plans').select(['key', 'is_add_on']).where('key', '=', plan_key)),
    tx.run(
      tables.selectFrom('user_profiles').select('id').where('id', '=', user_id).forNoKeyUpdate(),
    ),
  ])
  const track = trackOf(plan!)
  return { track, before: await readPeriods(tx, { user_id, track }, today) }
}

/**
 * The current and past periods of a user on a track in order, including periods that were not paid
 * here.
 */
export async function readPeriods(tx: Transaction, { user_id, track }: Whose, today: string) {
  const periods = await listPeriods(tx, user_id, track)
  if (cutAt(periods, today).left.length > 0) return periods
  return [...periods, ...(await notPaidHere(tx, user_id, track, today))]
}

/**
 * A current plan without a payment here, as a period from today; it counts like any other period.
 */
async function notPaidHere(
  tx: Transaction,
  user_id: string,
  track: string,
  today: string,
): Promise<Period[]> {
  const present = track === 'membership' ? presentMembership(user_id) : presentAddOn(user_id, track)
  const [row] = await tx.run(present)
  if (!row || row.status !== 'active' || !row.end_date || row.end_date < today) return []
  const dates = { starts_on: today, ends_on: row.end_date }
  const days = daysOf(dates)
  const value_ngwee = Math.max(1, Math.ceil((row.price_ngwee * days) / 30))
  const plan = { plan_key: row.plan_key, plan_name: row.plan_name }
  return [
    {
      payment_id: null,
      ...plan,
      ...dates,
      value_ngwee,
      bought: { ...plan, days, value_ngwee },
      turned_by: null,
    },
  ]
}

const presentMembership = (user_id: string) =>
  tables
    .selectFrom('memberships as present')
    .innerJoin('plans as plan', 'plan.name', 'present.plan_name')
    .select(['plan.key as plan_key', 'plan.name as plan_name', 'plan.price_ngwee'])
    .select(['present.status', 'present.end_date'])
    .where('present.user_id', '=', user_id)

const presentAddOn = (user_id: string, key: string) =>
  tables
    .selectFrom('add_ons as present')
    .innerJoin('plans as plan', 'plan.key', 'present.plan_key')
    .select(['plan.key as plan_key', 'plan.name as plan_name', 'plan.price_ngwee'])
    .select(['present.status', 'present.end_date'])
    .where('present.user_id', '=', user_id)
    .where('present.plan_key', '=', key)

interface Whose {
  user_id: string
  track: string
}

async function keepPeriods(tx: Transaction, whose: Whose, periods: readonly Period[]) {
  await tx.run(
    tables
      .deleteFrom('membership_periods')
      .where('user_id', '=', whose.user_id)
      .where('track', '=', whose.track),
  )
  if (periods.length === 0) return
  await tx.run(
    tables.insertInto('membership_periods').values(
      periods.map(({ bought, ...period }) => ({
        ...whose,
        ...period,
        bought_key: bought.plan_key,
        bought_name: bought.plan_name,
        bought_days: bought.days,
        bought_ngwee: bought.value_ngwee,
      })),
    ),
  )
}

/**
 * Writes the user's current plan to the tables that other features read; a student without a plan
 * gets the student plan.
 */
async function updateCurrentPlan(
  tx: Transaction,
  { user_id, track }: Whose,
  periods: readonly Period[],
  today: string,
): Promise<void> {
  const present = presentRun(periods, today)
  if (track !== 'membership') {
    const status: 'active' | 'cancelled' = present ? 'active' : 'cancelled'
    const row = { status, end_date: present?.ends_on ?? today }
    await tx.run(
      tables
        .insertInto('add_ons')
        .values({ user_id, plan_key: track, ...row })
        .onConflict((conflict) => conflict.columns(['user_id', 'plan_key']).doUpdateSet(row)),
    )
    return
  }
  if (present) {
    const { plan_name, ends_on: end_date } = present
    const row = { plan_name, status: 'active' as const, end_date }
    await tx.run(
      tables
        .insertInto('memberships')
        .values({ user_id, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row)),
    )
    return
  }
  const own = tables.updateTable('memberships').where('user_id', '=', user_id)
  await Promise.all([
    tx.run(own.set({ status: 'cancelled', end_date: today }).where(notStudent)),
    tx.run(own.set({ plan_name: studentPlan, status: 'active', end_date: null }).where(student)),
  ])
}

const student = sql<boolean>`exists (select from public.user_profiles p where p.id = memberships.user_id and p.is_student)`
const notStudent = sql<boolean>`not ${student}`

const isFollowed = (today: string) =>
  sql<boolean>`exists (select from public.membership_periods p where p.user_id = memberships.user_id
    and p.track = 'membership' and p.ends_on >= ${today}::date)`

/**
 * Ends memberships and add-ons whose last day is over, and starts what is paid to follow. A student comes
 * back to the students' plan.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 */
export async function expireMemberships(tx: Transaction, today: string): Promise<void> {
  const over = tables
    .updateTable('memberships')
    .where('status', '=', 'active')
    .where('end_date', '<', today)
  const followed = await tx.run(
    tables
      .selectFrom('memberships')
      .select('user_id')
      .where('status', '=', 'active')
      .where('end_date', '<', today)
      .where(isFollowed(today)),
  )
  for (const { user_id } of followed) {
    const periods = await listPeriods(tx, user_id, 'membership')
    await updateCurrentPlan(tx, { user_id, track: 'membership' }, periods, today)
  }
  await Promise.all([
    tx.run(over.set({ plan_name: studentPlan, end_date: null }).where(student)),
    tx.run(over.set({ status: 'expired' })),
    tx.run(
      tables
        .updateTable('add_ons')
        .set({ status: 'expired' })
        .where('status', '=', 'active')
        .where('end_date', '<', today),
    ),
  ])
}
