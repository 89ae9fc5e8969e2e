import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { escalatedAlert } from '#domain/safety/schema.ts'
import { asActor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route } from '#server/platform/route.ts'
import { openEscalatedAlerts } from './data.ts'

export function escalatedAlertRoutes(env: Pick<Env, 'REQUIRE_STAFF_MFA'>) {
  return apiRoutes().get(
    '/admin/safety-alerts',
    route({
      audience: 'admin',
      summary:
        'List alerts that no provider has handled in time, with the providers to call; nothing of the person. The reading is recorded',
      answers: { 200: z.array(escalatedAlert) },
    }),
    async (c) => {
      const { actor } = c.var
      const alerts = await asActor(actor, (tx) =>
        openEscalatedAlerts(tx, actor.user_id, env.REQUIRE_STAFF_MFA),
      )
      return c.json(alerts, 200)
    },
  )
}
