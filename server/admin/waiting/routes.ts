import { Hono } from 'hono'
import { waitingForAdmin } from '#domain/admin/waiting.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { route, type RouteEnv } from '#server/platform/route.ts'
import { countWaitingForAdmin } from './data.ts'

export const waitingRoutes = new Hono<RouteEnv>().get(
  '/admin/waiting',
  route({
    audience: 'admin',
    summary: 'Count what waits for an admin, by place',
    answers: { 200: waitingForAdmin },
  }),
  async (c) =>
    c.json(await asActorOnce(c.var.actor, (tx) => countWaitingForAdmin(tx, todayInLusaka())), 200),
)
