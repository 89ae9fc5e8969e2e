import * as z from 'zod/mini'
import { duePlan } from '#domain/personal-plans/schema.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route } from '#server/platform/route.ts'
import { listDuePlans } from './data.ts'

/** The care plans that wait for a provider. */
export const planReviewRoutes = apiRoutes().get(
  '/provider/personal-plans/due',
  route({
    audience: 'approved-provider',
    summary:
      'List the patients whose care plan waits for the caller: a review that is due, or words about a step',
    responses: { 200: z.array(duePlan) },
  }),
  async (c) => {
    const { actor } = c.var
    return c.json(await asActor(actor, (tx) => listDuePlans(tx, actor.user_id)), 200)
  },
)
