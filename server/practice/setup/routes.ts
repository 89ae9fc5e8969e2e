import { providerSetup } from '#domain/practice/setup.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asActor } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { readOwnSetup } from './data.ts'

/** What is missing before patients can book a provider. */
export const setupRoutes = apiRoutes().get(
  '/provider/setup',
  route({
    audience: 'provider',
    summary: 'Read what is set and what is missing before patients can book the caller',
    responses: { 200: providerSetup },
  }),
  async (c) => c.json(await asActor(c.var.actor, readOwnSetup), 200),
)
