import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { sql } from 'kysely'
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

const events = tables
  .selectFrom('platform.audit_events as event')
  .leftJoin('user_profiles as actor', 'actor.id', 'event.actor_id')
  .leftJoin('user_profiles as subject', 'subject.id', 'event.subject_id')
  .select(['event.id', 'event.occurred_at', 'event.action', 'event.record_id', 'event.request_id'])
  .select([person('actor'), person('subject')])

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
  let wanted = events
  if (actor !== undefined) wanted = wanted.where('event.actor_id', '=', actor)
  if (subject !== undefined) wanted = wanted.where('event.subject_id', '=', subject)
  if (search.kind) wanted = wanted.where(isOfKind(search.kind))
  if (search.from) wanted = wanted.where('event.occurred_at', '>=', instantAt(search.from))
  if (search.to) wanted = wanted.where('event.occurred_at', '<', instantAt(dayAfter(search.to, 1)))
  if (search.request_id) wanted = wanted.where('event.request_id', '=', search.request_id)
  if (before)
    wanted = wanted.where(
      sql<boolean>`(event.occurred_at, event.id) < (select occurred_at, id from platform.audit_events where id = ${before})`,
    )
  // Null is an unknown address: it has no events.
  const rows =
    actor === null || subject === null
      ? []
      : await tx.run(
          wanted.orderBy('event.occurred_at', 'desc').orderBy('event.id', 'desc').limit(limit),
        )
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

function isOfKind(kind: NonNullable<AuditSearch['kind']>) {
  return kind === 'care'
    ? sql<boolean>`not event.action = any(${Object.keys(openActions)}::text[])`
    : sql<boolean>`event.action = any(${Object.keys(auditKinds[kind].actions)}::text[])`
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
