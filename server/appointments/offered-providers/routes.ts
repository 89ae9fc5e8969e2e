import { Hono } from 'hono'
import * as z from 'zod/mini'
import { offeredProvider, offeredProvidersQuery } from '#domain/appointments/schema.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { route, type RouteEnv, validate } from '#server/platform/route.ts'
import { listWithPrices, nextFreeOfEach } from './data.ts'
import { byNextFree } from './rules.ts'

export const offeredProvidersRoutes = new Hono<RouteEnv>().get(
  '/appointments/providers',
  route({
    audience: 'signed-in',
    summary: 'List providers with their prices and next free hour, the earliest first',
    answers: { 200: z.array(offeredProvider) },
  }),
  validate.query(offeredProvidersQuery),
  async (c) => {
    const { actor } = c.var
    const { about } = c.req.valid('query')
    // Prices are for everyone who books; their table is open to its provider and the system only.
    const providers = await asSystemFor(actor, 'list providers with their prices', (tx) =>
      listWithPrices(tx, actor.user_id, about),
    )
    const ids = providers.map(({ id }) => id)
    const next = await asActor(actor, (tx) => nextFreeOfEach(tx, actor.user_id, ids, now()))
    return c.json(byNextFree(providers, next), 200)
  },
)
