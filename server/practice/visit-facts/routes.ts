import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { visitFacts } from '#domain/appointments/visit-reason.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { openVisitFacts } from './data.ts'

export const visitFactsRoutes = apiRoutes().get(
  '/provider/appointments/:id/facts',
  route({
    audience: 'approved-provider',
    summary: 'Read phone, reason and last visit of the patient of a visit of the caller; recorded',
    responses: { 200: visitFacts },
    problems: [404],
  }),
  validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
  async (c) => {
    const { actor } = c.var
    const { id } = c.req.valid('param')
    const facts = await asActor(actor, (tx) => openVisitFacts(tx, actor.user_id, id))
    requireFound(facts)
    return c.json(facts, 200)
  },
)
