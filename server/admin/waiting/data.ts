import { sql } from 'kysely'
import { checkedForDays } from '#domain/admin/limits.ts'
import type { PendingCounts } from '#domain/admin/waiting.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { onDutyNow } from '../safety-duties/data.ts'

const count = sql<number>`count(*)::integer`.as('count')

/**
 * Counts what is pending on each admin page; no name is read, so nothing is audited.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 */
export async function countPending(tx: Transaction, today: string): Promise<PendingCounts> {
  const waiting = {
    safety_alerts: tables
      .selectFrom('safety_alerts as alert')
      .innerJoin('consents as consent', 'consent.user_id', 'alert.user_id')
      .select(sql<number>`count(distinct alert.user_id)::integer`.as('count'))
      .where('alert.acknowledged_at', 'is', null)
      .where(sql<boolean>`alert.admins_told_for = alert.due_at`)
      .where('consent.purpose', '=', 'safety_alerts')
      .where('consent.withdrawn_at', 'is', null),
    missing_duties: tables
      .selectFrom(onDutyNow.as('on_duty'))
      .select(sql<number>`(on_duty.count = 0)::integer`.as('count')),
    late_call_backs: tables
      .selectFrom('call_backs')
      .select(count)
      .where('status', '=', 'open')
      .where('ends_at', '<', sql<Date>`now()`),
    late_referrals: tables
      .selectFrom('referrals')
      .select(count)
      .where('urgency', '=', 'urgent')
      .where('status', 'in', ['asked', 'sent', 'accepted'])
      .where(
        sql<boolean>`practice.is_late_referral(urgency, status, outside, created_at, sent_at, decided_at)`,
      ),
    registrations: tables
      .selectFrom('provider_registrations')
      .select(count)
      .where('status', '=', 'pending'),
    identity_changes: tables
      .selectFrom('identity_changes')
      .select(count)
      .where('status', '=', 'pending'),
    verifications: tables
      .selectFrom('student_verifications')
      .select(count)
      .where('status', '=', 'pending'),
    messages: tables.selectFrom('contact_messages').select(count).where('answered_at', 'is', null),
    refunds: tables
      .selectFrom('payments')
      .select(count)
      .where(sql<boolean>`(refund_status = 'requested' or refund_failure is not null)`),
    open_tills: tables
      .selectFrom('tills')
      .select(count)
      .where('closed_at', 'is', null)
      .where('day', '<', today),
    crisis_lines: tables
      .selectFrom('crisis_lines')
      .select(count)
      .where('is_shown', '=', true)
      // No one here can dial it: `npm run check-release` leaves it out, too.
      .where('kind', '!=', 'abroad')
      .where(
        sql<boolean>`(last_checked is null or last_checked < ${today}::date - ${checkedForDays}::integer)`,
      ),
    undelivered_email: tables
      .selectFrom('platform.mail_outbox')
      .select(count)
      .where('last_error', 'is not', null)
      .where('undelivered', '!=', 'expired'),
  }
  const counted = Object.entries(waiting).map(async ([place, query]) => {
    const [row] = await tx.run(query)
    return [place, row!.count] as const
  })
  return Object.fromEntries(await Promise.all(counted)) as Record<keyof typeof waiting, number>
}
