import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { appointment, sessionPhone } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { findOwnAppointment } from '../data.ts'
import { staleStatus } from '../booking-problems.ts'
import { readSessionPhone, reportAbsence } from './data.ts'

const ofAppointment = z.object({ id: uuid('Send the id of an appointment.') })

/** What a patient does around a session. */
export const sessionRoutes = apiRoutes()
  .post(
    '/appointments/:id/provider-absence',
    route({
      audience: 'signed-in',
      summary:
        'State that the provider did not come, from 15 minutes after the start and within a week',
      answers: { 200: appointment },
      problems: [404, 409],
    }),
    validate.param(ofAppointment),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const session = await asActor(actor, async (tx) => {
        const is_reported = await reportAbsence(tx, actor.user_id, id)
        if (is_reported === false) throw staleStatus()
        requireFound(is_reported)
        return findOwnAppointment(tx, actor.user_id, id)
      })
      requireFound(session)
      return c.json(session, 200)
    },
  )
  .get(
    '/appointments/:id/phone-number',
    route({
      audience: 'signed-in',
      summary:
        'Read the number of a Phone session’s provider, from ten minutes before until half an hour after it; recorded',
      answers: { 200: sessionPhone },
      problems: [404],
    }),
    validate.param(ofAppointment),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const shown = await asActor(actor, (tx) =>
        readSessionPhone(tx, actor.user_id, id, 'provider'),
      )
      requireFound(shown)
      return c.json(shown, 200)
    },
  )
