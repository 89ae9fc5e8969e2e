import { sql } from 'kysely'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

interface Claimed {
  address: string
  /** `HH:MM` in Lusaka, of those doses that fall due together. */
  times: string[]
}

const maxAtOnce = 200
const retentionDays = 7

/** The first day of a rhythm of some days, as `dosesOn` has it: other changes do not shift it. */
const rhythmStart = sql<string>`(select min(same.from_day) from medicine_plans same
  where same.medicine_id = medicine.id and same.from_day <= plan.from_day and not exists (
    select from medicine_plans other
      where other.medicine_id = medicine.id and other.from_day between same.from_day and plan.from_day
        and other.every_days is distinct from plan.every_days))`

/**
 * Puts down that people are reminded of their doses: those of the last hour for which a reminder was
 * switched on, without a record and without a reminder. A second server gets none.
 *
 * @returns whom to email, one email each, at most 200 doses in all; `count` says how many
 */
export async function claimDueDoses(
  tx: Transaction,
  now: Date,
): Promise<{ letters: Claimed[]; count: number }> {
  const { day: today } = lusakaClock(now)
  const due = sql<Date>`(days.day::date + plan_time::time) at time zone 'Africa/Lusaka'`
  const claimed = await tx.run(
    tables
      .with('due', (query) =>
        query
          .selectFrom('medicines as medicine')
          .innerJoin(
            sql<{
              day: string
            }>`unnest(array[${dayAfter(today, -1)}, ${today}]::date[])`.as<'days'>(sql`days(day)`),
            (join) => join.onTrue(),
          )
          .innerJoinLateral(
            (inner) =>
              inner
                .selectFrom('medicine_plans as one')
                .select(['one.from_day', 'one.times', 'one.days', 'one.every_days'])
                .whereRef('one.medicine_id', '=', 'medicine.id')
                .where(sql<boolean>`one.from_day <= days.day`)
                .orderBy('one.from_day', 'desc')
                .limit(1)
                .as('plan'),
            (join) => join.onTrue(),
          )
          .innerJoin(
            sql<{ plan_time: string }>`unnest(plan.times)`.as<'at'>(sql`at(plan_time)`),
            (join) => join.onTrue(),
          )
          .select(['medicine.id', 'medicine.user_id'])
          .select([sql<string>`days.day`.as('day'), sql<string>`plan_time`.as('time')])
          .where('medicine.reminders', '=', true)
          .where('medicine.stopped_at', 'is', null)
          .where(
            sql<boolean>`days.day between medicine.starts_on and coalesce(medicine.ends_on, 'infinity')`,
          )
          .where(
            sql<boolean>`case when plan.every_days is null then trim(to_char(days.day, 'Day')) = any(plan.days)
              else (days.day - ${rhythmStart}) % plan.every_days = 0 end`,
          )
          .where(
            sql<boolean>`${due} between ${new Date(now.getTime() - 60 * 60 * 1000)} and ${now}`,
          )
          // Asked for, or planned, after its time: that hour has gone by.
          .where(sql<boolean>`medicine.created_at <= ${due}`)
          .where(
            sql<boolean>`not exists (select from medicine_doses dose where dose.medicine_id = medicine.id and dose.day = days.day and dose.time = plan_time)`,
          )
          .where(
            sql<boolean>`not exists (select from medicine_reminders sent where sent.medicine_id = medicine.id and sent.day = days.day and sent.time = plan_time)`,
          )
          .orderBy('medicine.id')
          .orderBy(sql`days.day`)
          .orderBy(sql`plan_time`)
          .limit(maxAtOnce),
      )
      .insertInto('medicine_reminders')
      .columns(['medicine_id', 'user_id', 'day', 'time'])
      .expression((query) =>
        query
          .selectFrom('due')
          .select(['id', 'user_id', 'day', 'time'])
          // Two servers write in one order, which avoids a deadlock.
          .orderBy('id')
          .orderBy('day')
          .orderBy('time'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['user_id', 'time']),
  )
  return { letters: claimed.length > 0 ? await addressed(tx, claimed) : [], count: claimed.length }
}

/** One email to each person with a confirmed address. */
async function addressed(tx: Transaction, claimed: { user_id: string; time: string }[]) {
  const people = await addressesOf(tx, [...new Set(claimed.map(({ user_id }) => user_id))])
  return people.map(({ id, address }) => {
    const own = claimed.filter(({ user_id }) => user_id === id)
    return { address, times: [...new Set(own.map(({ time }) => time))].toSorted() }
  })
}

/** The users among these who accept reminder emails, with their addresses. */
export async function addressesOf(tx: Transaction, ids: readonly string[]) {
  return tx.run(
    tables
      .selectFrom('accounts.users')
      .select(['id', sql<string>`email`.as('address')])
      .where('id', 'in', ids)
      .where('email', 'is not', null)
      .where('email_confirmed_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`coalesce(banned_until <= now(), true)`),
  )
}

/** Deletes marks of reminders that can no longer be sent again. */
export async function deleteReminders(tx: Transaction, now: Date) {
  const { day: today } = lusakaClock(now)
  await tx.run(
    tables.deleteFrom('medicine_reminders').where('day', '<', dayAfter(today, -retentionDays)),
  )
}
