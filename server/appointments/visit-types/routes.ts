import * as z from 'zod/mini'
import { visitType } from '#domain/appointments/visit-types.ts'
import { uuid } from '#domain/values/uuid.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listForStaff } from './data.ts'

/** Of this provider's profession; without it, of the caller's. */
const ofProvider = z.object({ provider_id: z.optional(uuid('Send the id of a provider.')) })

export const bookableTypeRoutes = apiRoutes().get(
  '/clinic/visit-types',
  route({
    audience: 'clinic-staff',
    summary:
      'List the visit types in use of a provider’s profession, those booked by staff only too',
    responses: { 200: z.array(visitType) },
  }),
  validate.query(ofProvider),
  async (c) => {
    const { actor } = c.var
    const { provider_id = actor.user_id } = c.req.valid('query')
    return c.json(await asActor(actor, (tx) => listForStaff(tx, provider_id)), 200)
  },
)
