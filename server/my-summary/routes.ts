import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { mySummary } from '#domain/my-summary/schema.ts'
import { now } from '#server/platform/clock.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { readSummary } from './data.ts'

export const mySummaryRoutes = apiRoutes().get(
  '/my-summary',
  route({
    audience: 'client',
    summary: 'Read what the caller shows at a clinic: figures of 30 days, medicines, allergies',
    answers: { 200: mySummary },
  }),
  async (c) => {
    const { actor } = c.var
    return c.json(await asActorOnce(actor, (tx) => readSummary(tx, actor.user_id, now())), 200)
  },
)
