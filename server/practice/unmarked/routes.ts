import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { providerAppointment } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { staleStatus } from '../../appointments/booking-problems.ts'
import { readProviderAppointment } from '../provider-appointments/data.ts'
import { cancelUnheld } from './data.ts'

/** Sessions that are over and of which nothing was said. */
export const unmarkedRoutes = apiRoutes().post(
  '/provider/appointments/:id/not-held',
  route({
    audience: 'approved-provider',
    summary: 'State that a session of the caller that is over was cancelled; no email is sent',
    responses: { 200: providerAppointment },
    problems: [404, 409],
  }),
  validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
  validate.nothing(),
  async (c) => {
    const { actor } = c.var
    const { id } = c.req.valid('param')
    const outcome = await asSystemFor(actor, 'a person cancels nothing that has begun', (tx) =>
      cancelUnheld(tx, actor.user_id, id),
    )
    requireFound(outcome)
    if (outcome === 'conflict') throw staleStatus()
    return c.json(await asActor(actor, (tx) => readProviderAppointment(tx, actor.user_id, id)), 200)
  },
)
