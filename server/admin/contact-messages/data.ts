import { sql } from 'kysely'
import type { ContactMessageStatus } from '#domain/contact/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { rejectMarking } from './marking-problems.ts'

const inBrief = ['id', 'name', 'subject', 'submittedAt', 'answered_at'] as const

/** How many messages are new, and how many answered. It contains no name, so it is not audited. */
export async function countMessages(tx: Transaction) {
  const count = sql<number>`count(*)::integer`.as('count')
  const messages = tables.selectFrom('contact_messages').select(count)
  // Each has an index of its own.
  const [[waiting], [answered]] = await Promise.all([
    tx.run(messages.where('answered_at', 'is', null)),
    tx.run(messages.where('answered_at', 'is not', null)),
  ])
  return { new: waiting!.count, answered: answered!.count }
}

/** The messages of a status: those that are new, the longest waiting first; those answered, the latest first. */
export async function listMessages(
  tx: Transaction,
  actor_id: string,
  { status, limit }: { status: ContactMessageStatus; limit: number },
) {
  const messages = tables.selectFrom('contact_messages').select(inBrief).limit(limit)
  const rows = await tx.run(
    status === 'new'
      ? messages.where('answered_at', 'is', null).orderBy('submittedAt').orderBy('id')
      : messages.where('answered_at', 'is not', null).orderBy('answered_at', 'desc').orderBy('id'),
  )
  // The sender has no record here; the reading of the list is in the admin's own audit trail.
  await auditReading(tx, actor_id, [actor_id], 'contact_messages.read')
  return rows
}

/** One message, put on record as read. @returns undefined where there is none */
export async function openMessage(tx: Transaction, actor_id: string, id: string) {
  const [message] = await tx.run(
    tables
      .selectFrom('contact_messages')
      .select([...inBrief, 'email', 'message'])
      .where('id', '=', id),
  )
  if (message)
    await audit(tx, {
      actor_id,
      subject_id: actor_id,
      action: 'contact_message.read',
      record_id: id,
    })
  return message
}

/**
 * Marks a message as answered, once.
 *
 * @throws Problem 404 where there is none, 409 where it is marked already
 */
export async function markAnswered(tx: Transaction, actor_id: string, id: string) {
  const [marked] = await tx.run(
    tables
      .updateTable('contact_messages')
      .set({ answered_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .returning('id'),
  )
  if (!marked) {
    const there = tables.selectFrom('contact_messages').select('id').where('id', '=', id)
    rejectMarking((await tx.run(there)).length > 0)
  }
  await audit(tx, {
    actor_id,
    subject_id: actor_id,
    action: 'contact_message.answer',
    record_id: id,
  })
}
