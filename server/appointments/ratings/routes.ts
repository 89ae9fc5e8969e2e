import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newRating, ownRating, providerRatings } from '#domain/appointments/rating-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listOwnRatings, rateSession, readProviderRatings } from './data.ts'

const ofAppointment = z.object({ id: uuid('Send the id of an appointment.') })

/** How patients found sessions that were held: what they say, and what their providers read of it. */
export const ratingRoutes = apiRoutes()
  .get(
    '/session-ratings',
    route({
      audience: 'signed-in',
      summary: 'List the newest ratings that the caller has given as a patient',
      answers: { 200: z.array(ownRating) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => listOwnRatings(tx, actor.user_id)), 200)
    },
  )
  .put(
    '/appointments/:id/rating',
    route({
      audience: 'signed-in',
      summary: 'Rate a held session of the caller as its patient, or change that for 7 days',
      answers: { 200: ownRating, 201: ownRating },
      problems: [404, 409],
    }),
    validate.param(ofAppointment),
    validate.json(newRating),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      const { rating, isNew } = await asActor(actor, (tx) =>
        rateSession(tx, actor.user_id, id, wanted),
      )
      return c.json(rating, isNew ? 201 : 200)
    },
  )
  .get(
    '/provider/ratings',
    route({
      audience: 'approved-provider',
      summary: 'Read the caller’s published rating and its comments, without who wrote them',
      answers: { 200: providerRatings },
    }),
    async (c) => {
      const { actor } = c.var
      const shown = await asSystemFor(actor, 'a provider may not read the rows of ratings', (tx) =>
        readProviderRatings(tx, actor.user_id),
      )
      return c.json(shown, 200)
    },
  )
