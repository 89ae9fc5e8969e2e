import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { sql } from 'kysely'
import { dangersOf } from '#domain/readings/dangers.ts'
import { unitOfReadings } from '#domain/readings/glucose.ts'
import {
  maxReportReadings,
  reportOfBloodPressure,
  reportOfGlucose,
} from '#domain/readings/report.ts'
import type { ReportPeriod } from '#domain/readings/report-schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { listSymptomsWithin } from '../../symptoms/data.ts'
import { readCareProfile } from '../care/data.ts'
import { enteredBy } from '../data.ts'

const start = ({ from }: ReportPeriod) => instantAt(from)
const end = ({ to }: ReportPeriod) => instantAt(dayAfter(to, 1))

/** True for what was measured on these days in Lusaka, both included; the index of a person's readings serves it. */
const isWithin = (period: ReportPeriod) =>
  sql<boolean>`created_at >= ${start(period)} and created_at < ${end(period)}`

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
  const [rows, care, symptoms] = await Promise.all([
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
    readCareProfile(tx, user_id),
    listSymptomsWithin(tx, user_id, start(period), end(period)),
  ])
  const { readings, is_cut } = cut(rows)
  const dangers = dangersOf({ pressures: readings, symptoms }, care.pregnancy)
  const report = reportOfBloodPressure(readings, care)
  return { readings, care, report: { ...period, is_cut, dangers, ...report } }
}

/** The glucose readings of a period, newest first, and what they come to in the unit of the newest. */
export async function openGlucoseReport(tx: Transaction, user_id: string, period: ReportPeriod) {
  const [rows, care, symptoms] = await Promise.all([
    tx.run(
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
    ),
    readCareProfile(tx, user_id),
    listSymptomsWithin(tx, user_id, start(period), end(period)),
  ])
  const { readings, is_cut } = cut(rows)
  const unit = unitOfReadings(readings)
  const dangers = dangersOf({ levels: readings, symptoms }, 'unknown')
  const report = reportOfGlucose(readings, unit, care)
  return { readings, care, report: { ...period, is_cut, dangers, ...report } }
}
