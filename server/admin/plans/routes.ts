import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { cataloguePlan, planChange, planOrder } from '#domain/membership/schema.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { changePlan, orderPlans } from './data.ts'

const byKey = z.object({ key: z.string().check(z.maxLength(40)) })
const reason = 'only the system keeps the catalogue'

export const adminPlanRoutes = apiRoutes()
  .put(
    '/admin/plans/:key',
    route({
      audience: 'admin',
      summary: 'Change the price, the words or the offer of a plan; payments made keep their price',
      answers: { 200: cataloguePlan },
      problems: [404, 409],
    }),
    validate.param(byKey),
    validate.json(planChange),
    async (c) => {
      const { actor } = c.var
      const { key } = c.req.valid('param')
      const wanted = c.req.valid('json')
      return c.json(
        await asSystemFor(actor, reason, (tx) => changePlan(tx, actor.user_id, key, wanted)),
        200,
      )
    },
  )
  .put(
    '/admin/plan-order',
    route({
      audience: 'admin',
      summary: 'Put the plans into another order: the keys of all, the first first',
      answers: { 200: z.array(cataloguePlan) },
    }),
    validate.json(planOrder),
    async (c) => {
      const { actor } = c.var
      const { keys } = c.req.valid('json')
      return c.json(
        await asSystemFor(actor, reason, (tx) => orderPlans(tx, actor.user_id, keys)),
        200,
      )
    },
  )
