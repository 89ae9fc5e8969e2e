import { Hono } from 'hono'
import { waitingForAdmin } from '#domain/admin/waiting.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route, type RouteEnv } from '#server/platform/route.ts'
import { escalatedAlertRoutes } from '../safety-alerts/routes.ts'
import { countWaitingForAdmin } from './data.ts'

export function waitingRoutes(env: Pick<Env, 'REQUIRE_STAFF_MFA'>) {
  return new Hono<RouteEnv>().route('/', escalatedAlertRoutes(env)).get(
    '/admin/waiting',
    route({
      audience: 'admin',
      summary: 'Count what waits for an admin, by place',
      answers: { 200: waitingForAdmin },
    }),
    // As the system: whose payments wait to go back no policy lets an admin see.
    async (c) => {
      const counted = await asSystemFor(c.var.actor, 'count what waits for an admin', (tx) =>
        countWaitingForAdmin(tx, todayInLusaka()),
      )
      return c.json(counted, 200)
    },
  )
}
