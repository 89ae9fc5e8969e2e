import { openMinutesBetween } from '#domain/support/business-time.ts'
import { claimMinutes } from '#domain/support/limits.ts'
import type { NewQuestionAnswer } from '#domain/support/schema.ts'
import { afterStep } from '#domain/support/status.ts'
import type { Team } from '#domain/support/topics.ts'
import { audit } from '#server/platform/audit.ts'
import { type Claim, type ClaimKind, claimOne, releaseOne } from '#server/platform/claims.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockByName } from '../../../appointments/booking-locks/data.ts'
import { readOpenTimes } from '../../promise.ts'
import { requireOneClaim, requireSameAnswer } from '../../support-problems.ts'
import { type LockedQuestion, lockQuestion, stateOf, takeStep } from '../../threads/data.ts'
import { readTeam } from '../data.ts'

const kind: ClaimKind = {
  record: 'support_question',
  what: 'this question',
  ended: 'This question needs no answer any more.',
}

/** Who takes a step, in which question, and when. */
export interface Stepping {
  actor_id: string
  id: string
  at: Date
}

/**
 * Locks a question of the actor's team. One of another team is not there for them.
 *
 * @throws Problem 404 where there is none
 */
async function lockOfTeam(tx: Transaction, { actor_id, id }: Stepping) {
  const [team, row] = [await readTeam(tx, actor_id), await lockQuestion(tx, id)]
  const found = row?.team === team ? row : undefined
  requireFound(found)
  return { row: found, team: team as Team }
}

/**
 * Locks what the actor has claimed, in the order of ids, so that two who change places do not wait for one another. A
 * claim whose time is over ends here.
 *
 * @returns whether they still have another question
 */
async function endOldClaims(tx: Transaction, { actor_id, id, at }: Stepping): Promise<boolean> {
  await lockByName(tx, `support claims of ${actor_id}`)
  const held = await tx.run(
    tables
      .selectFrom('support_questions')
      .select(['id', 'claimed_by', 'claimed_at'])
      .where((where) => where.or([where('claimed_by', '=', actor_id), where('id', '=', id)]))
      .orderBy('id')
      .forUpdate(),
  )
  const others = held.filter((one) => one.id !== id && one.claimed_by === actor_id)
  const since = at.getTime() - claimMinutes * 60_000
  const [over, running] = [
    others.filter(({ claimed_at }) => claimed_at!.getTime() <= since),
    others.filter(({ claimed_at }) => claimed_at!.getTime() > since),
  ]
  if (over.length > 0)
    await tx.run(
      tables
        .updateTable('support_questions')
        .set({ claimed_by: null, claimed_at: null })
        .where(
          'id',
          'in',
          over.map((one) => one.id),
        ),
    )
  return running.length > 0
}

async function nameOfHolder({ claimed_by }: LockedQuestion, tx: Transaction) {
  const [holder] = await tx.run(
    tables.selectFrom('user_profiles').select('full_name').where('id', '=', claimed_by),
  )
  return holder?.full_name ?? null
}

/**
 * Claims a question for half an hour, so that no colleague answers as well; once more changes nothing.
 *
 * @throws Problem 404 where there is none for the actor, 409 where a colleague has it, it is over, or the actor has another
 */
export const claimQuestion = (tx: Transaction, stepping: Stepping) =>
  claimOne(tx, kind, stepping, async (): Promise<Claim> => {
    const { actor_id, at } = stepping
    const hasOther = await endOldClaims(tx, stepping)
    const { row, team } = await lockOfTeam(tx, stepping)
    const nothing = { person_id: null, holder_name: null }
    if (row.status !== 'waiting') return { result: 'ended', ...nothing }
    const step = { kind: 'claim' as const, by: actor_id, team }
    const after = afterStep(stateOf(row), step, at.getTime())
    if (!after) return { result: 'taken', ...nothing, holder_name: await nameOfHolder(row, tx) }
    const result = after.holder?.since === at.getTime() ? 'claimed' : 'again'
    requireOneClaim(hasOther)
    await takeStep(tx, row, step, at)
    return { result, person_id: row.user_id, holder_name: null }
  })

/** Gives a question back to the colleagues. @throws Problem 404 where the actor has not claimed it */
export const releaseQuestion = (tx: Transaction, stepping: Stepping) =>
  releaseOne(tx, kind, stepping, async () => {
    const { row, team } = await lockOfTeam(tx, stepping)
    const step = { kind: 'release' as const, by: stepping.actor_id, team }
    return (await takeStep(tx, row, step, stepping.at)) ? row.user_id : null
  })

/**
 * Answers a question; the same once more changes nothing. A job sends the email.
 *
 * @throws Problem 404 where the actor has not claimed it, 409 where it was answered in other words
 */
export async function answerQuestion(
  tx: Transaction,
  { actor_id, id: question_id, at }: Stepping,
  { id, answer: words }: NewQuestionAnswer,
): Promise<void> {
  const { row, team } = await lockOfTeam(tx, { actor_id, id: question_id, at })
  const [known] = await tx.run(
    tables
      .selectFrom('support_messages')
      .select(['question_id', 'author_id', 'words'])
      .where('id', '=', id),
  )
  if (known) {
    requireOwnId(known.question_id === question_id && known.author_id === actor_id)
    requireSameAnswer(known.words === words)
    return
  }
  const step = { kind: 'answer' as const, by: actor_id, team }
  const isAllowed = await takeStep(tx, row, step, at, { answered_at: at, notified_at: null })
  requireFound(isAllowed || undefined)
  const { user_id, asked_at } = row
  const open_minutes = openMinutesBetween(asked_at, at, await readOpenTimes(tx))
  const answer = { id, question_id, user_id, author_id: actor_id, is_from_team: true, words }
  const [written] = await tx.run(
    tables
      .insertInto('support_messages')
      .values({ ...answer, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  requireOwnId(written)
  await tx.run(
    tables
      .updateTable('support_messages')
      .set({ answered_at: at, open_minutes })
      .where('question_id', '=', question_id)
      .where('due_at', 'is not', null)
      .where('answered_at', 'is', null)
      .where('withdrawn_at', 'is', null),
  )
  const event = { actor_id, subject_id: user_id, record_id: question_id }
  await audit(tx, { ...event, action: 'support_question.answer' })
}

/**
 * Hands a question over to the providers of a profession. By when it is answered stays as promised.
 *
 * @throws Problem 404 where the actor has not claimed it, or it is theirs already
 */
export async function handOver(tx: Transaction, stepping: Stepping, to: Team): Promise<void> {
  const { actor_id, at, id } = stepping
  const { row, team } = await lockOfTeam(tx, stepping)
  const step = { kind: 'hand_over' as const, by: actor_id, team, to }
  // Those to whom it comes are reminded as well.
  const isAllowed = await takeStep(tx, row, step, at, { team_reminded_at: null })
  requireFound(isAllowed || undefined)
  const event = { actor_id, subject_id: row.user_id, record_id: id }
  await audit(tx, { ...event, action: 'support_question.hand_over' })
}
