import { unitOfReadings } from '#domain/readings/glucose.ts'
import { periodBefore } from '#domain/readings/patterns/groups.ts'
import { patternsOfBloodPressure, patternsOfGlucose } from '#domain/readings/patterns/patterns.ts'
import type { PatternFigures, Patterns } from '#domain/readings/patterns/schema.ts'
import { maxReportReadings } from '#domain/readings/report.ts'
import type { ReportPeriod } from '#domain/readings/report-schema.ts'
import type { Care } from '#domain/medications/options.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { WantedRows } from '#server/platform/row-pages.ts'
import { readCareProfile } from '../readings/care/data.ts'
import { listGlucoses, listPressures } from '../readings/report/data.ts'

/** Six doses a day of a few medicines, for a year: more than that is not read. */
const maxDoses = 10_000

/** The recorded doses of a person's medicines for a measure, in a period and on the day before it. */
const listDosesFor = (tx: Transaction, user_id: string, care: Care, { from, to }: ReportPeriod) =>
  tx.run(
    tables
      .selectFrom('medicine_doses as dose')
      .innerJoin('medicines as medicine', (join) =>
        join
          .onRef('medicine.id', '=', 'dose.medicine_id')
          .onRef('medicine.user_id', '=', 'dose.user_id'),
      )
      .select(['dose.day', 'dose.time', 'dose.outcome'])
      .where('dose.user_id', '=', user_id)
      .where('medicine.care', '=', care)
      .where('dose.day', '>=', dayAfter(from, -1))
      .where('dose.day', '<=', to)
      .orderBy('dose.day', 'desc')
      .orderBy('dose.time', 'desc')
      .limit(maxDoses),
  )

/** One more than is counted, to know whether any is left out. */
const wanted: WantedRows = { after: undefined, limit: maxReportReadings + 1 }

const counted = <Row>(rows: readonly Row[]) => rows.slice(0, maxReportReadings)

function patternsWith(
  period: ReportPeriod,
  rows: readonly (readonly unknown[])[],
  figures: PatternFigures,
): Patterns {
  const is_cut = rows.some(({ length }) => length > maxReportReadings)
  return { is_included: true, ...period, days_before: periodBefore(period), is_cut, ...figures }
}

/** The patterns of a person's blood pressures in a period. */
export async function openBloodPressurePatterns(
  tx: Transaction,
  user_id: string,
  period: ReportPeriod,
): Promise<Patterns> {
  const [now, before, doses, care] = await Promise.all([
    listPressures(tx, user_id, period, wanted),
    listPressures(tx, user_id, periodBefore(period), wanted),
    listDosesFor(tx, user_id, 'blood_pressure', period),
    readCareProfile(tx, user_id),
  ])
  const periods = { from: period.from, now: counted(now), before: counted(before) }
  return patternsWith(period, [now, before], patternsOfBloodPressure(periods, doses, care))
}

/** The patterns of a person's glucose readings in a period, in the unit of the newest. */
export async function openGlucosePatterns(
  tx: Transaction,
  user_id: string,
  period: ReportPeriod,
): Promise<Patterns> {
  const [now, before, doses, care] = await Promise.all([
    listGlucoses(tx, user_id, period, wanted),
    listGlucoses(tx, user_id, periodBefore(period), wanted),
    listDosesFor(tx, user_id, 'glucose', period),
    readCareProfile(tx, user_id),
  ])
  const periods = { from: period.from, now: counted(now), before: counted(before) }
  const unit = unitOfReadings(now)
  return patternsWith(period, [now, before], patternsOfGlucose(periods, doses, unit, care))
}
