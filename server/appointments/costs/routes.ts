import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { sessionCost } from '#domain/appointments/cost.ts'
import { costQuery } from '#domain/appointments/schema.ts'
import { asActor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { quoteSessions } from './data.ts'

export const costsRoutes = apiRoutes().get(
  '/appointments/cost',
  route({
    audience: 'signed-in',
    summary: 'Read what a session would cost the caller, and whether their plan includes it',
    answers: { 200: sessionCost },
    problems: [404],
  }),
  validate.query(costQuery),
  async (c) => {
    const { appointment_time, ...session } = c.req.valid('query')
    const costs = await asActor(c.var.actor, (tx) =>
      quoteSessions(tx, session, [new Date(appointment_time)]),
    )
    requireFound(costs)
    return c.json(costs[0]!, 200)
  },
)
