import * as z from 'zod/mini'
import { visitCostQuery, visitCosts } from '#domain/desk/visit-costs.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { openVisitCosts } from './data.ts'

const byPatient = z.object({ id: uuid('Send the id of a patient.') })

/** What a visit costs that the front desk is about to book. */
export const deskVisitCostRoutes = apiRoutes().get(
  '/desk/patients/:id/visit-costs',
  route({
    audience: 'front-desk',
    summary:
      'Read what a visit would cost a patient in each way, with the share of their insurer; the reading is recorded',
    responses: { 200: visitCosts },
    problems: [404],
  }),
  validate.param(byPatient),
  validate.query(visitCostQuery),
  async (c) => {
    const { actor } = c.var
    const { id } = c.req.valid('param')
    const wanted = c.req.valid('query')
    const costs = await asSystemFor(actor, 'no policy shows the desk what a visit costs', (tx) =>
      openVisitCosts(tx, actor.user_id, id, wanted),
    )
    return c.json(costs, 200)
  },
)
