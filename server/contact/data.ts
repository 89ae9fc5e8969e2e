import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewContactMessage } from '#domain/contact/schema.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const columns = ['id', 'name', 'email', 'subject', 'message', 'submittedAt'] as const

/** The owner of the token that came with a message, while the session is valid. */
export interface Sender {
  user_id: string
  session_id: string
}

/**
 * Takes a message in, once.
 *
 * @param sender absent for a visitor
 * @returns the message, and whether it is new; a retry answers the first one
 * @throws Problem 409 where the id belongs to another message
 */
export async function takeMessage(
  tx: Transaction,
  sender: Sender | undefined,
  { id = randomUUID(), ...typed }: NewContactMessage,
) {
  const user_id = sender
    ? sql<string | null>`(select session.user_id from accounts.sessions session
        where session.id = ${sender.session_id} and session.user_id = ${sender.user_id})`
    : null
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('contact_messages')
        .values({ id, user_id, ...typed })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: tables.selectFrom('contact_messages').select(columns).where('id', '=', id),
    },
    typed,
  )
  return { message: row, isNew }
}

/**
 * Whom to email about a new message. The team gets an email for the first unanswered one, and
 * not for those within the next ten minutes. An address gets one acknowledgement a day: anyone can
 * type any address.
 */
export async function findReaders(tx: Transaction, { id, email }: { id: string; email: string }) {
  const others = tables.selectFrom('contact_messages').select('id').where('id', '<>', id).limit(1)
  const [waiting, acknowledged] = await Promise.all([
    tx.run(
      others
        .where('answered_at', 'is', null)
        .where(sql<boolean>`"submittedAt" > now() - interval '10 minutes'`),
    ),
    tx.run(
      others
        .where('email', '=', email)
        .where(sql<boolean>`"submittedAt" > now() - interval '1 day'`),
    ),
  ])
  return { notifyTeam: waiting.length === 0, notifySender: acknowledged.length === 0 }
}
