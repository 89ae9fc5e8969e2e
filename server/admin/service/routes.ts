import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { serviceHistory, serviceQuery } from '#domain/admin/service-history.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { readHistory } from './data.ts'

export const serviceRoutes = apiRoutes().get(
  '/admin/service',
  route({
    audience: 'admin',
    summary: 'Show how the service has been: counts and times of the last day or week',
    answers: { 200: serviceHistory },
  }),
  validate.query(serviceQuery),
  async (c) => {
    const { period } = c.req.valid('query')
    // The figures contain nothing of a person, so that this is not recorded.
    const history = await asSystemFor(
      c.var.actor,
      'show an admin how the service is',
      (tx) => readHistory(tx, period),
      { replica: true },
    )
    return c.json(history, 200)
  },
)
