import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { sql } from 'kysely'
import { unitOfReadings } from '#domain/readings/glucose.ts'
import {
  maxReportReadings,
  reportOfBloodPressure,
  reportOfGlucose,
} from '#domain/readings/report.ts'
import type { ReportPeriod } from '#domain/readings/report-schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { targetOf } from '../care/data.ts'
import { enteredBy } from '../data.ts'

/** True for what was measured on these days in Lusaka, both included; the index of a person's readings serves it. */
const isWithin = ({ from, to }: ReportPeriod) =>
  sql<boolean>`created_at >= ${instantAt(from)} and created_at < ${instantAt(dayAfter(to, 1))}`

/** One more than a report takes, to know whether any is left out. */
const limit = maxReportReadings + 1

function cut<Reading>(rows: Reading[]) {
  return { readings: rows.slice(0, maxReportReadings), is_cut: rows.length > maxReportReadings }
}

/** The blood pressures of a period, newest first, and what they come to. */
export async function openBloodPressureReport(
  tx: Transaction,
  user_id: string,
  period: ReportPeriod,
) {
  const [rows, [care]] = await Promise.all([
    tx.run(
      tables
        .selectFrom('blood_pressure_readings')
        .select(['systolic', 'diastolic', 'pulse', 'notes', 'created_at', 'at_clinic'])
        .select(enteredBy.as('entered_by'))
        .where('user_id', '=', user_id)
        .where(isWithin(period))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    ),
    tx.run(tables.selectFrom('care_profiles').selectAll().where('user_id', '=', user_id)),
  ])
  const { readings, is_cut } = cut(rows)
  const report = reportOfBloodPressure(readings, targetOf(care))
  return { readings, report: { ...period, is_cut, ...report } }
}

/** The glucose readings of a period, newest first, and what they come to in the unit of the newest. */
export async function openGlucoseReport(tx: Transaction, user_id: string, period: ReportPeriod) {
  const rows = await tx.run(
    tables
      .selectFrom('glucose_readings')
      .select(['glucose_level', 'entered_value', 'entered_unit', 'meter_shows', 'context'])
      .select(['notes', 'created_at', 'at_clinic'])
      .select(enteredBy.as('entered_by'))
      .where('user_id', '=', user_id)
      .where(isWithin(period))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )
  const { readings, is_cut } = cut(rows)
  const unit = unitOfReadings(readings)
  return { readings, report: { ...period, is_cut, ...reportOfGlucose(readings, unit) } }
}
