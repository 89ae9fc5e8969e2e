import { sql } from 'kysely'
import { afterStep, type QuestionState, type QuestionStep } from '#domain/support/status.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'

/** The fields of a question that its next step depends on. */
const stateFields = [
  'id',
  'user_id',
  'topic',
  'team',
  'status',
  'claimed_by',
  'claimed_at',
  'closed_at',
] as const

/** Locks a question until this transaction ends. @param user_id whose it must be; anyone’s without it */
export async function lockQuestion(tx: Transaction, id: string, user_id?: string) {
  const query = tables
    .selectFrom('support_questions')
    .select([...stateFields, 'due_at', 'asked_at'])
    .where('id', '=', id)
    .forUpdate()
  const [row] = await tx.run(user_id === undefined ? query : query.where('user_id', '=', user_id))
  return row
}

export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

export const stateOf = (
  row: Omit<LockedQuestion, 'id' | 'due_at' | 'asked_at' | 'user_id' | 'topic'>,
): QuestionState => ({
  status: row.status,
  team: row.team,
  holder:
    row.claimed_by && row.claimed_at
      ? { id: row.claimed_by, since: row.claimed_at.getTime() }
      : null,
  closed_at: row.closed_at?.getTime() ?? null,
})

/**
 * Takes a step of a locked question, by the rules of `domain/support/status.ts`.
 *
 * @param more further columns that change with it
 * @returns whether it is allowed
 */
export async function takeStep(
  tx: Transaction,
  row: LockedQuestion,
  step: QuestionStep,
  at: Date,
  more: object = {},
): Promise<boolean> {
  const after = afterStep(stateOf(row), step, at.getTime())
  if (!after) return false
  await tx.run(
    tables
      .updateTable('support_questions')
      .set({
        status: after.status,
        team: after.team,
        claimed_by: after.holder?.id ?? null,
        claimed_at: after.holder ? new Date(after.holder.since) : null,
        closed_at: after.closed_at === null ? null : new Date(after.closed_at),
        ...more,
      })
      .where('id', '=', row.id),
  )
  return true
}

/** The messages of questions, oldest first, with the names of those who answered. */
export async function listMessages(tx: Transaction, question_ids: readonly string[]) {
  if (question_ids.length === 0) return []
  return tx.run(
    tables
      .selectFrom('support_messages as message')
      .leftJoin('user_profiles as author', 'author.id', 'message.author_id')
      .select(['message.id', 'message.question_id', 'message.is_from_team', 'message.words'])
      .select(['message.created_at', 'author.full_name as author_name'])
      .where(sql<boolean>`message.question_id = any(${question_ids}::uuid[])`)
      .orderBy('message.created_at')
      .orderBy('message.id'),
  )
}

export type ThreadMessage = Awaited<ReturnType<typeof listMessages>>[number]

/** The messages of one question, as they are answered. */
export const messagesOf = (messages: readonly ThreadMessage[], id: string) =>
  messages.flatMap(({ question_id, ...message }) => (question_id === id ? message : []))

/** How many messages a question has. */
export async function countMessages(tx: Transaction, question_id: string): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('support_messages')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('question_id', '=', question_id),
  )
  return row!.count
}

/**
 * Whether this message was written before, in the same words.
 *
 * @throws Problem 409 where the id belongs to something else
 */
export async function isWritten(
  tx: Transaction,
  id: string,
  expected: { question_id: string; user_id: string; words: string; is_from_team: boolean },
): Promise<boolean> {
  const [known] = await tx.run(
    tables
      .selectFrom('support_messages')
      .select(['question_id', 'user_id', 'words', 'is_from_team'])
      .where('id', '=', id),
  )
  if (!known) return false
  await sameRow(tx, known, expected)
  return true
}
