import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { pendingCounts } from '#domain/admin/waiting.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route } from '#server/platform/route.ts'
import { escalatedAlertRoutes } from '../safety-alerts/routes.ts'
import { safetyDutyRoutes } from '../safety-duties/routes.ts'
import { countPending } from './data.ts'
import { inboxRoutes } from './inbox/routes.ts'

export function waitingRoutes(env: Env) {
  return apiRoutes()
    .route('/', escalatedAlertRoutes(env))
    .route('/', safetyDutyRoutes(env))
    .route('/', inboxRoutes)
    .get(
      '/admin/waiting',
      route({
        audience: 'admin',
        summary: 'Count what is open for an admin, by page',
        responses: { 200: pendingCounts },
      }),
      // As the system: no policy lets an admin read whose refunds are pending.
      async (c) => {
        const counted = await asSystemFor(
          c.var.actor,
          'count what waits for an admin',
          (tx) => countPending(tx, todayInLusaka()),
          { replica: true },
        )
        return c.json(counted, 200)
      },
    )
}
