import { maxReportReadings } from '#domain/readings/report.ts'
import type { ReportPeriod } from '#domain/readings/report-schema.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import type { Transaction } from '#server/platform/db.ts'
import { readCareProfile } from '../../readings/care/data.ts'
import { listWeightsWithin } from '../data.ts'

/** The weights of a period, newest first, with what says whether a BMI is shown. */
export async function openWeightReport(tx: Transaction, user_id: string, period: ReportPeriod) {
  const [rows, care] = await Promise.all([
    listWeightsWithin(tx, user_id, {
      from: instantAt(period.from),
      to: instantAt(dayAfter(period.to, 1)),
      // One more than a report takes, to know whether any is left out.
      limit: maxReportReadings + 1,
    }),
    readCareProfile(tx, user_id),
  ])
  const entries = rows.slice(0, maxReportReadings)
  return { ...period, count: entries.length, is_cut: rows.length > entries.length, entries, care }
}

export type WeightReport = Awaited<ReturnType<typeof openWeightReport>>
