import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { openCount } from '#domain/appointments/day-waits.ts'
import { maxOpen } from '#domain/appointments/slots.ts'
import { asActorPipelined } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { countOpen } from './data.ts'

/** What a patient reads before they choose a time. */
export const eligibilityRoutes = apiRoutes().get(
  '/appointments/open-count',
  route({
    audience: 'signed-in',
    summary: 'Count the caller’s upcoming appointments, and say how many one person can book',
    responses: { 200: openCount },
  }),
  async (c) => {
    const { actor } = c.var
    const open = await asActorPipelined(actor, (tx) => countOpen(tx, actor.user_id))
    return c.json({ open, most: maxOpen }, 200)
  },
)
