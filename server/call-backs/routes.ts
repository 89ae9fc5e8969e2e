import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newCallBack, ownCallBacks } from '#domain/call-backs/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { readOwnCallBacks, requestCallBack, withdrawCallBack } from './data.ts'

const byId = z.object({ id: uuid('Send the id of a request.') })

/** Requests to be called back, as the person who asks sees them. */
export const callBackRoutes = apiRoutes()
  .get(
    '/call-backs',
    route({
      audience: 'signed-in',
      summary: 'The caller’s newest request for a call, and the times that can be chosen now',
      answers: { 200: ownCallBacks },
    }),
    async (c) => {
      const { actor } = c.var
      const own = await asActorOnce(actor, (tx) => readOwnCallBacks(tx, actor.user_id, now()))
      return c.json(own, 200)
    },
  )
  .post(
    '/call-backs',
    route({
      audience: 'signed-in',
      summary: 'Ask a therapist to call in a part of a day; a client or student, one at a time',
      answers: { 200: ownCallBacks, 201: ownCallBacks },
      problems: [409],
    }),
    validate.json(newCallBack),
    async (c) => {
      const { actor } = c.var
      const asked = c.req.valid('json')
      const { isNew, own } = await asActor(actor, async (tx) => {
        const done = await requestCallBack(tx, actor.user_id, asked, now())
        return { ...done, own: await readOwnCallBacks(tx, actor.user_id, now()) }
      })
      return c.json(own, isNew ? 201 : 200)
    },
  )
  .delete(
    '/call-backs/:id',
    route({
      audience: 'signed-in',
      summary: 'Withdraw a request for a call',
      answers: { 204: true },
      problems: [404, 409],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => withdrawCallBack(tx, actor.user_id, id))
      return c.body(null, 204)
    },
  )
