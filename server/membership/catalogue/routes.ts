import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { cataloguePlan } from '#domain/membership/schema.ts'
import { asSystem } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { listPlans } from './data.ts'

export const catalogueRoutes = apiRoutes().get(
  '/plans',
  route({
    audience: 'everyone',
    summary: 'The plan catalogue with prices and features, in its order',
    answers: { 200: z.array(cataloguePlan) },
  }),
  async (c) => c.json(await asSystem('list the plans for everyone', listPlans), 200),
)
