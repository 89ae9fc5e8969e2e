import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { maxReportReadings } from '#domain/readings/report.ts'
import {
  bloodPressureReport,
  glucoseReport,
  type ReportPeriod,
  reportPeriod,
} from '#domain/readings/report-schema.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { csvHeaders } from '#server/platform/files/csv.ts'
import { streamCsv } from '#server/platform/files/csv-download.ts'
import { type Actor, asActorPipelined, type Transaction } from '#server/platform/db.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { route, validate } from '#server/platform/route.ts'
import { pagesOf, type WantedRows } from '#server/platform/row-pages.ts'
import { readProfile } from '../../accounts/profile/data.ts'
import { listTaken } from '../../medications/data.ts'
import { readCareProfile } from '../care/data.ts'
import { listGlucoses, listPressures, openBloodPressureReport, openGlucoseReport } from './data.ts'
import type { Person } from './report-frame.ts'
import { renderGlucose, renderPressure } from './report-pdf.ts'
import { glucoseCells, glucoseHead, pressureCells, pressuresHead } from './report-csv.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'

type What = 'blood-pressure' | 'blood-sugar'

const nameOf = (what: What, full_name: string, { from, to }: ReportPeriod, extension: string) =>
  fileName([`${what}-report`, full_name, `${from}-to-${to}`], extension)

type OpenReport<Opened> = (
  tx: Transaction,
  user_id: string,
  period: ReportPeriod,
) => Promise<Opened>

/** Opens a report of the caller's own readings. */
function openReport<Opened>(actor: Actor, period: ReportPeriod, open: OpenReport<Opened>) {
  return asActorPipelined(actor, (tx) => open(tx, actor.user_id, period), { replica: true })
}

/** The readings of a report as it counts them: the newest, page after page. */
function readingsOf<Row extends { key: readonly string[] }>(
  actor: Actor,
  period: ReportPeriod,
  list: (
    tx: Transaction,
    user_id: string,
    period: ReportPeriod,
    wanted: WantedRows,
  ) => Promise<Row[]>,
) {
  const read = (wanted: WantedRows) =>
    asActorPipelined(actor, (tx) => list(tx, actor.user_id, period, wanted), { replica: true })
  return pagesOf(read, { size: 1000, most: maxReportReadings })
}

/** What a file of own readings needs besides them. */
const readOwner = (actor: Actor) =>
  asActorPipelined(
    actor,
    (tx) => Promise.all([readCareProfile(tx, actor.user_id), readProfile(tx, actor.user_id)]),
    { replica: true },
  )

/** The report of the caller’s own readings as PDF, with who they are and the medicines they take. */
async function printReport<Opened>(
  actor: Actor,
  period: ReportPeriod,
  paper: {
    what: What
    open: OpenReport<Opened>
    render: (opened: Opened, person: Person, at: Date) => PdfDocument
  },
) {
  const [opened, profile, medicines] = await asActorPipelined(
    actor,
    (tx) =>
      Promise.all([
        paper.open(tx, actor.user_id, period),
        readProfile(tx, actor.user_id),
        listTaken(tx, actor.user_id, todayInLusaka()),
      ]),
    { replica: true },
  )
  const { full_name = '', date_of_birth = null } = profile ?? {}
  const person = { full_name, date_of_birth, medicines }
  const pdf = await renderPdf(actor.user_id, paper.render(opened, person, now()))
  return { pdf, name: nameOf(paper.what, full_name, period, 'pdf') }
}

export const readingsReportRoutes = apiRoutes()
  .get(
    '/blood-pressure-report',
    route({
      audience: 'client',
      summary: 'Read the report of the caller’s blood-pressure readings of a period',
      responses: { 200: bloodPressureReport },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { report } = await openReport(
        c.var.actor,
        c.req.valid('query'),
        openBloodPressureReport,
      )
      return c.json(report, 200)
    },
  )
  .get(
    '/blood-pressure-report/pdf',
    route({
      audience: 'client',
      summary: 'Download the report of the caller’s blood-pressure readings of a period, as PDF',
      responses: { 200: 'application/pdf' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { pdf, name } = await printReport(c.var.actor, c.req.valid('query'), {
        what: 'blood-pressure',
        open: openBloodPressureReport,
        render: renderPressure,
      })
      return c.body(pdf, 200, pdfHeaders(name))
    },
  )
  .get(
    '/blood-pressure-report/csv',
    route({
      audience: 'client',
      summary: 'Download the caller’s blood-pressure readings of a period, as CSV',
      responses: { 200: 'text/csv' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const pages = readingsOf(actor, c.req.valid('query'), listPressures)
      const [care, profile] = await readOwner(actor)
      const cells = (reading: Parameters<typeof pressureCells>[0]) => pressureCells(reading, care)
      const file = await streamCsv(actor.user_id, pressuresHead, pages, cells)
      const name = nameOf('blood-pressure', profile?.full_name ?? '', c.req.valid('query'), 'csv')
      return c.body(file, 200, csvHeaders(name))
    },
  )
  .get(
    '/glucose-report',
    route({
      audience: 'client',
      summary: 'Read the report of the caller’s glucose readings of a period',
      responses: { 200: glucoseReport },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { report } = await openReport(c.var.actor, c.req.valid('query'), openGlucoseReport)
      return c.json(report, 200)
    },
  )
  .get(
    '/glucose-report/pdf',
    route({
      audience: 'client',
      summary: 'Download the report of the caller’s glucose readings of a period, as PDF',
      responses: { 200: 'application/pdf' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { pdf, name } = await printReport(c.var.actor, c.req.valid('query'), {
        what: 'blood-sugar',
        open: openGlucoseReport,
        render: renderGlucose,
      })
      return c.body(pdf, 200, pdfHeaders(name))
    },
  )
  .get(
    '/glucose-report/csv',
    route({
      audience: 'client',
      summary: 'Download the caller’s glucose readings of a period, as CSV',
      responses: { 200: 'text/csv' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const pages = readingsOf(actor, c.req.valid('query'), listGlucoses)
      const [care, profile] = await readOwner(actor)
      const cells = (reading: Parameters<typeof glucoseCells>[0]) => glucoseCells(reading, care)
      const file = await streamCsv(actor.user_id, glucoseHead, pages, cells)
      const name = nameOf('blood-sugar', profile?.full_name ?? '', c.req.valid('query'), 'csv')
      return c.body(file, 200, csvHeaders(name))
    },
  )
