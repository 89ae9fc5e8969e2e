import { sql } from 'kysely'
import { namesDuty } from '#domain/accounts/consent.ts'
import { closedDaysOf } from '#domain/appointments/clinic-calendar.ts'
import { isOutOfHours, nextOpeningDay, type ReachedAs } from '#domain/safety/escalation.ts'
import type { OpenStep } from '#domain/safety/outcomes.ts'
import { type SafetyPlanPart, safetyPlanParts } from '#domain/safety/plan.ts'
import type { NewSafetyPlan, OwnAlert } from '#domain/safety/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readCalendar } from '../appointments/clinic-calendar/data.ts'

const parts: readonly SafetyPlanPart[] = safetyPlanParts.map(({ name }) => name)
const plans = tables.selectFrom('safety_plans').select([...parts, 'updated_at'])

/** How many safety alerts are open with the actor as a provider: row-level security shows no other. */
export async function countOwnOpenAlerts(tx: Transaction): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('safety_alerts')
      .where('acknowledged_at', 'is', null)
      .select(sql<number>`count(*)::int`.as('count')),
  )
  return row!.count
}

/** The person's own safety plan, or null. */
export async function readSafetyPlan(tx: Transaction, user_id: string) {
  const [plan] = await tx.run(plans.where('user_id', '=', user_id))
  return plan ?? null
}

/** Puts the plan in place of what was there; the same once more leaves everything as it is. */
export async function writeSafetyPlan(tx: Transaction, user_id: string, plan: NewSafetyPlan) {
  const [written] = await tx.run(
    tables
      .insertInto('safety_plans')
      .values({ user_id, ...plan })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...plan, updated_at: sql<Date>`now()` })
          .where((row) =>
            row.or(
              parts.map((part) => row(`safety_plans.${part}`, 'is distinct from', plan[part])),
            ),
          ),
      )
      .returning([...parts, 'updated_at']),
  )
  if (written) await auditOwn(tx, user_id, 'safety_plan.write')
  // A row that was not changed is locked all the same, so it is there.
  return written ?? (await readSafetyPlan(tx, user_id))!
}

/** Removes the plan; where there is none, nothing happens. */
export async function removeSafetyPlan(tx: Transaction, user_id: string) {
  const removed = await tx.run(
    tables.deleteFrom('safety_plans').where('user_id', '=', user_id).returning('user_id'),
  )
  if (removed.length > 0) await auditOwn(tx, user_id, 'safety_plan.remove')
}

/**
 * Notifies the provider of the actor's next appointment that they may be unsafe, if the actor consents to
 * that; others follow where no provider takes a step (`escalation/jobs.ts`). No one learns why, nor
 * twice while an alert is open. Where none of their providers can act, those jobs notify admins.
 *
 * @param raise_id of what raised the alert, so that a retry notifies no one again
 * @returns names of the notified, and whether one of them learns of it by this call
 */
export async function raiseSafetyAlerts(tx: Transaction, user_id: string, raise_id: string) {
  const notified = await tx.run(
    tables
      .selectFrom(
        sql<{
          /** Null for a provider who cannot act now. */
          full_name: string | null
          alert_id: string | null
          is_new: boolean
        }>`practice.raise_safety_alerts(${raise_id}::uuid)`.as('notified'),
      )
      .selectAll(),
  )
  for (const { alert_id } of notified)
    if (alert_id) await auditOwn(tx, user_id, 'safety_alert.raise', alert_id)
  return {
    alerted: notified.flatMap(({ full_name }) => (full_name === null ? [] : [{ full_name }])),
    isNew: notified.some(({ is_new }) => is_new),
  }
}

/**
 * What is known of the actor's open alert: to whom an email went, and who has taken it up. Not whether it was read.
 *
 * @param now decides whether it is outside working hours
 */
export async function readOwnAlert(tx: Transaction, user_id: string, now: Date): Promise<OwnAlert> {
  const [calendar, rows, [consent]] = await Promise.all([
    readCalendar(tx),
    tx.run(
      tables
        .selectFrom(
          sql<{
            full_name: string
            reached_as: ReachedAs
            is_sent: boolean
            step: OpenStep | null
            step_at: Date | null
            is_handler: boolean
          }>`practice.told_of_own_alert()`.as('notified'),
        )
        .selectAll(),
    ),
    tx.run(
      tables
        .selectFrom('consents')
        .select('version')
        .where('user_id', '=', user_id)
        .where('purpose', '=', 'safety_alerts')
        .where('withdrawn_at', 'is', null),
    ),
  ])
  const isClosed = closedDaysOf(calendar)
  const taker = rows.find(({ is_handler, step }) => is_handler && step === 'on_it')
  return {
    notified: rows.map(({ full_name, reached_as, is_sent }) => ({
      full_name,
      reached_as,
      is_sent,
    })),
    taken: taker?.step_at ? { full_name: taker.full_name, at: taker.step_at.toISOString() } : null,
    is_out_of_hours: isOutOfHours(now, isClosed),
    next_working_day: nextOpeningDay(now, isClosed),
    agrees_to_duty: consent !== undefined && namesDuty(consent.version),
  }
}

/** Closes the open alerts that this raise began, because the answer was a mistake. It is no error when there is none. */
export async function withdrawSafetyAlerts(tx: Transaction, user_id: string, raise_id: string) {
  const closed = await tx.run(
    tables
      .selectFrom(
        sql<{ alert_id: string }>`practice.withdraw_safety_alerts(${raise_id}::uuid)`.as<'closed'>(
          sql`closed(alert_id)`,
        ),
      )
      .selectAll(),
  )
  for (const { alert_id } of closed) await auditOwn(tx, user_id, 'safety_alert.withdraw', alert_id)
}

async function auditOwn(tx: Transaction, user_id: string, action: string, record_id?: string) {
  await audit(tx, {
    actor_id: user_id,
    subject_id: user_id,
    action,
    ...(record_id ? { record_id } : {}),
  })
}

/** How many alerts no one has closed, of people who still consent to them. */
export async function countOpenAlerts(tx: Transaction) {
  const [row] = await tx.run(
    tables
      .selectFrom('safety_alerts as alert')
      .innerJoin('consents as consent', 'consent.user_id', 'alert.user_id')
      .select(sql<number>`count(*)::integer`.as('ubumi_open_safety_alerts'))
      .where('alert.acknowledged_at', 'is', null)
      .where('consent.purpose', '=', 'safety_alerts')
      .where('consent.withdrawn_at', 'is', null),
  )
  return row!
}
