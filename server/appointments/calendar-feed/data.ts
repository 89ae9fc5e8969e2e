import { sql } from 'kysely'
import type { CalendarFeed, CalendarFeedNames } from '#domain/appointments/calendar-feed.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { hashOfLinkToken, makeLinkToken } from '#server/platform/link-token.ts'
import type { Unsent } from '#server/platform/http/answers.ts'

/** The caller's feed, without its secret. */
export async function readFeed(
  tx: Transaction,
  user_id: string,
): Promise<Unsent<CalendarFeed, 'made_at'>> {
  const [row] = await tx.run(
    tables
      .selectFrom('calendar_feeds')
      .select(['created_at', 'shows_names', 'last_read_on'])
      .where('user_id', '=', user_id),
  )
  return {
    made_at: row?.created_at ?? null,
    shows_names: row?.shows_names ?? false,
    last_read_on: row?.last_read_on ?? null,
  }
}

/**
 * Makes a feed, or gives the caller's feed a new address: the old one ends. Whether it shows names stays.
 *
 * @returns the token, which is stored as a hash only
 */
export async function makeFeed(tx: Transaction, user_id: string): Promise<string> {
  const token = makeLinkToken()
  const token_hash = hashOfLinkToken(token)
  const [feed] = await tx.run(
    tables
      .insertInto('calendar_feeds')
      .values({ user_id, token_hash })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ token_hash, created_at: sql<Date>`now()`, last_read_on: null }),
      )
      .returning('id'),
  )
  await auditOwn(tx, user_id, 'calendar_feed.make', feed!.id)
  return token
}

/** Shows names in the caller's feed or hides them. @returns whether they have a feed */
export async function setFeedNames(
  tx: Transaction,
  user_id: string,
  { shows_names }: CalendarFeedNames,
): Promise<boolean> {
  const [feed] = await tx.run(
    tables
      .updateTable('calendar_feeds')
      .set({ shows_names })
      .where('user_id', '=', user_id)
      .returning('id'),
  )
  if (!feed) return false
  await auditOwn(tx, user_id, `calendar_feed.${shows_names ? 'show_names' : 'hide_names'}`, feed.id)
  return true
}

/** Ends the caller's feed, once. */
export async function endFeed(tx: Transaction, user_id: string): Promise<void> {
  const [feed] = await tx.run(
    tables.deleteFrom('calendar_feeds').where('user_id', '=', user_id).returning('id'),
  )
  if (feed) await auditOwn(tx, user_id, 'calendar_feed.revoke', feed.id)
}
