import * as z from 'zod/mini'
import { billingRules, billingRulesChange, newBillingRules } from '#domain/admin/billing-rules.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../../accounts/passwords/own-password.ts'
import { changeBillingRules, listRuleChanges, readBillingRules } from './data.ts'

/** How the clinic keeps its books, in an admin's hands. */
export function billingRuleRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/billing-rules',
      route({
        audience: 'admin',
        summary: 'Read whose series invoice numbers are of, and what missed visits cost',
        responses: { 200: billingRules },
      }),
      async (c) => c.json(await asActor(c.var.actor, readBillingRules), 200),
    )
    .get(
      '/admin/billing-rules/changes',
      route({
        audience: 'admin',
        summary: 'List the last 50 changes of how the clinic keeps its books, the newest first',
        responses: { 200: z.array(billingRulesChange) },
      }),
      async (c) =>
        c.json(
          await asSystemFor(c.var.actor, 'name the admin of each change', listRuleChanges),
          200,
        ),
    )
    .put(
      '/admin/billing-rules',
      route({
        audience: 'admin',
        summary:
          'Set whose series invoice numbers are of, and what missed and late cancelled visits cost; asks for the password',
        responses: { 200: billingRules },
        problems: [409],
      }),
      validate.json(newBillingRules),
      async (c) => {
        const { actor } = c.var
        const wanted = c.req.valid('json')
        await requirePassword(c.var, wanted.password)
        return c.json(
          await asActor(actor, (tx) => changeBillingRules(tx, actor.user_id, wanted)),
          200,
        )
      },
    )
}
