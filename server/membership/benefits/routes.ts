import { ownBenefits } from '#domain/membership/schema.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route } from '#server/platform/route.ts'
import { readOwnBenefits } from './data.ts'

export const benefitRoutes = apiRoutes().get(
  '/benefits',
  route({
    audience: 'client',
    summary:
      'What the plans of the caller include today, and how many sessions of each kind are left',
    responses: { 200: ownBenefits },
  }),
  async (c) => {
    const { actor } = c.var
    return c.json(await asActor(actor, (tx) => readOwnBenefits(tx, actor.user_id)), 200)
  },
)
