import { type ReportPeriod, reportPeriod } from '#domain/readings/report-schema.ts'
import { bmiFor } from '#domain/weights/bmi.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asActorPipelined } from '#server/platform/db.ts'
import { type Cell, csvHeaders } from '#server/platform/files/csv.ts'
import { streamCsv } from '#server/platform/files/csv-download.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { route, validate } from '#server/platform/route.ts'
import { readProfile } from '../../accounts/profile/data.ts'
import { listTaken } from '../../medications/data.ts'
import { openWeightReport, type WeightReport } from './data.ts'
import { renderWeights } from './report-pdf.ts'

/** The columns of the weights of a period for spreadsheets. */
const head = ['Day', 'Time', 'Weight (kg)', 'Waist (cm)', 'Height (cm)', 'BMI', 'Notes']

function cellsOf(entry: WeightReport['entries'][number], care: WeightReport['care']): Cell[] {
  const { day, time } = lusakaClock(entry.created_at)
  const { weight_kg, waist_cm, height_cm, notes } = entry
  return [day, time, weight_kg, waist_cm, height_cm, bmiFor(entry, care) ?? null, notes]
}

const openAsOwner = (actor: Actor, period: ReportPeriod) =>
  asActorPipelined(
    actor,
    (tx) =>
      Promise.all([
        openWeightReport(tx, actor.user_id, period),
        readProfile(tx, actor.user_id),
        listTaken(tx, actor.user_id, todayInLusaka()),
      ]),
    { replica: true },
  )

const nameOf = (full_name: string, { from, to }: ReportPeriod, extension: 'pdf' | 'csv') =>
  fileName(['weight-report', full_name, `${from}-to-${to}`], extension)

async function* onePage<Row>(rows: readonly Row[]) {
  yield rows
}

export const weightReportRoutes = apiRoutes()
  .get(
    '/weight-report/pdf',
    route({
      audience: 'client',
      summary: 'Download the caller’s weights of a period, as PDF',
      responses: { 200: 'application/pdf' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const period = c.req.valid('query')
      const [report, profile, medicines] = await openAsOwner(c.var.actor, period)
      const { full_name = '', date_of_birth = null } = profile ?? {}
      const paper = renderWeights(report, { full_name, date_of_birth, medicines }, now())
      const pdf = await renderPdf(c.var.actor.user_id, paper)
      return c.body(pdf, 200, pdfHeaders(nameOf(full_name, period, 'pdf')))
    },
  )
  .get(
    '/weight-report/csv',
    route({
      audience: 'client',
      summary: 'Download the caller’s weights of a period, as CSV',
      responses: { 200: 'text/csv' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const period = c.req.valid('query')
      const [{ entries, care }, profile] = await openAsOwner(c.var.actor, period)
      const file = await streamCsv(c.var.actor.user_id, head, onePage(entries), (entry) =>
        cellsOf(entry, care),
      )
      return c.body(file, 200, csvHeaders(nameOf(profile?.full_name ?? '', period, 'csv')))
    },
  )
