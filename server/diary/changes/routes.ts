import * as z from 'zod/mini'
import { entryVersion } from '#domain/diary/entry-changes.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActorPipelined } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { listEntryVersions } from './data.ts'

export const entryVersionRoutes = apiRoutes().get(
  '/entry-versions/:id',
  route({
    audience: 'client',
    summary:
      'List what an own symptom, meal or activity was before each of its changes, newest first',
    responses: { 200: z.array(entryVersion) },
  }),
  validate.param(z.object({ id: uuid('Send the id of an entry.') })),
  async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await asActorPipelined(c.var.actor, (tx) => listEntryVersions(tx, id)), 200)
  },
)
