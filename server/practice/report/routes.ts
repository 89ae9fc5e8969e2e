import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { openReport } from './data.ts'
import { renderReport } from './report-pdf.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'

export const reportRoutes = apiRoutes().get(
  '/provider/patients/:patient_id/report.pdf',
  route({
    audience: 'approved-provider',
    summary: 'Print what a patient shares, as PDF; the reading is recorded in their record',
    responses: { 200: 'application/pdf' },
    problems: [404],
  }),
  validate.param(z.object({ patient_id: uuid('Send the id of a patient.') })),
  async (c) => {
    const { actor } = c.var
    const { patient_id } = c.req.valid('param')
    const report = await asActor(actor, (tx) => openReport(tx, actor.user_id, patient_id))
    requireFound(report)
    const pdf = await renderPdf(actor.user_id, renderReport(report, now()))
    const parts = ['report', report.patient_name, todayInLusaka()]
    return c.body(pdf, 200, pdfHeaders(fileName(parts, 'pdf')))
  },
)
