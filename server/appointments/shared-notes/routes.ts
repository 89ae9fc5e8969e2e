import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { sharedNotes } from '#domain/appointments/notes-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { readSharedNotes } from './data.ts'

/** Notes on a session as its patient reads them. */
export const sharedNotesRoutes = apiRoutes().get(
  '/appointments/:id/shared-notes',
  route({
    audience: 'signed-in',
    summary: 'Read the notes that the provider of a session of the caller shared with them',
    answers: { 200: sharedNotes },
    problems: [404],
  }),
  validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
  async (c) => {
    const { actor } = c.var
    const { id } = c.req.valid('param')
    const shared = await asActorOnce(actor, (tx) => readSharedNotes(tx, actor.user_id, id))
    requireFound(shared)
    return c.json(shared, 200)
  },
)
