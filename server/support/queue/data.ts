import { sql } from 'kysely'
import { crisisKinds } from '#domain/safety/crisis-words.ts'
import { claimMinutes } from '#domain/support/limits.ts'
import type { QuestionQueue, QueuedQuestion } from '#domain/support/schema.ts'
import { holds } from '#domain/support/status.ts'
import type { Team } from '#domain/support/topics.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { listMessages, messagesOf, stateOf } from '../threads/data.ts'

/** More than a team answers in two days. */
const maxRows = 200

/** Which questions one of the staff answers: of their profession, or of the front desk and the admins. */
export async function readTeam(tx: Transaction, actor_id: string): Promise<Team | null> {
  const [actor] = await tx.run(
    tables.selectFrom('user_profiles').select(['role', 'profession']).where('id', '=', actor_id),
  )
  return actor?.role === 'provider' ? actor.profession : 'desk'
}

const waiting = tables
  .selectFrom('support_questions as question')
  .innerJoin('user_profiles as person', 'person.id', 'question.user_id')
  .leftJoin('user_profiles as holder', 'holder.id', 'question.claimed_by')
  .select(['question.id', 'question.topic', 'question.team', 'question.status'])
  .select(['question.due_at', 'question.asked_at', 'question.user_id', 'question.closed_at'])
  .select(['question.claimed_by', 'question.claimed_at', 'holder.full_name as holder_name'])
  .select(['person.full_name', 'person.phone_number'])
  .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
  .where('question.status', '=', 'waiting')

/**
 * Which of these are read first, by words of danger of their person, which are looked for with each reading and stored
 * nowhere.
 */
async function findReadFirst(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await tx.run(
    tables
      .selectFrom('support_messages')
      .select(['question_id', 'words'])
      .where(sql<boolean>`question_id = any(${ids}::uuid[]) and not is_from_team`),
  )
  const dangerous = rows.filter(({ words }) => crisisKinds(words).length > 0)
  return new Set(dangerous.map(({ question_id }) => question_id))
}

type Queued = Omit<Unsent<QueuedQuestion, 'due_at' | 'asked_at' | 'held_until'>, 'messages'> & {
  messages: ReturnType<typeof messagesOf> | null
}

/**
 * The questions that one of the staff may answer. Name and words only of what they have claimed, each time a reading of
 * that person's record.
 */
export async function listQueue(
  tx: Transaction,
  actor_id: string,
  at: Date,
): Promise<Omit<QuestionQueue, 'questions'> & { questions: Queued[] }> {
  const team = await readTeam(tx, actor_id)
  if (team === null) return { team: null, questions: [] }
  const rows = await tx.run(
    waiting
      .where('question.team', '=', team)
      .orderBy('question.due_at')
      .orderBy('question.id')
      .limit(maxRows),
  )
  const isHeld = (row: (typeof rows)[number]) => holds(stateOf(row), at.getTime())
  const mine = rows.filter((row) => row.claimed_by === actor_id && isHeld(row))
  const [messages, first] = await Promise.all([
    listMessages(
      tx,
      mine.map(({ id }) => id),
    ),
    findReadFirst(
      tx,
      rows.map(({ id }) => id),
    ),
    auditReading(
      tx,
      actor_id,
      mine.map(({ user_id }) => user_id),
      'support_questions.read',
    ),
  ])
  const questions = rows.map((row): Queued => {
    const { id, topic, due_at, asked_at, claimed_at, date_of_birth, phone_number } = row
    const is_mine = mine.includes(row)
    return {
      id,
      topic,
      team,
      due_at,
      asked_at,
      is_mine,
      reads_first: first.has(id),
      claimed_by_name: !is_mine && isHeld(row) ? row.holder_name : null,
      held_until: is_mine ? new Date(claimed_at!.getTime() + claimMinutes * 60_000) : null,
      person: is_mine
        ? { name: row.full_name ?? '', phone_number, date_of_birth, has_namesake: false }
        : null,
      messages: is_mine ? messagesOf(messages, id) : null,
    }
  })
  return {
    team,
    questions: questions.toSorted(
      (one, other) => Number(other.reads_first) - Number(one.reads_first),
    ),
  }
}
