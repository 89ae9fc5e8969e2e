import * as z from 'zod/mini'
import { archiving } from '#domain/messages/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { archiveThread } from './data.ts'

export const archiveRoutes = apiRoutes().put(
  '/threads/:id/archive',
  route({
    audience: 'approved-provider',
    summary: 'Put a conversation away, as its provider, or bring it back',
    responses: { 204: true },
    problems: [404, 409],
  }),
  validate.param(z.object({ id: uuid('Send a UUID.') })),
  validate.json(archiving),
  async (c) => {
    const { id } = c.req.valid('param')
    const wanted = c.req.valid('json')
    await asActor(c.var.actor, (tx) => archiveThread(tx, id, wanted))
    return c.body(null, 204)
  },
)
