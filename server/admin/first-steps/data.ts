import { sql } from 'kysely'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readSettings } from '../../clinic-settings/data.ts'
import { listShownHelplines } from '../../safety/crisis-lines/data.ts'
import { countOnDuty } from '../safety-duties/data.ts'

/** What the records say of the first steps: numbers and times, and of people no more than their role. */
export async function readRecords(tx: Transaction) {
  const [settings, [staff], [numbers], visit_types, [calendar], helplines, on_duty, email, paid] =
    await Promise.all([
      readSettings(tx),
      tx.run(countStaff),
      tx.run(countProviders),
      tx.run(typesInUse),
      tx.run(changedCalendar),
      listShownHelplines(tx),
      countOnDuty(tx),
      readEmailTimes(tx),
      tx.run(lastPayment),
    ])
  return {
    settings,
    ...staff!,
    ...numbers!,
    visit_types: visit_types.length,
    unpriced_types: visit_types.filter(({ price_ngwee }) => price_ngwee === null).length,
    ...calendar!,
    helplines,
    on_duty,
    ...email,
    last_paid_at: paid[0]?.succeeded_at ?? null,
  }
}

/** Who can log in: admins, those of them with a second factor, and the front desk. */
const countStaff = tables
  .selectFrom('user_profiles as profile')
  .innerJoin('accounts.users as account', 'account.id', 'profile.id')
  // In these words the index `profiles_of_staff` has them.
  .where(sql<boolean>`profile.role in ('admin', 'front_desk')`)
  .where('account.deleted_at', 'is', null)
  .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`)
  .select([
    sql<number>`(count(*) filter (where profile.role = 'admin'))::integer`.as('admins'),
    sql<number>`(count(*) filter (where profile.role = 'admin' and exists (select from accounts.factors f
      where f.user_id = profile.id and f.status = 'verified')))::integer`.as('protected_admins'),
    sql<number>`(count(*) filter (where profile.role = 'front_desk'))::integer`.as('front_desk'),
  ])

/** Providers in practice, and those of them without a price of their own. */
const countProviders = tables
  .selectFrom(
    sql<{ id: string }>`practice.providers_in_practice()`.as<'provider'>(sql`provider(id)`),
  )
  .select([
    sql<number>`count(*)::integer`.as('providers'),
    sql<number>`(count(*) filter (where not exists (select from public.session_prices p where p.provider_id = provider.id)))::integer`.as(
      'unpriced_providers',
    ),
  ])

const typesInUse = tables
  .selectFrom('visit_types')
  .select('price_ngwee')
  .where('retired_at', 'is', null)
  .limit(1000)

/** Whether an admin has changed the calendar since the installation: both times are of its first row. */
const changedCalendar = tables
  .selectFrom('clinic_calendar')
  .select([
    sql<boolean>`updated_at > setup_since`.as('is_calendar_own'),
    sql<number>`(select count(distinct weekday)::integer from public.opening_hours)`.as(
      'open_days',
    ),
    sql<number>`(select count(*)::integer from public.closed_days where is_closed and day >= (now() at time zone 'Africa/Lusaka')::date)`.as(
      'closed_days',
    ),
  ])

/** The last payment that arrived by mobile money of an aggregator: its network names it. */
const lastPayment = tables
  .selectFrom('payments')
  .select('succeeded_at')
  .where('network_reference', 'is not', null)
  .where('receipt_number', 'is not', null)
  .orderBy('receipt_number', 'desc')
  .limit(1)

const newestAccounts = tables
  .selectFrom('accounts.users')
  .select(['email_confirmed_at', 'confirmation_sent_at'])
  .orderBy('created_at', 'desc')
  .limit(200)

/** When an address was last confirmed by a code from an email, and the last email that was not taken. */
async function readEmailTimes(tx: Transaction) {
  const [[arrived], [failed]] = await Promise.all([
    tx.run(
      tables
        .selectFrom(newestAccounts.as('account'))
        .select('email_confirmed_at')
        .where(sql<boolean>`email_confirmed_at > confirmation_sent_at`)
        .orderBy('email_confirmed_at', 'desc')
        .limit(1),
    ),
    tx.run(
      tables
        .selectFrom('platform.mail_outbox')
        .select('last_attempt_at')
        .where('last_error', 'is not', null)
        .where('last_attempt_at', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
  ])
  return {
    email_arrived_at: arrived?.email_confirmed_at ?? null,
    email_failed_at: failed?.last_attempt_at ?? null,
  }
}

/** Whether an admin has hidden the first steps on the start page. */
export async function areHidden(tx: Transaction): Promise<boolean> {
  const rows = await tx.run(tables.selectFrom('platform.hidden_first_steps').select('hidden_at'))
  return rows.length > 0
}

/** Hides the first steps on the start page of all admins, or shows them again; sent again, it changes nothing. */
export async function setHidden(tx: Transaction, admin_id: string, is_hidden: boolean) {
  if ((await areHidden(tx)) === is_hidden) return
  await tx.run(
    is_hidden
      ? tables
          .insertInto('platform.hidden_first_steps')
          .defaultValues()
          .onConflict((conflict) => conflict.doNothing())
      : tables.deleteFrom('platform.hidden_first_steps'),
  )
  await auditOwn(tx, admin_id, is_hidden ? 'first_steps.hide' : 'first_steps.show', admin_id)
}
