import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  newPlan,
  planRequestRow,
  planRequestsQuery,
  takenPlanRequest,
} from '#domain/care-plans/shared/queue.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listPlanRequests, readTakenLine, releasePlanRequest, claimPlanRequest } from './data.ts'
import { openPlanRequest, writePlan } from './claimed/data.ts'

const oneRequest = z.object({ id: uuid('Send the id of a request.') })

export const planRequestRoutes = apiRoutes()
  .get(
    '/provider/plan-requests',
    route({
      audience: 'plan-writer',
      summary:
        'List the requests for plans that a dietitian or fitness expert answers, changes of a sent plan first; each claimed one shown is recorded',
      responses: { 200: z.array(planRequestRow) },
    }),
    validate.query(planRequestsQuery),
    async (c) => {
      const { actor } = c.var
      const { status } = c.req.valid('query')
      const lines = await asActor(actor, (tx) => listPlanRequests(tx, actor.user_id, status))
      return c.json(lines, 200)
    },
  )
  .get(
    '/provider/plan-requests/:id',
    route({
      audience: 'plan-writer',
      summary: 'Read a request that one has taken; each reading is recorded',
      responses: { 200: takenPlanRequest },
      problems: [404],
    }),
    validate.param(oneRequest),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const request = await asActor(actor, (tx) => openPlanRequest(tx, actor.user_id, id, now()))
      return c.json(request, 200)
    },
  )
  .put(
    '/provider/plan-requests/:id/plan',
    route({
      audience: 'plan-writer',
      summary:
        'Write the plan of a request, or its next version, and claim it if it is open; the same again writes nothing',
      responses: { 200: takenPlanRequest },
      problems: [404, 409],
    }),
    validate.param(oneRequest),
    validate.json(newPlan),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const plan = c.req.valid('json')
      const request = await asActor(actor, async (tx) => {
        await writePlan(tx, actor.user_id, id, plan, now())
        return openPlanRequest(tx, actor.user_id, id, now())
      })
      return c.json(request, 200)
    },
  )
  .post(
    '/provider/plan-requests/:id/take',
    route({
      audience: 'plan-writer',
      summary: 'Claim an open request, so that no one else writes for it',
      responses: { 200: planRequestRow },
      problems: [404, 409],
    }),
    validate.param(oneRequest),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const line = await asActor(actor, async (tx) => {
        const kind = await claimPlanRequest(tx, actor.user_id, id)
        return readTakenLine(tx, kind, actor.user_id, id)
      })
      return c.json(line, 200)
    },
  )
  .post(
    '/provider/plan-requests/:id/release',
    route({
      audience: 'plan-writer',
      summary: 'Give a request back to the colleagues',
      responses: { 204: true },
      problems: [404, 409],
    }),
    validate.param(oneRequest),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => releasePlanRequest(tx, actor.user_id, id))
      return c.body(null, 204)
    },
  )
