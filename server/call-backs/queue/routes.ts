import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newCallOutcome, queuedCallBack } from '#domain/call-backs/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { claimCallBack, listQueue, recordOutcome, releaseCallBack } from './data.ts'

const byId = z.object({ id: uuid('Send the id of a request.') })
const queue = z.array(queuedCallBack)

/** The queue of the therapists. Each change answers the queue as it is then. */
export const callBackQueueRoutes = apiRoutes()
  .get(
    '/provider/call-backs',
    route({
      audience: 'approved-provider',
      summary:
        'List the requests for a call, the oldest time first; name and number of what the caller has claimed',
      answers: { 200: queue },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => listQueue(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/provider/call-backs/:id/claim',
    route({
      audience: 'approved-provider',
      summary: 'Claim a request for a call, so that no colleague calls as well',
      answers: { 200: queue },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rows = await asActor(actor, async (tx) => {
        await claimCallBack(tx, actor.user_id, id)
        return listQueue(tx, actor.user_id)
      })
      return c.json(rows, 200)
    },
  )
  .post(
    '/provider/call-backs/:id/release',
    route({
      audience: 'approved-provider',
      summary: 'Give a claimed request back to the colleagues',
      answers: { 200: queue },
      problems: [404],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rows = await asActor(actor, async (tx) => {
        await releaseCallBack(tx, actor.user_id, id)
        return listQueue(tx, actor.user_id)
      })
      return c.json(rows, 200)
    },
  )
  .post(
    '/provider/call-backs/:id/outcome',
    route({
      audience: 'approved-provider',
      summary:
        'Record what came of a call; after the first without an answer one more attempt follows',
      answers: { 200: queue },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(newCallOutcome),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const outcome = c.req.valid('json')
      const rows = await asActor(actor, async (tx) => {
        await recordOutcome(tx, actor.user_id, id, outcome)
        return listQueue(tx, actor.user_id)
      })
      return c.json(rows, 200)
    },
  )
