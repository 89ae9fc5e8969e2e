import * as z from 'zod/mini'
import { patientPage } from '#domain/practice/patient-page.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { openPatientPage } from './data.ts'

export const patientPageRoutes = apiRoutes().get(
  '/provider/patients/:patient_id/page',
  route({
    audience: 'approved-provider',
    summary:
      'Open the page of a patient: what they share with the caller, and what the caller wrote; one reading of their record',
    responses: { 200: patientPage },
    problems: [404],
  }),
  validate.param(z.object({ patient_id: uuid('Send the id of a patient.') })),
  async (c) => {
    const { actor } = c.var
    const { patient_id } = c.req.valid('param')
    const page = await asActor(actor, (tx) => openPatientPage(tx, actor.user_id, patient_id))
    requireFound(page)
    return c.json(page, 200)
  },
)
