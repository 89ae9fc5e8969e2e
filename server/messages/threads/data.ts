import { type RawBuilder, sql } from 'kysely'
import type { Identity } from '#domain/practice/identity.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import type { listUrgent } from '../urgency/data.ts'

/** What `messages.own_threads` answers of a conversation. */
export interface ThreadRow {
  id: string
  as: 'patient' | 'provider'
  person_id: string | null
  full_name: string
  specialty: string | null
  profile_picture_url: string | null
  last_message_at: Date | null
  last_body: string | null
  is_last_own: boolean | null
  unread: number
  may_write: boolean
}

/** What a thread is beside its row. */
export interface ThreadState {
  urgent_at: Date | null
  is_archived: boolean
}

export const threadOf = (row: ThreadRow, identity: Identity, state: ThreadState) => ({
  id: row.id,
  as: row.as,
  person:
    row.person_id === null
      ? null
      : {
          id: row.person_id,
          full_name: row.full_name,
          specialty: row.specialty,
          profile_picture_url: row.profile_picture_url,
          ...identity,
        },
  last_message:
    row.last_body === null || row.last_message_at === null
      ? null
      : {
          body: row.last_body,
          is_own: row.is_last_own ?? false,
          created_at: row.last_message_at,
        },
  unread: row.unread,
  may_write: row.may_write,
  ...state,
})

/** Threads as their list shows them, put on record for a provider. */
export async function describeThreads(
  tx: Transaction,
  user_id: string,
  rows: readonly ThreadRow[],
  urgent: Awaited<ReturnType<typeof listUrgent>>,
) {
  const [identityOf, archived] = await Promise.all([
    readIdentities(tx, patientsOf(rows)),
    archivedOf(tx, rows),
  ])
  await recordPatientsRead(tx, user_id, patientsIn(rows), 'threads.read')
  const since = new Map(urgent.map(({ id, urgent_at }) => [id, urgent_at]))
  return rows.map((row) =>
    threadOf(row, identityOf(row.person_id), {
      urgent_at: since.get(row.id) ?? null,
      is_archived: archived.has(row.id),
    }),
  )
}

/** Those of these threads that the actor, their provider, has put away. */
export async function archivedOf(
  tx: Transaction,
  rows: readonly Pick<ThreadRow, 'id' | 'as'>[],
): Promise<Set<string>> {
  const own = rows.filter((row) => row.as === 'provider').map(({ id }) => id)
  if (own.length === 0) return new Set()
  const found = await tx.run(
    tables
      .selectFrom(sql<{ id: string }>`unnest(${own}::uuid[])`.as<'thread'>(sql`thread(id)`))
      .select('thread.id')
      .where(sql<boolean>`messages.is_archived(thread.id)`),
  )
  return new Set(found.map(({ id }) => id))
}

/** The rows of `messages.own_threads`, the newest first. */
export const ownThreads = (tx: Transaction, how: RawBuilder<unknown>) =>
  rowsOf(tx, sql`messages.own_threads(${how})`)

/** A page of the threads that the actor has put away; each as `ownThreads` has it. */
export const archivedThreads = (tx: Transaction, how: RawBuilder<unknown>) =>
  rowsOf(
    tx,
    sql`(select own.* from messages.archived_threads(${how}) as put_away(id), messages.own_threads(put_away.id, 1) as own)`,
  )

/** The newest threads with words in the other's name, or with something unread; each as `ownThreads` has it. */
export const foundThreads = (tx: Transaction, how: RawBuilder<unknown>) =>
  rowsOf(
    tx,
    sql`(select own.* from messages.find_threads(${how}) as found(id), messages.own_threads(found.id, 1) as own)`,
  )

const rowsOf = (tx: Transaction, from: RawBuilder<unknown>) =>
  tx.run(
    tables
      .selectFrom(from.$castTo<ThreadRow>().as('thread'))
      .selectAll()
      .orderBy('last_message_at', 'desc')
      .orderBy('id', 'desc'),
  )

/** Of a caller who is the provider. */
export const patientsOf = (rows: readonly ThreadRow[]) =>
  rows.flatMap((row) => (row.as === 'provider' ? [row.person_id] : []))

export const patientsIn = (rows: readonly ThreadRow[]) =>
  rows.flatMap((row) =>
    row.as === 'provider' && row.person_id && row.last_body !== null ? [row.person_id] : [],
  )

/** Puts on record that a provider read something of these patients, at most once an hour for each. */
export async function recordPatientsRead(
  tx: Transaction,
  actor_id: string,
  patients: readonly string[],
  action: `${string}.read`,
): Promise<void> {
  if (patients.length === 0) return
  const unnoted = await tx.run(
    tables
      .selectFrom(
        sql<{ id: string }>`unnest(${[...patients]}::uuid[])`.as<'patient'>(sql`patient(id)`),
      )
      .select('patient.id')
      .where(sql<boolean>`not messages.was_noted(patient.id, ${action})`),
  )
  const subjects = unnoted.map(({ id }) => id)
  await auditReading(tx, actor_id, subjects, action)
}
