import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { patientRow, patientsQuery } from '#domain/practice/patients.ts'
import { now } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listPatients } from './data.ts'

export const patientRoutes = apiRoutes().get(
  '/provider/patients',
  route({
    audience: 'approved-provider',
    summary:
      'List a page of the caller’s patients by name; each name read is recorded in their record',
    answers: { 200: z.array(patientRow) },
  }),
  validate.query(patientsQuery),
  async (c) => {
    const { actor } = c.var
    const query = c.req.valid('query')
    return c.json(await asActor(actor, (tx) => listPatients(tx, actor.user_id, query, now())), 200)
  },
)
