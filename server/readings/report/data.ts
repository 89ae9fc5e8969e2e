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
import type { WantedRows } from '#server/platform/row-pages.ts'
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

/** A person's blood pressures of a period, newest first. */
const pressuresOf = (user_id: string, period: ReportPeriod) =>
  tables
    .selectFrom('blood_pressure_readings')
    .select(['systolic', 'diastolic', 'pulse', 'notes', 'created_at', 'at_clinic'])
    .select(enteredBy.as('entered_by'))
    .where('user_id', '=', user_id)
    .where(isWithin(period))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** A person's glucose readings of a period, newest first. */
const glucosesOf = (user_id: string, period: ReportPeriod) =>
  tables
    .selectFrom('glucose_readings')
    .select(['glucose_level', 'entered_value', 'entered_unit', 'meter_shows', 'context'])
    .select(['notes', 'created_at', 'at_clinic'])
    .select(enteredBy.as('entered_by'))
    .where('user_id', '=', user_id)
    .where(isWithin(period))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

const key = sql<string[]>`array[created_at::text, id::text]`.as('key')

/** True for the readings that are older than the one with this key. */
const isAfter = ([created_at, id]: readonly string[] = []) =>
  created_at === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(created_at, id) < (${created_at}::text::timestamptz, ${id}::text::uuid)`

/** Some blood pressures of a period, newest first. */
export const listPressures = (
  tx: Transaction,
  user_id: string,
  period: ReportPeriod,
  { after, limit }: WantedRows,
) => tx.run(pressuresOf(user_id, period).select(key).where(isAfter(after)).limit(limit))

/** Some glucose readings of a period, newest first. */
export const listGlucoses = (
  tx: Transaction,
  user_id: string,
  period: ReportPeriod,
  { after, limit }: WantedRows,
) => tx.run(glucosesOf(user_id, period).select(key).where(isAfter(after)).limit(limit))

/** The blood pressures of a period, newest first, and what they come to. */
export async function openBloodPressureReport(
  tx: Transaction,
  user_id: string,
  period: ReportPeriod,
) {
  const [rows, care, symptoms] = await Promise.all([
    tx.run(pressuresOf(user_id, period).limit(limit)),
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
    tx.run(glucosesOf(user_id, period).limit(limit)),
    readCareProfile(tx, user_id),
    listSymptomsWithin(tx, user_id, start(period), end(period)),
  ])
  const { readings, is_cut } = cut(rows)
  const unit = unitOfReadings(readings)
  const dangers = dangersOf({ levels: readings, symptoms }, care.pregnancy)
  const report = reportOfGlucose(readings, unit, care)
  return { readings, care, report: { ...period, is_cut, dangers, ...report } }
}
