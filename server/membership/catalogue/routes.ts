import { Hono } from 'hono'
import * as z from 'zod/mini'
import { cataloguePlan } from '#domain/membership/schema.ts'
import { asSystem } from '#server/platform/db.ts'
import { route, type RouteEnv } from '#server/platform/route.ts'
import { listPlans } from './data.ts'

export const catalogueRoutes = new Hono<RouteEnv>().get(
  '/plans',
  route({
    audience: 'everyone',
    summary: 'The plan catalogue with prices and features, in its order',
    answers: { 200: z.array(cataloguePlan) },
  }),
  async (c) => c.json(await asSystem('list the plans for everyone', listPlans), 200),
)
