import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newSharedNotes } from '#domain/appointments/notes-schema.ts'
import { providerAppointment } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { emailSharedNotes } from '../../session-notes/notifications/shared-notes-email.ts'
import { shareNotes } from './data.ts'

/** Notes on a session that its provider shares with its patient. */
export const shareNotesRoutes = (env: { PUBLIC_URL: string }) =>
  apiRoutes().put(
    '/provider/appointments/:id/shared-notes',
    route({
      audience: 'approved-provider',
      summary:
        'Share notes on a held session of the caller with its patient, or correct them; they stay shared',
      responses: { 200: providerAppointment, 201: providerAppointment },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.json(newSharedNotes),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      const { appointment, isNew } = await asActor(actor, (tx) =>
        shareNotes(tx, actor.user_id, id, wanted),
      )
      await asSystemFor(actor, 'email a patient about shared notes', (tx) =>
        emailSharedNotes(tx, id, env.PUBLIC_URL),
      )
      return c.json(appointment, isNew ? 201 : 200)
    },
  )
