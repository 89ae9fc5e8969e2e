import { sql } from 'kysely'
import {
  type Care,
  type CareAnswer,
  isPregnancyAsked,
  isUnder18,
  type OwnTarget,
  type PregnancyAnswer,
  pregnancyOf,
} from '#domain/readings/care.ts'
import type { CareProfile, CareProfileChanges } from '#domain/readings/care-schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'

/** As the table keeps it, also where a function of the database reads it. */
export interface CareRow {
  pregnancy: PregnancyAnswer | null
  pregnancy_at: Date | null
  diabetes: CareAnswer | null
  insulin: CareAnswer | null
  sulfonylurea: CareAnswer | null
  heart_disease: CareAnswer | null
  kidney_disease: CareAnswer | null
  target_systolic: number | null
  target_diastolic: number | null
  target_author: string | null
}

/** The target of a row; null where the person has none of their own. */
export function targetOf(row: CareRow | undefined): OwnTarget | null {
  if (!row || row.target_systolic === null || row.target_diastolic === null) return null
  return {
    systolic: row.target_systolic,
    diastolic: row.target_diastolic,
    author: row.target_author ?? '',
  }
}

/** A person's own care profile, with what advice goes by at this moment. */
export async function readCareProfile(tx: Transaction, user_id: string) {
  const [[row], [person]] = await Promise.all([
    tx.run(tables.selectFrom('care_profiles').selectAll().where('user_id', '=', user_id)),
    tx.run(
      tables
        .selectFrom('user_profiles')
        .select(['gender', 'date_of_birth'])
        .where('id', '=', user_id),
    ),
  ])
  const facts = {
    gender: person?.gender ?? null,
    date_of_birth: person?.date_of_birth ?? null,
    pregnancy: row?.pregnancy ?? null,
    pregnancy_at: row?.pregnancy_at ?? null,
  }
  return {
    pregnancy: pregnancyOf(facts, now()),
    pregnancy_answer: facts.pregnancy,
    pregnancy_at: facts.pregnancy_at,
    asks_pregnancy: isPregnancyAsked(facts, now()),
    diabetes: row?.diabetes ?? null,
    insulin: row?.insulin ?? null,
    sulfonylurea: row?.sulfonylurea ?? null,
    heart_disease: row?.heart_disease ?? null,
    kidney_disease: row?.kidney_disease ?? null,
    is_under_18: isUnder18(facts.date_of_birth, now()),
    target: targetOf(row),
  } satisfies Care & Unsent<CareProfile, 'pregnancy_at'>
}

/** Writes what is given and leaves the rest; an answer about pregnancy counts from now. */
export async function changeCareProfile(
  tx: Transaction,
  user_id: string,
  { pregnancy, ...given }: CareProfileChanges,
) {
  const changes = {
    ...given,
    ...(pregnancy ? { pregnancy, pregnancy_at: now() } : {}),
    updated_at: sql<Date>`now()`,
  }
  await tx.run(
    tables
      .insertInto('care_profiles')
      .values({ user_id, ...changes })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes)),
  )
  await auditOwn(tx, user_id, 'care_profile.change', user_id)
  return readCareProfile(tx, user_id)
}
