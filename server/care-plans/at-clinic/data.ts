import { sql } from 'kysely'
import { allergensNamedIn } from '#domain/care-plans/meal/allergens.ts'
import type { PlanPermission } from '#domain/care-plans/shared/at-clinic.ts'
import { withAllergies } from '#domain/care-plans/shared/care-facts.ts'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import {
  type CareAnswer,
  type CareFacts,
  isUnder18,
  type PregnancyAnswer,
  pregnancyOf,
} from '#domain/readings/care.ts'
import type { Gender } from '#domain/values/gender.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { kindOfActor } from '../queue/data.ts'
import type { Asking } from '../shared/requesting/data.ts'
import { requireAgreed, requireOwnKind } from './clinic-problems.ts'

interface Row {
  treats: boolean
  has_login: boolean
  /** Null where the patient has not agreed. */
  open_requests: number | null
  gender: Gender | null
  date_of_birth: string | null
  pregnancy: PregnancyAnswer | null
  pregnancy_at: Date | null
  kidney_disease: CareAnswer | null
  known_allergies_conditions: string | null
}

/** @throws Problem 404 where the actor does not treat them */
async function readPermission(tx: Transaction, patient_id: string): Promise<Row> {
  const [row] = await tx.run(
    tables
      .selectFrom(sql<Row>`plans.clinic_permission(${patient_id}::uuid)`.as('permission'))
      .selectAll(),
  )
  requireFound(row?.treats || undefined)
  return row!
}

type Permission = Omit<PlanPermission, 'known'> & {
  known: Unsent<NonNullable<PlanPermission['known']>, 'pregnancy_at'> | null
}

/**
 * Whether the actor may ask a patient what a plan needs. With consent, what is known for the questions: a reading of that
 * person's record.
 *
 * @throws Problem 404 where the actor does not treat them
 */
export async function openPlanPermission(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
): Promise<Permission> {
  const [kind, row] = await Promise.all([kindOfActor(tx), readPermission(tx, patient_id)])
  const { has_login, open_requests } = row
  if (open_requests === null) return { kind, has_login, is_given: false, known: null }
  await auditReading(tx, provider_id, [patient_id], 'plan_facts.read')
  return {
    kind,
    has_login,
    is_given: true,
    known: {
      is_under_18: isUnder18(row.date_of_birth, now()),
      pregnancy: pregnancyOf(row, now()),
      pregnancy_at: row.pregnancy_at,
      kidney_disease: row.kidney_disease === 'yes',
      allergies: allergensNamedIn(row.known_allergies_conditions),
    },
  }
}

/**
 * The actor asks for a patient who is with them.
 *
 * @throws Problem 404 where the actor does not treat them, 403 `no_consent`, 403 where they write plans of the other kind
 */
export async function askingAtClinic(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  wanted: PlanKind,
): Promise<Asking> {
  requireOwnKind(await kindOfActor(tx), wanted)
  const row = await readPermission(tx, patient_id)
  requireAgreed(row.open_requests)
  return {
    user_id: patient_id,
    origin: { at_clinic: true, recorded_by: provider_id },
    readKnown: async () => ({
      date_of_birth: row.date_of_birth,
      pregnancy: pregnancyOf(row, now()),
      pregnancy_at: row.pregnancy_at,
    }),
    // Counted again, under the lock of this person.
    countOpen: async (locked) => (await readPermission(locked, patient_id)).open_requests ?? 0,
    keep: (within, facts, allergies) =>
      keepFacts(within, { provider_id, patient_id, row, facts, allergies: allergies ?? null }),
  }
}

interface Said {
  provider_id: string
  patient_id: string
  row: Row
  facts: CareFacts
  allergies: string | null
}

/** Keeps in the profiles what a patient said, as far as it differs: what is said again keeps its day. */
async function keepFacts(
  tx: Transaction,
  { provider_id, patient_id, row, facts, allergies }: Said,
): Promise<void> {
  const before = row.known_allergies_conditions
  const pregnancy = facts.pregnancy === pregnancyOf(row, now()) ? undefined : facts.pregnancy
  const kidneys = facts.kidney_disease === row.kidney_disease ? undefined : facts.kidney_disease
  const both = withAllergies(before, allergies)
  if (!pregnancy && !kidneys && !both) return
  await tx.run(
    tables.selectNoFrom(
      sql<null>`plans.keep_clinic_facts(${patient_id}::uuid, ${pregnancy ?? null}::text, ${kidneys ?? null}::text, ${before}::text, ${both ?? null}::text)`.as(
        'kept',
      ),
    ),
  )
  await audit(tx, {
    actor_id: provider_id,
    subject_id: patient_id,
    action: 'plan_facts.record',
    record_id: patient_id,
  })
}
