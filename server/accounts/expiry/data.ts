import { type RawBuilder, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { idleDays } from '../sessions/rules.ts'

/** Rows that are of no use to anybody any more, by table. */
const spent: Partial<Record<keyof Database, RawBuilder<boolean>>> = {
  'accounts.sessions': sql<boolean>`not_after < now() or refreshed_at < now() - make_interval(days => ${idleDays}::integer)`,
  'accounts.one_time_tokens': sql<boolean>`expires_at < now()`,
  'accounts.flow_states': sql<boolean>`coalesce(opened_at, created_at) < now() - interval '1 day'`,
  'accounts.factor_challenges': sql<boolean>`expires_at < now()`,
  'accounts.factors': sql<boolean>`status = 'unverified' and greatest(created_at, last_challenged_at) < now() - interval '1 day'`,
  'accounts.mail_intervals': sql<boolean>`sent_at < now() - interval '1 hour'`,
  // Nobody will send it any more, and it holds an address.
  'platform.mail_outbox': sql<boolean>`given_up_at < now() - interval '7 days'`,
}

/** Deletes what has run out: sessions, one-time tokens, unfinished second factors and the like. */
export async function sweepSpentRows(tx: Transaction): Promise<void> {
  await Promise.all(
    Object.entries(spent).map(([table, isSpent]) =>
      tx.run(tables.deleteFrom(table as keyof Database).where(isSpent)),
    ),
  )
}
