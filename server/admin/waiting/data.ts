import { type RawBuilder, sql } from 'kysely'
import { checkedForDays } from '#domain/admin/limits.ts'
import type { PendingCounts, WaitingKind } from '#domain/admin/waiting.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { countUnreviewed } from '../../library/reviews/data.ts'
import { onDutyNow } from '../safety-duties/data.ts'

/** Rows that wait: where they are, which of them, and since when. */
export interface WaitingRows {
  /** Which number of `PendingCounts` they are in. */
  counted: keyof PendingCounts
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  since: RawBuilder<Date>
  id: RawBuilder<string>
}

const id = sql<string>`id`
const submitted = { since: sql<Date>`submitted_at`, id }
const pending = sql`status = 'pending'`

/** Since when an urgent referral waits, as the index `referrals_urgent` has it. */
const referralWaits = sql<Date>`(case status when 'asked' then created_at when 'sent' then sent_at else decided_at end)`

/**
 * Everything that waits for admins, by kind. No name is read, so nothing is audited.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 */
export const waitingRows = (today: string): Record<WaitingKind, WaitingRows> => ({
  // One for each person, as their page has it.
  safety_alert: {
    counted: 'safety_alerts',
    from: sql`(select (array_agg(a.id order by a.id))[1] as id, min(a.raised_at) as raised_at
      from public.safety_alerts a where a.acknowledged_at is null
        and exists (select from public.consents c where c.user_id = a.user_id
          and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
      group by a.user_id having bool_or(a.admins_told_for = a.due_at)) as of_person`,
    where: sql`true`,
    since: sql<Date>`raised_at`,
    id,
  },
  missing_duty: {
    counted: 'missing_duties',
    from: sql`(${onDutyNow}) as on_duty`,
    where: sql`on_duty.count = 0`,
    since: sql<Date>`to_timestamp(0)`,
    id: sql<string>`'00000000-0000-4000-8000-000000000000'::uuid`,
  },
  late_call_back: {
    counted: 'late_call_backs',
    from: sql`public.call_backs`,
    where: sql`status = 'open' and ends_at < now()`,
    since: sql<Date>`ends_at`,
    id,
  },
  late_referral: {
    counted: 'late_referrals',
    from: sql`public.referrals`,
    // As `practice.is_late_referral` says, with one bound for all rows.
    where: sql`urgency = 'urgent' and status in ('asked', 'sent', 'accepted') and (status = 'asked' or outside is null)
      and ${referralWaits} < (select practice.referrals_late_before())`,
    since: referralWaits,
    id,
  },
  late_check_in: {
    counted: 'late_check_ins',
    from: sql`public.check_ins`,
    // One that no therapist may read any more is late for none of them.
    where: sql`answered_at is null and due_at < now() and check_ins.is_agreed(user_id)`,
    since: sql<Date>`due_at`,
    id,
  },
  late_question: {
    counted: 'late_questions',
    from: sql`public.support_questions`,
    where: sql`status = 'waiting' and due_at < now()`,
    since: sql<Date>`due_at`,
    id,
  },
  registration: {
    counted: 'registrations',
    from: sql`public.provider_registrations`,
    where: pending,
    ...submitted,
  },
  verification: {
    counted: 'verifications',
    from: sql`public.student_verifications`,
    where: pending,
    ...submitted,
  },
  identity_change: {
    counted: 'identity_changes',
    from: sql`public.identity_changes`,
    where: pending,
    ...submitted,
  },
  message: {
    counted: 'messages',
    from: sql`public.contact_messages`,
    where: sql`answered_at is null`,
    since: sql<Date>`"submittedAt"`,
    id,
  },
  refund: {
    counted: 'refunds',
    from: sql`public.payments`,
    where: sql`refund_status = 'requested'`,
    since: sql<Date>`refund_requested_at`,
    id,
  },
  failed_refund: {
    counted: 'refunds',
    from: sql`public.payments`,
    where: sql`refund_failure is not null and refund_status <> 'requested'`,
    since: sql<Date>`refund_requested_at`,
    id,
  },
  payment_difference: {
    counted: 'payment_differences',
    from: sql`public.payment_differences`,
    where: sql`explained_at is null`,
    since: sql<Date>`found_at`,
    id,
  },
  open_till: {
    counted: 'open_tills',
    from: sql`public.tills`,
    where: sql`closed_at is null and day < ${today}::date`,
    since: sql<Date>`((day + 1)::timestamp at time zone 'Africa/Lusaka')`,
    id,
  },
  helpline: {
    counted: 'crisis_lines',
    from: sql`public.crisis_lines`,
    // No one here can dial one of abroad: `npm run check-release` leaves it out, too.
    where: sql`is_shown and kind <> 'abroad'
      and (last_checked is null or last_checked < ${today}::date - ${checkedForDays}::integer)`,
    since: sql<Date>`(coalesce((last_checked + ${checkedForDays}::integer + 1)::timestamp at time zone 'Africa/Lusaka', created_at))`,
    id,
  },
  undelivered_email: {
    counted: 'undelivered_email',
    from: sql`platform.mail_outbox`,
    where: sql`last_error is not null and undelivered <> 'expired'`,
    since: sql<Date>`created_at`,
    id,
  },
})

/** Counts what is pending on each admin page. @param today the present day in Lusaka, `YYYY-MM-DD` */
export async function countPending(tx: Transaction, today: string): Promise<PendingCounts> {
  const counted = await Promise.all(
    Object.values(waitingRows(today)).map(async ({ counted, from, where }) => {
      const rows = sql<object>`(select from ${from} where ${where})`.as('waiting')
      const [row] = await tx.run(
        tables.selectFrom(rows).select(sql<number>`count(*)::integer`.as('count')),
      )
      return [counted, row!.count] as const
    }),
  )
  const sums = { guides: await countUnreviewed(tx) } as PendingCounts
  for (const [place, count] of counted) sums[place] = (sums[place] ?? 0) + count
  return sums
}
