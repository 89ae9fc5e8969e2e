import * as z from 'zod/mini'
import { patientCover } from '#domain/covers/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { listPatientCovers, objectToCover } from '../data.ts'

const byId = validate.param(z.object({ id: uuid('Send the id of a cover.') }))

/** Nothing more to say. */
const emptyBody = z.strictObject({})

/** What patients read of a cover, and their objection. */
export const ownCoverRoutes = apiRoutes()
  .get(
    '/covers',
    route({
      audience: 'signed-in',
      summary: 'List who covers for providers of the caller, now or in the days ahead',
      responses: { 200: z.array(patientCover) },
    }),
    async (c) => c.json(await asActorPipelined(c.var.actor, listPatientCovers), 200),
  )
  .post(
    '/covers/:id/objection',
    route({
      audience: 'signed-in',
      summary: 'Close the record of the caller to the colleague who covers, at once',
      responses: { 204: true },
      problems: [404],
    }),
    byId,
    validate.json(emptyBody),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => objectToCover(tx, actor.user_id, id, true))
      return c.body(null, 204)
    },
  )
  .delete(
    '/covers/:id/objection',
    route({
      audience: 'signed-in',
      summary: 'Withdraw an objection, so that the colleague who covers reads the record again',
      responses: { 204: true },
      problems: [404],
    }),
    byId,
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => objectToCover(tx, actor.user_id, id, false))
      return c.body(null, 204)
    },
  )
