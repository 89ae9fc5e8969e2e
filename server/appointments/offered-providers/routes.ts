import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { offeredProvider, offeredProvidersQuery } from '#domain/appointments/schema.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { byNextFree } from '../provider-pages/by-next-free.ts'
import { readVisit } from '../visit-types/data.ts'
import { listWithPrices, nextFreeOfEach } from './data.ts'

export const offeredProvidersRoutes = apiRoutes().get(
  '/appointments/providers',
  route({
    audience: 'signed-in',
    summary: 'List providers with their prices and next free hour, the earliest first',
    responses: { 200: z.array(offeredProvider) },
  }),
  validate.query(offeredProvidersQuery),
  async (c) => {
    const { actor } = c.var
    const { about, visit_type_id } = c.req.valid('query')
    const visit = await asActor(actor, (tx) =>
      readVisit(tx, { visit_type_id, about, by: 'patient' }),
    )
    // Prices are for everyone who books; their table is open to its provider and the system only.
    const providers = await asSystemFor(actor, 'list providers with their prices', (tx) =>
      listWithPrices(tx, actor.user_id, about, visit),
    )
    const ids = providers.map(({ id }) => id)
    const next = await asActor(actor, (tx) => nextFreeOfEach(tx, actor.user_id, ids, now(), visit))
    return c.json(byNextFree(providers, next), 200)
  },
)
