import type { TableAccess } from './access.ts'
import { readsBy, signedIn, systemAnd, systemDoesAll, systemOnly, text } from './access-words.ts'

const ofSubject: TableAccess['belongsTo'] = (person) => `subject_id = ${text(person.id)}`

/** A partition: it is reached through the partitioned table alone, also by the system. */
const partition = (occurred_at: string): TableAccess => ({
  grants: {},
  policies: {},
  belongsTo: ofSubject,
  row: (person, actor) => ({
    actor_id: text(actor.id),
    subject_id: text(person.id),
    action: `'profile.read'`,
    occurred_at,
  }),
  change: 'actor_id = null',
  allows: {},
})

/** The months that a database has which was migrated today: from the one after next on. */
const months = [2, 3].map((ahead) => {
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))
  return month.toISOString().slice(0, 7)
})

/** The reviewed access to the audit trail; part of `accessTable`. */
export const auditAccess: Record<string, TableAccess> = {
  'platform.audit_events': {
    grants: {
      authenticated: 'insert, select',
      // Taking out who did it is all that is ever changed: when that person's account is erased.
      service_role: 'delete, insert, select, update (actor_id)',
    },
    policies: {
      'a person reads what was done to their record': readsBy('subject_id'),
      'a person records what they do themselves':
        'insert to authenticated with check ((actor_id = ( SELECT auth.uid() AS uid)))',
      'the system keeps the trail': systemDoesAll,
    },
    belongsTo: (person) => `subject_id = ${text(person.id)}`,
    row: (person, actor) => ({
      actor_id: text(actor.id),
      subject_id: text(person.id),
      action: `'profile.read'`,
    }),
    forgery: (actor, stranger) => ({
      actor_id: text(stranger.id),
      subject_id: text(actor.id),
      action: `'profile.read'`,
    }),
    change: 'actor_id = null',
    ownerColumn: 'subject_id',
    allows: {
      own: { select: signedIn },
      // One may read another's record, so one must be able to put that on record.
      anyone: { ...systemOnly('select', 'update', 'delete'), insert: systemAnd(signedIn) },
    },
  },
  'platform.audit_events_before': partition('now()'),
  'platform.audit_events_default': partition(`'2999-12-31'`),
  ...Object.fromEntries(
    months.map((month) => [
      `platform.audit_events_${month.replace('-', '_')}`,
      partition(`'${month}-15'`),
    ]),
  ),
}

/** Partitions are made and dropped by their owner, as whom the system calls these. */
export const auditFunctions: Record<string, string> = {
  'platform.make_audit_months(ahead integer)': 'service_role',
  'platform.drop_audit_month(ended_before timestamp with time zone)': 'service_role',
  'platform.delete_first_audit_events(occurred_before timestamp with time zone, most integer)':
    'service_role',
}
