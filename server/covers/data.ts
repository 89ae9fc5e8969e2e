import { sql } from 'kysely'
import type { CoverStep } from '#domain/covers/cover-state.ts'
import type {
  CoveredPatient,
  CoveredRecord,
  NewCover,
  PatientCover,
} from '#domain/covers/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  type CoverStepResult,
  type EnterResult,
  requireCoverStep,
  requireEntered,
} from './cover-problems.ts'

/**
 * Enters who covers for a provider; a retry changes nothing.
 *
 * @returns whether it is new
 * @throws Problem 404 where the actor may not, 409 where days are taken, 422 by field
 */
export async function enterCover(
  tx: Transaction,
  actor_id: string,
  absent_id: string,
  { id, colleague_id, first_day, last_day }: NewCover,
): Promise<boolean> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<EnterResult>`practice.enter_cover(${id}::uuid, ${absent_id}::uuid, ${colleague_id}::uuid, ${first_day}::date, ${last_day}::date)`.as(
        'result',
      ),
    ),
  )
  const { result } = row!
  requireEntered(result)
  if (result === 'entered')
    await audit(tx, { actor_id, subject_id: absent_id, action: 'cover.record', record_id: id })
  else await waitForStandby(tx)
  return result === 'entered'
}

/** @returns whether the step was taken now. @throws Problem 404, 409 where the cover has ended */
export async function stepCover(tx: Transaction, actor_id: string, id: string, step: CoverStep) {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<CoverStepResult>`practice.step_cover(${id}::uuid, ${step}::text)`.as('result'),
    ),
  )
  const { result } = row!
  requireCoverStep(result)
  if (result === 'done')
    await audit(tx, {
      actor_id,
      subject_id: actor_id,
      action: `cover.${step}`,
      record_id: id,
    })
  else await waitForStandby(tx)
  return result === 'done'
}

const nameOf = (column: 'absent_id' | 'colleague_id') =>
  sql<
    string | null
  >`(select card.full_name from practice.provider_cards() card where card.id = ${sql.ref(`cover.${column}`)})`

/** The covers of the actor that are not over, the earliest first. */
export const listOwnCovers = (tx: Transaction, provider_id: string) =>
  tx.run(
    tables
      .selectFrom('covers as cover')
      .select('cover.id')
      .select([
        sql<
          'absent' | 'colleague'
        >`case when cover.absent_id = ${provider_id}::uuid then 'absent' else 'colleague' end`.as(
          'side',
        ),
        nameOf('absent_id').as('absent_name'),
        nameOf('colleague_id').as('colleague_name'),
        sql<string>`cover.first_day::text`.as('first_day'),
        sql<string>`cover.last_day::text`.as('last_day'),
        sql<boolean>`cover.accepted_at is not null`.as('is_accepted'),
      ])
      .where('cover.ended_at', 'is', null)
      .where((row) =>
        row.or([
          row('cover.absent_id', '=', provider_id),
          row('cover.colleague_id', '=', provider_id),
        ]),
      )
      .where(sql<boolean>`cover.last_day >= (now() at time zone 'Africa/Lusaka')::date`)
      .orderBy('cover.first_day')
      .orderBy('cover.id')
      .limit(100),
  )

/** Whom the actor covers today, by their next visit; each a reading of that person's record. */
export async function listCovered(tx: Transaction, provider_id: string) {
  const rows = await tx.run(
    tables
      .selectFrom(
        sql<
          Omit<CoveredPatient, 'next_visit'> & { next_visit: Date | null }
        >`(select cover_id, absent_name, last_day::text, id, full_name, date_of_birth::text, next_visit, is_open from practice.covered_list())`.as(
          'covered',
        ),
      )
      .selectAll()
      .orderBy(sql`next_visit nulls last, full_name, id`)
      .limit(1000),
  )
  await auditReading(
    tx,
    provider_id,
    rows.map(({ id }) => id),
    'covered_patients.read',
  )
  return rows
}

/** What the actor reads of a patient whom they cover today: a reading that names the cover. @throws Problem 404 */
export async function openCovered(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
): Promise<CoveredRecord> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<CoveredRecord | null>`practice.covered_record(${patient_id}::uuid)`.as('record'),
    ),
  )
  const { record } = row!
  requireFound(record)
  await audit(tx, {
    actor_id: provider_id,
    subject_id: patient_id,
    action: 'covered_record.read',
    record_id: record!.cover_id,
  })
  return record!
}

/** Who covers for providers of the actor, a patient. */
export const listPatientCovers = (tx: Transaction) =>
  tx.run(
    tables
      .selectFrom(
        sql<PatientCover>`(select id, absent_name, colleague_name, first_day::text, last_day::text, has_objected from practice.own_covers())`.as(
          'own',
        ),
      )
      .selectAll(),
  )

/**
 * Closes the record of the actor to the colleague of a cover, or takes that back; said twice, it is so once.
 *
 * @throws Problem 404
 */
export async function objectToCover(
  tx: Transaction,
  patient_id: string,
  id: string,
  objects: boolean,
) {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`practice.object_to_cover(${id}::uuid, ${objects}::boolean)`.as('is_own'),
    ),
  )
  requireFound(row!.is_own)
  await audit(tx, {
    actor_id: patient_id,
    subject_id: patient_id,
    action: objects ? 'cover.object' : 'cover.allow',
    record_id: id,
  })
}
