import { sql } from 'kysely'
import {
  type FigurePeriod,
  type PeriodFigures,
  shownPeriods,
  type TopicFigures,
} from '#domain/support/figures.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Each promise: when it was made, and how it was kept. One that its person withdrew in time counts for nothing. */
const promises = (at: Date) => sql<{ asked_at: Date }>`(
  select m.created_at as asked_at, q.topic, m.open_minutes, m.answered_at,
    (m.answered_at is not null and m.answered_at <= m.due_at) as in_time
  from public.support_messages m join public.support_questions q on q.id = m.question_id
  where m.due_at is not null
    and (m.answered_at is not null or m.due_at < coalesce(m.withdrawn_at, ${at}::timestamptz)))`

/** The first day of the week (Monday) or month of an instant in Lusaka. */
const periodOf = (by: FigurePeriod, instant: ReturnType<typeof sql<Date>>) =>
  sql<string>`date_trunc(${by}::text, ${instant} at time zone 'Africa/Lusaka')::date`

const kept = [
  sql<number>`count(*)::integer`.as('counted'),
  sql<number>`(count(*) filter (where in_time))::integer`.as('in_time'),
  sql<number | null>`round(percentile_cont(0.5) within group (order by open_minutes))::integer`.as(
    'median_minutes',
  ),
  sql<number | null>`max(open_minutes)`.as('longest_minutes'),
] as const

/** How the promise was kept in the present week or month and those before, and by topic. */
export async function readFigures(
  tx: Transaction,
  by: FigurePeriod,
  at: Date,
): Promise<{ periods: PeriodFigures[]; topics: TopicFigures[] }> {
  const period = periodOf(by, sql<Date>`asked_at`)
  const present = periodOf(by, sql<Date>`${at}::timestamptz`)
  const first = sql<string>`(${present} - ${`${shownPeriods - 1} ${by}s`}::interval)::date`
  const shown = tables
    .selectFrom(promises(at).as('promise'))
    .where(sql<boolean>`${period} >= ${first}`)
  const [periods, topics] = await Promise.all([
    tx.run(
      shown
        .select(period.as('from'))
        .select(kept)
        .groupBy(sql`1`)
        .orderBy(sql`1`, 'desc'),
    ),
    tx.run(
      shown
        .select(sql<TopicFigures['topic']>`topic`.as('topic'))
        .select(kept)
        .groupBy('topic')
        .orderBy('topic'),
    ),
  ])
  return { periods, topics }
}

/** What waits now. */
export async function countWaitingNow(tx: Transaction, at: Date) {
  const [row] = await tx.run(
    tables
      .selectFrom('support_questions')
      .select(sql<number>`count(*)::integer`.as('waiting'))
      .select(sql<number>`(count(*) filter (where due_at < ${at}))::integer`.as('overdue'))
      .select(sql<Date | null>`min(due_at) filter (where due_at < ${at})`.as('overdue_since'))
      .where('status', '=', 'waiting'),
  )
  return row!
}
