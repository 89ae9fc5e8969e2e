import { sql } from 'kysely'
import {
  isUrgentKind,
  type WaitingEntry,
  type WaitingKind,
  type WaitingPage,
} from '#domain/admin/waiting.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { waitingRows } from '../data.ts'
import { type WaitingCursor, writeCursor } from './cursor.ts'

type Entry = Unsent<WaitingEntry, 'since'>
type Row = Omit<Entry, 'since'> & { since: Date; microseconds: string }

/**
 * All that waits for admins, what is urgent first, then the oldest, in one statement: each kind gives at most a
 * page of its own, in the order of its index, so that ten thousand old ones cost no more than a page.
 *
 * @param wanted.today the present day in Lusaka, `YYYY-MM-DD`
 */
export async function listWaiting(
  tx: Transaction,
  wanted: { today: string; limit: number; after?: WaitingCursor | undefined },
): Promise<Omit<WaitingPage, 'entries'> & { entries: Entry[] }> {
  const { today, limit, after } = wanted
  const kinds = Object.entries(waitingRows(today)) as [
    WaitingKind,
    ReturnType<typeof waitingRows>[WaitingKind],
  ][]
  const parts = kinds
    .filter(([kind]) => !after || after.is_urgent || !isUrgentKind(kind))
    .map(([kind, { from, where, since, id }]) => {
      const isAmong = after && after.is_urgent === isUrgentKind(kind)
      const follows = isAmong
        ? sql`(${since}, ${id}) > (timestamptz 'epoch' + ${after.since}::bigint * interval '1 microsecond', ${after.id}::uuid)`
        : sql`true`
      return sql`(select ${kind}::text as kind, ${isUrgentKind(kind)}::boolean as is_urgent, ${id} as id, ${since} as since
        from ${from} where ${where} and ${follows} order by ${since}, ${id} limit ${limit + 1}::integer)`
    })
  const rows = await tx.run(
    tables
      .selectFrom(sql<Row>`(${sql.join(parts, sql` union all `)})`.as('waiting'))
      .select(['kind', 'is_urgent', 'id'])
      .select(sql<Date>`date_trunc('milliseconds', since)`.as('since'))
      .select(sql<string>`(extract(epoch from since) * 1000000)::bigint::text`.as('microseconds'))
      .orderBy('is_urgent', 'desc')
      .orderBy(sql`waiting.since`)
      .orderBy('id')
      .limit(limit + 1),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    entries: shown.map((row) => {
      const { microseconds: _, since, ...entry } = row
      return { ...entry, since: entry.kind === 'missing_duty' ? null : since }
    }),
    next: last ? writeCursor({ ...last, since: last.microseconds }) : null,
  }
}
