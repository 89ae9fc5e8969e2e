import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { actionPlan, newActionPlan } from '#domain/diary/action-plan.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { readActionPlan, writeActionPlan } from './data.ts'

export const actionPlanRoutes = apiRoutes()
  .get(
    '/action-plan',
    route({
      audience: 'client',
      summary: 'Get the caller’s action plan for sugar that is far out, or null',
      answers: { 200: z.nullable(actionPlan) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => readActionPlan(tx, actor.user_id)), 200)
    },
  )
  .put(
    '/action-plan',
    route({
      audience: 'client',
      summary: 'Keep an action plan in place of the version that one saw',
      answers: { 200: actionPlan },
      problems: [409],
    }),
    validate.json(newActionPlan),
    async (c) => {
      const { actor } = c.var
      const plan = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => writeActionPlan(tx, actor.user_id, plan)), 200)
    },
  )
