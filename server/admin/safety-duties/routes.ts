import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { newSafetyDuties, safetyDuties } from '#domain/safety/duties.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../accounts/passwords/own-password.ts'
import { openSafetyDuties, setSafetyDuties } from './data.ts'

/** Who answers safety alerts that reach no one else, in an admin's hands. */
export function safetyDutyRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/safety-duties',
      route({
        audience: 'admin',
        summary:
          'List the clinicians on duty, the clinic’s lead and who can be named; the reading is recorded',
        responses: { 200: safetyDuties },
      }),
      async (c) => {
        const { actor } = c.var
        const named = await asSystemFor(actor, 'list who answers alerts for an admin', (tx) =>
          openSafetyDuties(tx, actor.user_id, env.REQUIRE_STAFF_MFA),
        )
        return c.json(named, 200)
      },
    )
    .put(
      '/admin/safety-duties',
      route({
        audience: 'admin',
        summary:
          'Name the clinicians on duty, in their order, and the clinic’s lead; asks for the password',
        responses: { 200: safetyDuties },
      }),
      validate.json(newSafetyDuties),
      async (c) => {
        const { actor } = c.var
        const { password, ...typed } = c.req.valid('json')
        await requirePassword(c.var, password)
        const named = await asSystemFor(
          actor,
          'name who answers alerts for an admin',
          async (tx) => {
            await setSafetyDuties(tx, actor.user_id, typed)
            return openSafetyDuties(tx, actor.user_id, env.REQUIRE_STAFF_MFA)
          },
        )
        return c.json(named, 200)
      },
    )
}
