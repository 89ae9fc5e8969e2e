import { type RawBuilder, sql } from 'kysely'
import { retention } from '#domain/accounts/retention.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Database } from '#server/platform/db/column-types.ts'
import { erasePerson } from '../my-data/data.ts'

/** Rows without any further use, by table. */
const expired: Partial<Record<keyof Database, RawBuilder<boolean>>> = {
  'accounts.sessions': sql<boolean>`not_after < now() or refreshed_at < now() - make_interval(days => ${retention.idleSession}::integer)`,
  'accounts.one_time_tokens': sql<boolean>`expires_at < now()`,
  'accounts.flow_states': sql<boolean>`coalesce(opened_at, created_at) < now() - interval '1 day'`,
  'accounts.factor_challenges': sql<boolean>`expires_at < now()`,
  'accounts.factors': sql<boolean>`status = 'unverified' and greatest(created_at, last_challenged_at) < now() - interval '1 day'`,
  'accounts.wrong_codes': sql<boolean>`wrong_at < now() - interval '1 day'`,
  'accounts.known_addresses': sql<boolean>`last_right_at < now() - interval '90 days'`,
  'accounts.mail_intervals': sql<boolean>`sent_at < now() - interval '1 hour'`,
  // Those of an account in use: they end when an unconfirmed account would.
  'accounts.sign_ups': sql<boolean>`not exists (select from accounts.sign_ups later where later.user_id = sign_ups.user_id and later.created_at >= now() - make_interval(days => ${retention.unconfirmedAccount}::integer)) and exists (select from accounts.users u where u.id = user_id and u.email_confirmed_at is not null)`,
  'accounts.used_links': sql<boolean>`used_at < now() - make_interval(days => ${retention.usedLink}::integer)`,
  'accounts.wrong_tries': sql<boolean>`last_at < now() - interval '1 hour'`,
  'accounts.wrong_passwords': sql<boolean>`greatest(since, warned_at) < now() - interval '1 hour'`,
  'platform.rate_limits': sql<boolean>`ends_at < now()`,
  // Who came to which group is private, and of no use once it is over.
  group_registrations: sql<boolean>`exists (select from group_sessions s where s.id = session_id and s.session_time < now() - make_interval(days => ${retention.groupPlace}::integer))`,
  // An invitation: what the clinic wrote down is the record of a registered patient, which no time erases.
  clinic_records: sql<boolean>`patient_id is not null and not is_erased_unanswered and created_at < now() - make_interval(days => ${retention.clinicRecord}::integer)`,
  call_backs: sql<boolean>`ended_at < now() - make_interval(days => ${retention.callBack}::integer)`,
  contact_messages: sql<boolean>`answered_at < now() - make_interval(days => ${retention.answeredMessage}::integer)`,
  // Shown to admins for a while; or left by a server that ended in the last attempt, and carried by no one.
  'platform.mail_outbox': sql<boolean>`case when undelivered_at is not null then undelivered_at < now() - make_interval(days => ${retention.undeliveredEmail}::integer)
    else sent_at is null and not exists (select from pgboss.job where name = 'platform.mail' and job.id = mail_outbox.id and state <= 'active') end`,
}

const maxErased = 200

/**
 * Deletes what has run out: sessions, one-time tokens, unfinished second factors, accounts that were
 * never confirmed, and the like.
 */
export async function deleteExpiredRows(tx: Transaction): Promise<void> {
  await Promise.all(
    Object.entries(expired).map(([table, isExpired]) =>
      tx.run(tables.deleteFrom(table as keyof Database).where(isExpired)),
    ),
  )
  for (const { id } of await findNeverConfirmed(tx)) {
    await deleteConfirmations(tx, id)
    await erasePerson(tx, id)
  }
}

/**
 * Of the emails to an address that was never confirmed, those that ask to confirm it are the account's: no other
 * account gets one for an address that is in use. The others may be its owner's, and stay.
 */
async function deleteConfirmations(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(
    tables
      .deleteFrom('platform.mail_outbox')
      .where('kind', '=', 'confirmation')
      .where('recipient', '=', (account) =>
        account
          .selectFrom('accounts.users')
          .select('email')
          .where('id', '=', user_id)
          .$castTo<{ email: string }>(),
      ),
  )
}

/** Those that got an email: one that an operator created without an email is left to the operator. */
function findNeverConfirmed(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom('accounts.users')
      .select('id')
      .where('email_confirmed_at', 'is', null)
      .where('deleted_at', 'is', null)
      // Erasing a suspended account would lift the suspension.
      .where(sql<boolean>`coalesce(banned_until <= now(), true)`)
      .where(
        sql<boolean>`greatest(confirmation_sent_at, invited_at, recovery_sent_at) < now() - make_interval(days => ${retention.unconfirmedAccount}::integer)
          or invited_at < now() - make_interval(days => ${retention.staffInvitation}::integer)
            and exists (select from user_profiles p where p.id = users.id and p.role in ('admin', 'front_desk'))`,
      )
      // What an admin merged into it, or it into another, is of a patient.
      .where(
        sql<boolean>`not exists (select from accounts.patient_merges m where users.id in (m.gone_id, m.remaining_id) and m.state <> 'undone')`,
      )
      .limit(maxErased),
  )
}
