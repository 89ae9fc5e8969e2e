import { sql } from 'kysely'
import type { NewCheckInAnswer, QueuedCheckIn } from '#domain/check-ins/schema.ts'
import { crisisKinds } from '#domain/safety/crisis-words.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { type Claim, type ClaimKind, claimOne, releaseOne } from '#server/platform/claims.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import { requireAnswered } from '../check-in-problems.ts'

/** More than therapists answer in a month. */
const maxRows = 300

type Said = NonNullable<QueuedCheckIn['said']>

interface Row extends Said {
  id: string
  month: string
  due_at: Date
  created_at: Date
  is_mine: boolean
  claimed_by_name: string | null
  /** Null, as the words are, unless the actor has claimed it. */
  person_id: string | null
  name: string | null
  phone_number: string | null
}

const queue = sql<Row>`check_ins.queue()`

/** The WHO-5 from which depression is likely, as a percentage (Topp et al., Psychother Psychosom 2015). */
const veryLow = 28

/**
 * Which of these are read first, as the system: by their score, or by words of danger, which are looked for with each
 * reading and stored nowhere.
 */
export async function findReadFirst(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.run(
    tables
      .selectFrom('check_ins')
      .select(['id', 'score', 'went_well', 'was_hard', 'plan'])
      .where('id', 'in', ids),
  )
  const isFirst = ({ score, went_well, was_hard, plan }: (typeof rows)[number]) =>
    score <= veryLow || [went_well, was_hard, plan].some((text) => crisisKinds(text).length > 0)
  return new Set(rows.filter(isFirst).map(({ id }) => id))
}

/**
 * The check-ins without an answer, the first due first. Each of which the words are answered is a reading of that
 * person's record. Empty for a provider who is no therapist.
 */
export async function listQueue(
  tx: Transaction,
  actor_id: string,
): Promise<Omit<Unsent<QueuedCheckIn, 'due_at' | 'created_at'>, 'reads_first'>[]> {
  const rows = await tx.run(
    tables
      .selectFrom(queue.as('queued'))
      .selectAll()
      .orderBy('due_at')
      .orderBy('id')
      .limit(maxRows),
  )
  const people = rows.flatMap(({ person_id }) => person_id ?? [])
  const [identityOf] = await Promise.all([
    readIdentities(tx, people),
    auditReading(tx, actor_id, people, 'check_ins.read'),
  ])
  return rows.map((row) => {
    const { id, month, due_at, created_at, is_mine, claimed_by_name, person_id } = row
    const { answers, score, went_well, was_hard, plan } = row
    const isOpen = person_id !== null
    return {
      id,
      month,
      due_at,
      created_at,
      is_mine,
      claimed_by_name,
      person: isOpen
        ? { name: row.name ?? '', phone_number: row.phone_number, ...identityOf(person_id) }
        : null,
      said: isOpen ? { answers, score, went_well, was_hard, plan } : null,
    }
  })
}

const kind: ClaimKind = {
  record: 'check_in',
  what: 'this check-in',
  ended: 'This check-in is answered already.',
}

/**
 * Claims a check-in, so that no colleague answers as well; once more changes nothing.
 *
 * @throws Problem 404 where there is none or the actor is no therapist, 409 where a colleague was first or it is answered
 */
export const claimCheckIn = (tx: Transaction, actor_id: string, id: string) =>
  claimOne(tx, kind, { actor_id, id }, async () => {
    const claim = sql<Claim>`check_ins.claim(${id}::uuid)`
    const [done] = await tx.run(tables.selectFrom(claim.as('done')).selectAll())
    return done
  })

/** Releases a check-in to the colleagues. @throws Problem 404 where the actor has not claimed it */
export const releaseCheckIn = (tx: Transaction, actor_id: string, id: string) =>
  releaseOne(tx, kind, { actor_id, id }, async () => {
    const [row] = await tx.run(
      tables.selectNoFrom(sql<string | null>`check_ins.release(${id}::uuid)`.as('person_id')),
    )
    return row!.person_id
  })

/**
 * Answers a check-in; the same once more changes nothing. A job sends the email.
 *
 * @throws Problem 404 where the actor has not claimed it, 409 where it was answered in other words
 */
export async function answerCheckIn(
  tx: Transaction,
  actor_id: string,
  id: string,
  { answer }: NewCheckInAnswer,
) {
  const write = sql<{ result: string; person_id: string }>`
    check_ins.answer(${id}::uuid, ${answer}::text)`
  const [done] = await tx.run(tables.selectFrom(write.as('done')).selectAll())
  requireAnswered(done)
  if (done.result === 'answered')
    await audit(tx, {
      actor_id,
      subject_id: done.person_id,
      action: 'check_in.answer',
      record_id: id,
    })
}
