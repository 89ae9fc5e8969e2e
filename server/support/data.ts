import { sql } from 'kysely'
import { crisisKinds } from '#domain/safety/crisis-words.ts'
import { reopenDays } from '#domain/support/limits.ts'
import type { NewQuestion, NewQuestionMessage, OwnQuestion } from '#domain/support/schema.ts'
import { beginsWait, canWrite, holds } from '#domain/support/status.ts'
import { teamOf } from '#domain/support/topics.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireOwnId, sameRow } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockByName } from '../appointments/booking-locks/data.ts'
import { promiseOf, readOpenTimes } from './promise.ts'
import { requireFewWaiting, requireShortThread, requireWritable } from './support-problems.ts'
import {
  countMessages,
  isWritten,
  listMessages,
  lockQuestion,
  messagesOf,
  stateOf,
  takeStep,
} from './threads/data.ts'

/** More than a person asks in a year. */
const maxShown = 100

type Own = Omit<Unsent<OwnQuestion, 'due_at' | 'created_at' | 'reopen_until'>, 'messages'> & {
  messages: ReturnType<typeof messagesOf>
}

/** The questions of a person, what was written last first. */
export async function listOwnQuestions(tx: Transaction, user_id: string, at: Date) {
  const rows = await tx.run(
    tables
      .selectFrom('support_questions as question')
      .leftJoin('user_profiles as holder', 'holder.id', 'question.claimed_by')
      .select(['question.id', 'question.topic', 'question.team', 'question.status'])
      .select(['question.due_at', 'question.created_at', 'question.closed_at', 'question.read_at'])
      .select(['question.claimed_by', 'question.claimed_at', 'question.answered_at'])
      .select('holder.full_name as holder_name')
      .where('question.user_id', '=', user_id)
      .orderBy(sql`greatest(question.asked_at, question.answered_at)`, 'desc')
      .orderBy('question.id')
      .limit(maxShown),
  )
  const messages = await listMessages(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row): Own => {
    const { id, topic, team, status, due_at, created_at, closed_at, read_at, answered_at } = row
    const state = stateOf(row)
    const isHeld = status === 'waiting' && holds(state, at.getTime())
    return {
      id,
      topic,
      team,
      status,
      due_at,
      created_at,
      claimed_by_name: isHeld ? row.holder_name : null,
      is_unread: answered_at !== null && (read_at === null || read_at < answered_at),
      reopen_until:
        closed_at && canWrite(state, at.getTime())
          ? new Date(closed_at.getTime() + reopenDays * 24 * 60 * 60_000)
          : null,
      messages: messagesOf(messages, id),
    }
  })
}

/** Whether a person has asked this before. */
export async function hasAsked(tx: Transaction, user_id: string, id: string): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('support_questions')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', user_id),
  )
  return rows.length > 0
}

async function countWaiting(tx: Transaction, user_id: string): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('support_questions')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('user_id', '=', user_id)
      .where('status', '=', 'waiting'),
  )
  return row!.count
}

const hasDanger = (words: string) => crisisKinds(words).length > 0

/**
 * Asks a question, once for each id. Its first words have the same id.
 *
 * @throws Problem 409 where too many wait, and where the id belongs to something else
 */
export async function askQuestion(
  tx: Transaction,
  user_id: string,
  { id, topic, profession, words }: NewQuestion,
  at: Date,
): Promise<{ isNew: boolean }> {
  await lockByName(tx, `support ${user_id}`)
  const [known] = await tx.run(
    tables
      .selectFrom('support_questions as question')
      .innerJoin('support_messages as first', 'first.id', 'question.id')
      .select(['question.user_id', 'question.topic', 'first.words'])
      .where('question.id', '=', id),
  )
  if (known) {
    await sameRow(tx, known, { user_id, topic, words })
    return { isNew: false }
  }
  requireFewWaiting(await countWaiting(tx, user_id))
  const promise = promiseOf(at, await readOpenTimes(tx))
  const team = teamOf(topic, profession, hasDanger(words))
  const [created] = await tx.run(
    tables
      .insertInto('support_questions')
      .values({ id, user_id, topic, team, created_at: at, ...promise })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  requireOwnId(created)
  const { due_at } = promise
  const [written] = await tx.run(
    tables
      .insertInto('support_messages')
      .values({ id, question_id: id, user_id, words, due_at, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  requireOwnId(written)
  await auditOwn(tx, user_id, 'support_question.ask', id)
  return { isNew: true }
}

/**
 * Writes more in a question, once for each id. After an answer, or in a closed one, it waits for an answer again.
 *
 * @param mayBegin whether a plan of today includes the answer
 * @throws Problem 404 where there is none, 403 by `mayBegin`, 409 where it was closed too long ago or is too long
 */
export async function writeInQuestion(
  tx: Transaction,
  user_id: string,
  { id: question_id, message }: { id: string; message: NewQuestionMessage },
  { at, mayBegin }: { at: Date; mayBegin: () => Promise<void> },
): Promise<void> {
  const { id, words } = message
  await lockByName(tx, `support ${user_id}`)
  const row = await lockQuestion(tx, question_id, user_id)
  requireFound(row)
  if (await isWritten(tx, id, { question_id, user_id, words, is_from_team: false })) return
  requireWritable(canWrite(stateOf(row), at.getTime()))
  requireShortThread(await countMessages(tx, question_id))
  const isNewWait = beginsWait(row)
  if (isNewWait) {
    await mayBegin()
    requireFewWaiting(await countWaiting(tx, user_id))
  }
  const promise = isNewWait ? promiseOf(at, await readOpenTimes(tx)) : undefined
  await takeStep(tx, row, { kind: 'write' }, at, {
    ...(promise ? { ...promise, team_reminded_at: null, escalated_at: null } : {}),
    // Words of danger reach a therapist, also where the desk had it.
    ...(hasDanger(words) && row.team !== 'therapist'
      ? { team: 'therapist', team_reminded_at: null }
      : {}),
  })
  const [written] = await tx.run(
    tables
      .insertInto('support_messages')
      .values({ id, question_id, user_id, words, due_at: promise?.due_at ?? null, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  requireOwnId(written)
  await auditOwn(tx, user_id, 'support_question.write', question_id)
}

/** Closes a question; once more changes nothing. @throws Problem 404 where there is none */
export async function closeQuestion(tx: Transaction, user_id: string, id: string, at: Date) {
  const row = await lockQuestion(tx, id, user_id)
  requireFound(row)
  if (row.status === 'closed') return
  await takeStep(tx, row, { kind: 'close' }, at)
  await tx.run(
    tables
      .updateTable('support_messages')
      .set({ withdrawn_at: at })
      .where('question_id', '=', id)
      .where('due_at', 'is not', null)
      .where('answered_at', 'is', null)
      .where('withdrawn_at', 'is', null),
  )
  await auditOwn(tx, user_id, 'support_question.close', id)
}

/** Notes that its person has seen the answer. @throws Problem 404 where there is none */
export async function markRead(tx: Transaction, user_id: string, id: string, at: Date) {
  const [row] = await tx.run(
    tables
      .updateTable('support_questions')
      .set({ read_at: at })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning('id'),
  )
  requireFound(row)
}
