import { sql } from 'kysely'
import {
  type AdviceAnswer,
  answeredValue,
  type GivenAnswer,
} from '#domain/readings/advice/answers.ts'
import type { NewAdviceAnswer } from '#domain/readings/advice/answer-schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireSeen } from '#server/platform/require-seen.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { takenAgo } from '../taken/data.ts'

export type AnsweredRecord = 'blood_pressure_reading' | 'glucose_reading'

/**
 * The newest answer about a reading of the last two days, with the value that was answered; advice is for one day.
 * None where it was taken back, or the reading was moved to another time since: its person saw it at the former one.
 */
export const newestAnswer = (record: AnsweredRecord) =>
  sql<
    (GivenAnswer & { value: string }) | null
  >`case when ${sql.ref(`${record}s.created_at`)} > now() - interval '2 days' then (
    select case when a.answer <> 'undone' then jsonb_build_object('answer', a.answer, 'at', a.created_at, 'value', a.value) end
    from public.advice_answers a where ${sql.ref(`a.${record}_id`)} = ${sql.ref(`${record}s.id`)}
      and not exists (
        select from public.reading_versions v
        where v.user_id = ${sql.ref(`${record}s.user_id`)} and v.reading_id = ${sql.ref(`${record}s.id`)}
          and v.change = 'corrected' and v.changed_at > a.created_at
          and (v.before ->> 'created_at')::timestamptz <> ${sql.ref(`${record}s.created_at`)})
    order by a.created_at desc limit 1) end`

/** The field about an answer in a listed reading: none once the reading holds another value. */
export function answeredIn(
  answered: (GivenAnswer & { value: string }) | null,
  reading: Parameters<typeof answeredValue>[0],
): { answered?: { answer: AdviceAnswer; at: Date } } {
  if (!answered || answered.value !== answeredValue(reading)) return {}
  return { answered: { answer: answered.answer, at: new Date(answered.at) } }
}

/** One of the actor's own readings with its value as an answer keeps it; undefined where there is none. */
async function findAnswered(tx: Transaction, record: AnsweredRecord, id: string) {
  if (record === 'blood_pressure_reading') {
    const [reading] = await tx.run(
      tables
        .selectFrom('blood_pressure_readings')
        .select(['systolic', 'diastolic', 'pulse', 'corrected_at'])
        .where('id', '=', id),
    )
    return reading && { value: answeredValue(reading), corrected_at: reading.corrected_at }
  }
  const [reading] = await tx.run(
    tables
      .selectFrom('glucose_readings')
      .select(['entered_value', 'entered_unit', 'meter_shows', 'corrected_at'])
      .where('id', '=', id),
  )
  return reading && { value: answeredValue(reading), corrected_at: reading.corrected_at }
}

/**
 * The time of an answer that takes back the one before: after it, however long each was on its way. Each says how long
 * ago it was given, and on a slow connection the first can seem to be the newer one.
 */
const takenBackAgo = (
  about: { blood_pressure_reading_id: string | null; glucose_reading_id: string | null },
  seconds = 0,
) => ({
  created_at: sql<string>`greatest(now() - make_interval(secs => ${seconds}), (
    select max(a.created_at) + interval '1 millisecond' from public.advice_answers a
    where a.blood_pressure_reading_id = ${about.blood_pressure_reading_id} or a.glucose_reading_id = ${about.glucose_reading_id}))`,
})

/**
 * Writes what a person answers to the advice on one of their readings, once, as that person.
 *
 * @throws Problem 404 where the reading is not theirs, 409 where it was changed since they saw it, or the id belongs to
 *   another row
 */
export async function recordAnswer(
  tx: Transaction,
  user_id: string,
  record: AnsweredRecord,
  reading_id: string,
  { id, answer, seconds_ago, corrected_at }: NewAdviceAnswer,
) {
  const reading = await findAnswered(tx, record, reading_id)
  requireFound(reading)
  const { value } = reading
  if (corrected_at !== undefined) requireSeen(reading.corrected_at, corrected_at)
  const about = {
    user_id,
    answer,
    blood_pressure_reading_id: record === 'blood_pressure_reading' ? reading_id : null,
    glucose_reading_id: record === 'glucose_reading' ? reading_id : null,
  }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('advice_answers')
        .values({
          id,
          ...about,
          value,
          ...(answer === 'undone' ? takenBackAgo(about, seconds_ago) : takenAgo(seconds_ago)),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll(),
      existing: tables.selectFrom('advice_answers').selectAll().where('id', '=', id),
    },
    about,
  )
  if (isNew) await auditOwn(tx, user_id, 'advice_answer.record', id)
  return { given: { answer: row.answer, at: row.created_at }, isNew }
}
