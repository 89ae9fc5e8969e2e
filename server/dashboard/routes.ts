import { Hono } from 'hono'
import { dayUpdates } from '#domain/dashboard/schema.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { route, type RouteEnv } from '#server/platform/route.ts'
import { readNews } from './data.ts'

export const dashboardRoutes = new Hono<RouteEnv>().get(
  '/day',
  route({
    audience: 'client',
    summary: 'When the caller’s newest plans were written and the last screening was saved',
    answers: { 200: dayUpdates },
  }),
  async (c) => {
    const { actor } = c.var
    return c.json(await asActorOnce(actor, (tx) => readNews(tx, actor.user_id)), 200)
  },
)
