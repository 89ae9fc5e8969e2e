import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { availability, newAvailability, savedAvailability } from '#domain/practice/availability.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { keepAvailability, readAvailability } from './data.ts'

export const availabilityRoutes = apiRoutes()
  .get(
    '/provider/availability',
    route({
      audience: 'provider',
      summary: 'Read when one can be booked',
      responses: { 200: availability },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorPipelined(actor, (tx) => readAvailability(tx, actor.user_id)), 200)
    },
  )
  .put(
    '/provider/availability',
    route({
      audience: 'provider',
      summary: 'Say when one can be booked, whole; counts the appointments that lie outside of it',
      responses: { 200: savedAvailability },
    }),
    validate.json(newAvailability),
    async (c) => {
      const { actor } = c.var
      const said = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => keepAvailability(tx, actor.user_id, said)), 200)
    },
  )
