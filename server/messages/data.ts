import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewMessage, NewThread } from '#domain/messages/schema.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { now } from '#server/platform/clock.ts'
import { closedDaysOf } from '#domain/appointments/clinic-calendar.ts'
import { isOutOfHours, nextOpeningDay } from '#domain/safety/escalation.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readIdentities } from '../accounts/identities/data.ts'
import { readCalendar } from '../appointments/clinic-calendar/data.ts'
import { requireWritable } from './message-problems.ts'
import {
  archivedOf,
  describeThreads,
  ownThreads,
  patientsIn,
  patientsOf,
  recordPatientsRead,
  threadOf,
  type ThreadRow,
} from './threads/data.ts'
import { listUrgent, readUrgentFacts } from './urgency/data.ts'

/**
 * The actor's threads with at least one message, newest first; before all, on a provider's first page, those that a
 * patient marked as urgent, the longest first. That a provider sees the last words of each patient is put on record.
 */
export async function listThreads(tx: Transaction, user_id: string, { limit, before }: Page) {
  const isInstant = before?.includes(':')
  const [page, urgent] = await Promise.all([
    ownThreads(
      tx,
      sql`null, ${limit}::integer, ${isInstant ? before : null}::timestamptz, ${isInstant ? null : (before ?? null)}::uuid`,
    ),
    listUrgent(tx),
  ])
  const first = before ? [] : await ownUrgent(tx, user_id, urgent)
  const isFirst = new Set(first.map(({ id }) => id))
  return describeThreads(
    tx,
    user_id,
    [...first, ...page.filter(({ id }) => !isFirst.has(id))],
    urgent,
  )
}

/**
 * One thread as the actor may see it.
 *
 * @throws Problem 404 where it is not the actor's
 */
export async function readThread(tx: Transaction, user_id: string, id: string) {
  const [calendar, rows, [read], urgent, [facts]] = await Promise.all([
    readCalendar(tx),
    ownThreads(tx, sql`${id}::uuid, 1`),
    tx.run(
      tables.selectNoFrom(sql<Date | null>`messages.read_by_other(${id}::uuid)`.as('by_other')),
    ),
    listUrgent(tx, id),
    readUrgentFacts(tx, id),
  ])
  requireFound(rows[0])
  const isClosed = closedDaysOf(calendar)
  const [identityOf, archived] = await Promise.all([
    readIdentities(tx, patientsOf(rows)),
    archivedOf(tx, rows),
  ])
  await recordPatientsRead(tx, user_id, patientsIn(rows), 'threads.read')
  if (facts?.phone_number)
    await recordPatientsRead(
      tx,
      user_id,
      patientsOf(rows).filter((one) => one !== null),
      'urgent_phone_number.read',
    )
  return {
    ...threadOf(rows[0], identityOf(rows[0].person_id), {
      urgent_at: urgent[0]?.urgent_at ?? null,
      is_archived: archived.has(id),
    }),
    read_by_other_until: read?.by_other ?? null,
    phone_number: facts?.phone_number ?? null,
    is_away: facts?.is_away ?? false,
    is_out_of_hours: isOutOfHours(now(), isClosed),
    next_working_day: nextOpeningDay(now(), isClosed),
  }
}

/** Those that a provider answers first. */
async function ownUrgent(
  tx: Transaction,
  user_id: string,
  urgent: Awaited<ReturnType<typeof listUrgent>>,
): Promise<ThreadRow[]> {
  const own = urgent.filter(({ provider_id }) => provider_id === user_id)
  const rows = await Promise.all(own.map(({ id }) => ownThreads(tx, sql`${id}::uuid, 1`)))
  return rows.flat()
}

/**
 * The actor's thread with another user, created where there is none yet.
 *
 * @throws Problem 404 where the two may not write to each other, and never have
 */
