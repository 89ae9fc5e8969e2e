import { sql } from 'kysely'
import {
  type Care,
  type CareAnswer,
  type CareCondition,
  careConditions,
  type CareFacts,
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
    answered_at: {
      diabetes: row?.diabetes_at ?? null,
      insulin: row?.insulin_at ?? null,
      sulfonylurea: row?.sulfonylurea_at ?? null,
      heart_disease: row?.heart_disease_at ?? null,
      kidney_disease: row?.kidney_disease_at ?? null,
    },
    is_under_18: isUnder18(facts.date_of_birth, now()),
    target: targetOf(row),
  } satisfies Care &
    Omit<Unsent<CareProfile, 'pregnancy_at'>, 'answered_at'> & {
      answered_at: Record<CareCondition, Date | null>
    }
}

/** The facts that have a time, each beside the column of that. */
const dated = ['pregnancy', ...careConditions] as const

/**
 * Writes what is given and leaves the rest. An answer counts from when it was given: one that is older than
 * what is there, because it waited on a phone, replaces nothing.
 */
export async function changeCareProfile(
  tx: Transaction,
  user_id: string,
  changes: CareProfileChanges,
  answered_at = now(),
) {
  const times = Object.fromEntries(
    dated.flatMap((fact) => (changes[fact] ? [[`${fact}_at`, answered_at]] : [])),
  )
  await tx.run(
    tables
      .insertInto('care_profiles')
      .values({ user_id, ...changes, ...times, updated_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          ...changes,
          ...Object.fromEntries(dated.flatMap((fact) => (changes[fact] ? newest(fact) : []))),
          updated_at: sql<Date>`now()`,
        }),
      ),
  )
  await auditOwn(tx, user_id, 'care_profile.change', user_id)
  return readCareProfile(tx, user_id)
}

/** Of two answers the newer one, with its time. One of unknown time is older than any other. */
function newest(fact: (typeof dated)[number]): [string, unknown][] {
  const at = `${fact}_at`
  const isNewer = sql`care_profiles.${sql.ref(at)} is null or care_profiles.${sql.ref(at)} <= excluded.${sql.ref(at)}`
  return [fact, at].map((name) => [
    name,
    sql`case when ${isNewer} then excluded.${sql.ref(name)} else care_profiles.${sql.ref(name)} end`,
  ])
}

/**
 * Keeps in the care profile what a person said in another form, as far as it differs: what is said again
 * keeps its day, for pregnancy counts from the first answer.
 */
export async function recordCareFacts(
  tx: Transaction,
  user_id: string,
  facts: CareFacts,
  answered_at = now(),
): Promise<void> {
  const [care, [person]] = await Promise.all([
    readCareProfile(tx, user_id),
    tx.run(tables.selectFrom('user_profiles').select('role').where('id', '=', user_id)),
  ])
  // Providers may ask for a plan, too, and have no readings and no care profile.
  if (person?.role !== 'client') return
  const changed = Object.fromEntries(
    dated.flatMap((fact) => {
      const said = facts[fact]
      return said && said !== care[fact] ? [[fact, said]] : []
    }),
  ) as CareFacts
  if (Object.keys(changed).length > 0) await changeCareProfile(tx, user_id, changed, answered_at)
}
