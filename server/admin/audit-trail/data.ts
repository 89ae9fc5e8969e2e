import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { type RawBuilder, sql } from 'kysely'
import { auditKinds, openActions } from '#domain/admin/audit-kinds.ts'
import type { AuditSearch } from '#domain/admin/audit-trail.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { stepsBack, redactForAdmin, type TimeSpan } from './audit-search.ts'

interface Person {
  id: string
  full_name: string
  role: string
}

const person = (name: 'actor' | 'subject') =>
  sql<Person | null>`case when ${sql.ref(`${name}.id`)} is not null then jsonb_build_object('id', ${sql.ref(`${name}.id`)},
    'full_name', ${sql.ref(`${name}.full_name`)}, 'role', case when ${sql.ref(`${name}.is_student`)} then 'student' else ${sql.ref(`${name}.role`)} end) end`.as(
    name,
  )

interface Found {
  id: string
  occurred_at: Date
  action: string
  record_id: string | null
  request_id: string | null
  actor_id: string | null
  subject_id: string | null
}

type Condition = RawBuilder<boolean>

/** The newest events that meet the conditions, read in the order of an index of each partition. */
const newest = (conditions: readonly Condition[], limit: number) => sql<Found>`
  select event.id, event.occurred_at, event.action, event.record_id, event.request_id, event.actor_id, event.subject_id
  from platform.audit_events as event where ${sql.join([sql`true`, ...conditions], sql` and `)}
  order by event.occurred_at desc, event.id desc limit ${limit}`

/**
 * The same for some actions: the newest of each, by a statement that names it. Asked for any of them at once, or for
 * one that PostgreSQL does not know when it plans, it reads the trail backwards through all events of other actions:
 * a second for a rare kind among 500,000.
 */
const newestOfActions = (
  actions: readonly string[],
  conditions: readonly Condition[],
  limit: number,
) =>
  sql<Found>`${sql.join(
    actions.map(
      (action) => sql`(${newest([sql<boolean>`event.action = ${action}`, ...conditions], limit)})`,
    ),
    sql` union all `,
  )}`

/**
 * Events of the trail as far as an admin may know them, the newest first. As the system: no policy lets
 * an admin at the trail itself. To be recorded by `auditTrailSearch`.
 *
 * @param search.before the event behind which to go on
 * @returns also whose trail it was, where it was one person's
 */
export async function searchTrail(
  tx: Transaction,
  { limit, before, ...search }: AuditSearch & { limit: number; before?: string | undefined },
) {
  const [actor, subject] = await Promise.all([
    resolve(tx, search.actor),
    resolve(tx, search.subject),
  ])
  const last = before === undefined ? undefined : await findTime(tx, before)
  const conditions: Condition[] = []
  const add = (condition: Condition) => void conditions.push(condition)
  if (actor) add(sql`event.actor_id = ${actor}`)
  if (subject) add(sql`event.subject_id = ${subject}`)
  if (search.request_id) add(sql`event.request_id = ${search.request_id}`)
  if (last) add(sql`(event.occurred_at, event.id) < (${last.exact}::timestamptz, ${before}::uuid)`)
  const { kind } = search
  const actions = kind && kind !== 'care' ? Object.keys(auditKinds[kind].actions) : undefined
  if (kind === 'care') add(sql`not event.action = any(${Object.keys(openActions)}::text[])`)
  // Of one record there are few events, so they are read and filtered.
  const isByAction = actions && !subject
  if (actions && subject) add(sql`event.action = any(${actions}::text[])`)
  const find = (more: readonly Condition[], wanted: number) =>
    isByAction
      ? newestOfActions(actions, [...conditions, ...more], wanted)
      : newest([...conditions, ...more], wanted)
  // Null is an unknown address, or an event that is gone: nothing is found.
  const isEmpty = actor === null || subject === null || last === null
  const rows = isEmpty ? [] : await readSteps(tx, find, limitsOf(search, last?.at), limit)
  const events = rows.map(({ action, record_id, ...event }) => ({
    ...event,
    ...redactForAdmin({ action, record_id }),
  }))
  return { events, subject_id: subject ?? undefined }
}

/** Records a search: in the trail of the person whose it was, or in the admin's own. */
export async function auditTrailSearch(tx: Transaction, actor_id: string, subject_id = actor_id) {
  await audit(tx, { actor_id, subject_id, action: 'audit_trail.read' })
}

/**
 * Makes PostgreSQL plan each statement of this transaction for its values. A plan for any values opens all
 * partitions, and reads a month by the wrong index: half a second for what takes six milliseconds.
 */
async function planByValues(tx: Transaction): Promise<void> {
  const query = sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`
  await tx.run({ compile: () => query.compile(tables) })
}

/** Reads the newest events step by step, until there are enough. */
async function readSteps(
  tx: Transaction,
  find: (more: readonly Condition[], wanted: number) => RawBuilder<Found>,
  limits: Partial<TimeSpan>,
  limit: number,
) {
  const read = ({ from, to }: TimeSpan, wanted: number) => {
    const isWithin: Condition[] = [
      sql`event.occurred_at >= ${from}::timestamptz`,
      sql`event.occurred_at < ${to}::timestamptz`,
    ]
    return tx.run(withPeople(find(isWithin, wanted)).limit(wanted))
  }
  const rows: Awaited<ReturnType<typeof read>> = []
  await planByValues(tx)
  for (const span of stepsBack(limits, now())) {
    rows.push(...(await read(span, limit - rows.length)))
    if (rows.length >= limit) break
  }
  return rows
}

/** The time of an event, also in its full precision; null where there is none. */
async function findTime(tx: Transaction, id: string) {
  const [found] = await tx.run(
    tables
      .selectFrom('platform.audit_events')
      .select(['occurred_at as at', sql<string>`occurred_at::text`.as('exact')])
      .where('id', '=', id),
  )
  return found ?? null
}

/** The time in which a search finds events. @param last when the event was behind which it goes on */
function limitsOf({ from, to }: AuditSearch, last: Date | undefined): Partial<TimeSpan> {
  const ends = [
    ...(to ? [instantAt(dayAfter(to, 1)).getTime()] : []),
    // A Date has no microseconds.
    ...(last ? [last.getTime() + 1] : []),
  ]
  return {
    ...(from ? { from: instantAt(from) } : {}),
    ...(ends.length > 0 ? { to: new Date(Math.min(...ends)) } : {}),
  }
}

/** Events with the names of both people, the newest first. */
function withPeople(found: RawBuilder<Found>) {
  return tables
    .selectFrom(sql<Found>`(${found})`.as('event'))
    .leftJoin('user_profiles as actor', 'actor.id', 'event.actor_id')
    .leftJoin('user_profiles as subject', 'subject.id', 'event.subject_id')
    .select([
      'event.id',
      'event.occurred_at',
      'event.action',
      'event.record_id',
      'event.request_id',
    ])
    .select([person('actor'), person('subject')])
    .orderBy('event.occurred_at', 'desc')
    .orderBy('event.id', 'desc')
}

/** The id to filter by: undefined without a filter, null for an unknown address. */
async function resolve(
  tx: Transaction,
  who: string | undefined,
): Promise<string | null | undefined> {
  if (!who?.includes('@')) return who
  const [account] = await tx.run(
    tables.selectFrom('accounts.users').select('id').where('email', '=', who),
  )
  return account?.id ?? null
}
