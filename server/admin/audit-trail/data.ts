import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { type RawBuilder, sql } from 'kysely'
import { auditKinds, openActions } from '#domain/admin/audit-kinds.ts'
import type { AuditSearch } from '#domain/admin/audit-trail.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { tellableOf } from './rules.ts'

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

/** The newest events that meet the conditions, read in the order of an index. */
const newest = (conditions: readonly Condition[], limit: number) => sql<Found>`
  select event.id, event.occurred_at, event.action, event.record_id, event.request_id, event.actor_id, event.subject_id
  from platform.audit_events as event where ${sql.join([sql`true`, ...conditions], sql` and `)}
  order by event.occurred_at desc, event.id desc limit ${limit}`

/**
 * The same for some actions: the newest of each. Asked for any of them at once, PostgreSQL reads the
 * trail backwards through all events of other actions: a second for a rare kind among 500,000.
 */
const newestOfActions = (
  actions: readonly string[],
  conditions: readonly Condition[],
  limit: number,
) => sql<Found>`
  select found.id, found.occurred_at, found.action, found.record_id, found.request_id, found.actor_id, found.subject_id
  from unnest(${actions}::text[]) as wanted(action)
  cross join lateral (${newest([sql<boolean>`event.action = wanted.action`, ...conditions], limit)}) as found`

/**
 * Events of the trail as far as an admin may know them, the newest first. The search is put on record:
 * in that of the person whose trail it was, or in the admin's own. As the system: no policy lets an
 * admin at the trail itself.
 *
 * @param search.before the event behind which to go on
 */
export async function searchTrail(
  tx: Transaction,
  admin_id: string,
  { limit, before, ...search }: AuditSearch & { limit: number; before?: string | undefined },
) {
  const [actor, subject] = await Promise.all([
    resolve(tx, search.actor),
    resolve(tx, search.subject),
  ])
  const conditions: Condition[] = []
  const add = (condition: Condition) => void conditions.push(condition)
  if (actor) add(sql`event.actor_id = ${actor}`)
  if (subject) add(sql`event.subject_id = ${subject}`)
  if (search.from) add(sql`event.occurred_at >= ${instantAt(search.from)}`)
  if (search.to) add(sql`event.occurred_at < ${instantAt(dayAfter(search.to, 1))}`)
  if (search.request_id) add(sql`event.request_id = ${search.request_id}`)
  if (before)
    add(
      sql`(event.occurred_at, event.id) < (select occurred_at, id from platform.audit_events where id = ${before})`,
    )
  const { kind } = search
  const actions = kind && kind !== 'care' ? Object.keys(auditKinds[kind].actions) : undefined
  if (kind === 'care') add(sql`not event.action = any(${Object.keys(openActions)}::text[])`)
  // Of one record there are few events, so they are read and filtered.
  const isByAction = actions && !subject
  if (actions && subject) add(sql`event.action = any(${actions}::text[])`)
  const found = isByAction ? newestOfActions(actions, conditions, limit) : newest(conditions, limit)
  // Null is an unknown address: it has no events.
  const rows =
    actor === null || subject === null ? [] : await tx.run(withPeople(found).limit(limit))
  await audit(tx, {
    actor_id: admin_id,
    subject_id: subject ?? admin_id,
    action: 'audit_trail.read',
  })
  return rows.map(({ action, record_id, ...event }) => ({
    ...event,
    ...tellableOf({ action, record_id }),
  }))
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