export async function openThread(
  tx: Transaction,
  user_id: string,
  { provider_id, patient_id }: NewThread,
) {
  const pair = provider_id
    ? { patient_id: user_id, provider_id }
    : { patient_id: patient_id!, provider_id: user_id }
  const ofPair = tables
    .selectFrom('threads')
    .select('id')
    .where('patient_id', '=', pair.patient_id)
    .where('provider_id', '=', pair.provider_id)
  const [[first], [permission]] = await Promise.all([
    tx.run(ofPair),
    tx.run(
      tables.selectNoFrom(
        sql<boolean>`coalesce(messages.may_correspond(${pair.patient_id}::uuid, ${pair.provider_id}::uuid), false)`.as(
          'may',
        ),
      ),
    ),
  ])
  if (first) return { thread: await readThread(tx, user_id, first.id), isNew: false }
  requireFound(permission?.may)
  const [begun] = await tx.run(
    tables
      .insertInto('threads')
      .values(pair)
      .onConflict((conflict) => conflict.columns(['patient_id', 'provider_id']).doNothing())
      .returning('id'),
  )
  const [row] = begun ? [begun] : await tx.run(ofPair)
  return { thread: await readThread(tx, user_id, row!.id), isNew: begun !== undefined }
}

const messages = tables
  .selectFrom('messages')
  .select(['id', 'thread_id', 'author_id', 'body', 'created_at'])

/**
 * What was written in a thread, newest first. That a provider reads it is put on record.
 *
 * @throws Problem 404 where the thread is not the actor's
 */
export async function listMessages(tx: Transaction, user_id: string, id: string, page: Page) {
  const [[thread], rows] = await Promise.all([
    tx.run(tables.selectFrom('threads').select('patient_id').where('id', '=', id)),
    tx.run(
      messages
        .where('thread_id', '=', id)
        .where(olderThan('messages', page))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit),
    ),
  ])
  requireFound(thread)
  if (thread.patient_id !== user_id && rows.length > 0)
    await recordPatientsRead(tx, user_id, [thread.patient_id], 'messages.read')
  return rows
}

/**
 * Writes a message, once.
 *
 * @throws Problem 404 where the thread is not the actor's, 403 where the two may not write any more, 409
 *   where the id belongs to another message
 */
export async function writeMessage(
  tx: Transaction,
  user_id: string,
  thread_id: string,
  { id = randomUUID(), body }: NewMessage,
) {
  const wanted = { thread_id, author_id: user_id, body }
  const [[thread], [first]] = await Promise.all([
    tx.run(
      tables
        .selectFrom('threads')
        .select(sql<boolean>`messages.may_write(id)`.as('may_write'))
        .where('id', '=', thread_id),
    ),
    tx.run(messages.where('id', '=', id)),
  ])
  requireFound(thread)
  if (first) return { message: await sameRow(tx, first, wanted), isNew: false }
  requireWritable(thread)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('messages')
        .values({ id, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(['id', 'thread_id', 'author_id', 'body', 'created_at']),
      existing: messages.where('id', '=', id),
    },
    wanted,
  )
  return { message: row, isNew }
}

/**
 * The actor has read a thread up to one of its messages.
 *
 * @throws Problem 404 where there is no such message for them
 */
export async function markRead(tx: Transaction, id: string, message_id: string): Promise<void> {
  const [marked] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`messages.mark_read(${id}::uuid, ${message_id}::uuid)`.as('is_there'),
    ),
  )
  requireFound(marked?.is_there)
}

/** When the newest message of all the actor's threads was written; null where there is none. */
export async function findNewestMessageAt(tx: Transaction): Promise<Date | null> {
  const [row] = await tx.run(
    tables.selectFrom('threads').select(({ fn }) => fn.max('last_message_at').as('at')),
  )
  return row?.at ?? null
}

/** Number of the actor's unread messages, in all their threads or in those as a provider alone. */
export async function countUnread(tx: Transaction, only_as_provider = false): Promise<number> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<number>`messages.unread_count(${only_as_provider}::boolean)`.as('unread'),
    ),
  )
  return row!.unread
}
