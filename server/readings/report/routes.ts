import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { bloodPressureReport, glucoseReport, reportPeriod } from '#domain/readings/report-schema.ts'
import { now } from '#server/platform/clock.ts'
import { csvHeaders } from '#server/platform/files/csv.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { route, validate } from '#server/platform/route.ts'
import { readProfile } from '../../accounts/profile/data.ts'
import { openBloodPressureReport, openGlucoseReport } from './data.ts'
import { renderGlucose, renderPressure } from './report-pdf.ts'
import { listGlucose, listPressures } from './report-csv.ts'

// The names reveal nothing to others who see the folder of downloads.
const pdfHeaders = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'attachment; filename="report.pdf"',
}
const fileOfReadings = csvHeaders('report.csv')

export const readingsReportRoutes = apiRoutes()
  .get(
    '/blood-pressure-report',
    route({
      audience: 'client',
      summary: 'Read the report of the caller’s blood-pressure readings of a period',
      answers: { 200: bloodPressureReport },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const period = c.req.valid('query')
      const { report } = await asActorOnce(
        actor,
        (tx) => openBloodPressureReport(tx, actor.user_id, period),
        { replica: true },
      )
      return c.json(report, 200)
    },
  )
  .get(
    '/blood-pressure-report/pdf',
    route({
      audience: 'client',
      summary: 'Download the report of the caller’s blood-pressure readings of a period, as PDF',
      answers: { 200: 'application/pdf' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const period = c.req.valid('query')
      const [opened, profile] = await asActorOnce(
        actor,
        (tx) =>
          Promise.all([
            openBloodPressureReport(tx, actor.user_id, period),
            readProfile(tx, actor.user_id),
          ]),
        { replica: true },
      )
      const pdf = await renderPdf(
        actor.user_id,
        renderPressure(opened, profile?.full_name ?? '', now()),
      )
      return c.body(pdf, 200, pdfHeaders)
    },
  )
  .get(
    '/blood-pressure-report/csv',
    route({
      audience: 'client',
      summary: 'Download the caller’s blood-pressure readings of a period, as CSV',
      answers: { 200: 'text/csv' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const period = c.req.valid('query')
      const opened = await asActorOnce(
        actor,
        (tx) => openBloodPressureReport(tx, actor.user_id, period),
        { replica: true },
      )
      return c.body(listPressures(opened), 200, fileOfReadings)
    },
  )
  .get(
    '/glucose-report',
    route({
      audience: 'client',
      summary: 'Read the report of the caller’s glucose readings of a period',
      answers: { 200: glucoseReport },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const period = c.req.valid('query')
      const { report } = await asActorOnce(
        actor,
        (tx) => openGlucoseReport(tx, actor.user_id, period),
        { replica: true },
      )
      return c.json(report, 200)
    },
  )
  .get(
    '/glucose-report/pdf',
    route({
      audience: 'client',
      summary: 'Download the report of the caller’s glucose readings of a period, as PDF',
      answers: { 200: 'application/pdf' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const period = c.req.valid('query')
      const [opened, profile] = await asActorOnce(
        actor,
        (tx) =>
          Promise.all([
            openGlucoseReport(tx, actor.user_id, period),
            readProfile(tx, actor.user_id),
          ]),
        { replica: true },
      )
      const pdf = await renderPdf(
        actor.user_id,
        renderGlucose(opened, profile?.full_name ?? '', now()),
      )
      return c.body(pdf, 200, pdfHeaders)
    },
  )
  .get(
    '/glucose-report/csv',
    route({
      audience: 'client',
      summary: 'Download the caller’s glucose readings of a period, as CSV',
      answers: { 200: 'text/csv' },
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { actor } = c.var
      const period = c.req.valid('query')
      const opened = await asActorOnce(
        actor,
        (tx) => openGlucoseReport(tx, actor.user_id, period),
        { replica: true },
      )
      return c.body(listGlucose(opened), 200, fileOfReadings)
    },
  )
