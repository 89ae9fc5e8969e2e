import { sql } from 'kysely'
import type { FormerReading, ReadingVersion } from '#domain/readings/changes.ts'
import type { GlucoseContext, GlucoseUnit, MeterWord } from '#domain/readings/glucose.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readProfile } from '../../accounts/profile/data.ts'
import type { CareRow } from '../../readings/care/data.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import { listScreeningResults } from '../../screening/data.ts'
import { listSharedWeights } from '../../weights/shared/data.ts'
import { treats } from '../care-relation/data.ts'

/** So much of each goes into a report, the newest first. */
const max = { appointments: 100, readings: 60, screenings: 12, versions: 200 }

export type Report = NonNullable<Awaited<ReturnType<typeof openReport>>>

/**
 * What a patient shares with the actor: their appointments with each other, and what the patient's
 * consents allow at this moment; null where one does not. A reading of their record.
 *
 * @returns undefined where the actor does not treat this person
 */
export async function openReport(tx: Transaction, provider_id: string, patient_id: string) {
  const [
    [standing],
    [patient],
    provider,
    appointments,
    pressure,
    glucose,
    weights,
    screenings,
    [care],
    versions,
  ] = await Promise.all([
    tx.run(
      tables.selectNoFrom([
        treats(patient_id).as('is_patient'),
        sql<boolean>`practice.sees(${patient_id}::uuid, 'share_readings')`.as('shares_readings'),
        sql<boolean>`practice.sees(${patient_id}::uuid, practice.screening_consent())`.as(
          'shares_screenings',
        ),
      ]),
    ),
    tx.run(
      tables
        .selectFrom(sql<{ full_name: string }>`practice.patient(${patient_id}::uuid)`.as('patient'))
        .select('full_name'),
    ),
    readProfile(tx, provider_id),
    tx.run(
      tables
        .selectFrom('appointments')
        .select(['appointment_time', 'session_type', 'status', 'outcome'])
        .where('provider_id', '=', provider_id)
        .where('patient_id', '=', patient_id)
        .orderBy('appointment_time', 'desc')
        .limit(max.appointments),
    ),
    tx.run(
      tables
        .selectFrom(shared('blood_pressure', patient_id).as('reading'))
        .select(['id', 'systolic', 'diastolic', 'pulse', 'created_at', 'at_clinic'])
        // Of all, not of those alone that are printed.
        .select([
          count,
          sql<number>`(avg(systolic) over ())::float8`.as('mean_systolic'),
          sql<number>`(avg(diastolic) over ())::float8`.as('mean_diastolic'),
        ])
        .orderBy('created_at', 'desc')
        .limit(max.readings),
    ),
    tx.run(
      tables
        .selectFrom(shared('glucose', patient_id).as('reading'))
        .select([
          'id',
          'entered_value',
          'entered_unit',
          'meter_shows',
          'context',
          'created_at',
          'at_clinic',
        ])
        // LO and HI are no numbers.
        .select([
          count,
          sql<
            number | null
          >`(avg(glucose_level) filter (where meter_shows is null) over ())::float8`.as(
            'mean_level',
          ),
        ])
        .orderBy('created_at', 'desc')
        .limit(max.readings),
    ),
    listSharedWeights(tx, patient_id, max.readings),
    listScreeningResults(tx, patient_id, { limit: max.screenings }),
    tx.run(
      tables
        .selectFrom(sql<CareRow>`practice.shared_care_profile(${patient_id}::uuid)`.as('care'))
        .selectAll(),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<SharedVersion>`practice.shared_reading_versions(${patient_id}::uuid)`.as('version'),
        )
        .select(['reading_id', 'before', 'changed_at'])
        .where('change', '=', 'corrected')
        .orderBy('changed_at', 'desc')
        .limit(max.versions),
    ),
  ])
  if (!standing!.is_patient || !patient) return undefined
  /** With what the reading was before its newest correction, where it was corrected. */
  const withFormer = <Row extends { id: string }>(row: Row) => ({
    ...row,
    former: versions.find(({ reading_id }) => reading_id === row.id) ?? null,
  })
  const [identityOf] = await Promise.all([
    readIdentities(tx, [patient_id]),
    auditReading(tx, provider_id, [patient_id], 'patient_report.read'),
  ])
  return {
    patient_name: patient.full_name,
    date_of_birth: identityOf(patient_id).date_of_birth,
    provider_name: provider?.full_name ?? '',
    appointments,
    care: care ?? null,
    blood_pressure: standing!.shares_readings ? pressure.map(withFormer) : null,
    glucose: standing!.shares_readings ? glucose.map(withFormer) : null,
    weights,
    screenings: standing!.shares_screenings
      ? screenings.map(({ created_at, results, answers, under_18, at_clinic }) => ({
          created_at,
          results,
          answers,
          under_18,
          at_clinic,
        }))
      : null,
  }
}

const count = sql<number>`(count(*) over ())::int`.as('count')

/** What a shared reading was until a change, without the note. */
export interface SharedVersion {
  reading_id: string
  change: ReadingVersion['change']
  before: FormerReading
  changed_at: Date
}

interface Shared {
  blood_pressure: {
    id: string
    systolic: number
    diastolic: number
    pulse: number | null
    created_at: Date
    at_clinic: boolean
  }
  glucose: {
    id: string
    glucose_level: number
    entered_value: number
    entered_unit: GlucoseUnit
    meter_shows: MeterWord | null
    context: GlucoseContext | null
    created_at: Date
    at_clinic: boolean
  }
}

/** The readings of a patient who shares them with the actor at this moment; none otherwise. */
function shared<Kind extends keyof Shared>(kind: Kind, patient_id: string) {
  const readings = sql.id('practice', `shared_${kind}_readings`)
  return sql<Shared[Kind]>`${readings}(${patient_id}::uuid)`
}
