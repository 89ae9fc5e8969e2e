import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { dayQuery, slot } from '#domain/appointments/schema.ts'
import { providerStats } from '#domain/practice/stats.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { readRatingsOf } from '../../appointments/ratings/data.ts'
import { countForProvider, listOwnSlots } from './data.ts'

export const overviewRoutes = apiRoutes()
  .get(
    '/provider/stats',
    route({
      audience: 'provider',
      summary:
        'Count today’s appointments and open items, only zeros while not in practice, and read the published rating',
      responses: { 200: providerStats },
    }),
    async (c) => {
      const { actor } = c.var
      const { user_id } = actor
      const [counted, ratings] = await Promise.all([
        asActorPipelined(actor, (tx) => countForProvider(tx, user_id, now())),
        asSystemFor(actor, 'a provider may not read the rows of ratings', (tx) =>
          readRatingsOf(tx, [user_id]),
        ),
      ])
      return c.json({ ...counted, rating: ratings.get(user_id) ?? null }, 200)
    },
  )
  .get(
    '/provider/slots',
    route({
      audience: 'approved-provider',
      summary: 'List the caller’s slots of a day, free or why not',
      responses: { 200: z.array(slot) },
    }),
    validate.query(dayQuery),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('query')
      const slots = await asActor(actor, (tx) => listOwnSlots(tx, actor.user_id, wanted, now()))
      return c.json(slots, 200)
    },
  )
