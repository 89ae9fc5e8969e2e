import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { cancelledAppointments, newCancellation } from '#domain/practice/cancel-many.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { cancelProviderAppointments } from './data.ts'

export const cancellationRoutes = apiRoutes().post(
  '/provider/call-offs',
  route({
    audience: 'approved-provider',
    summary:
      'Cancel one or many upcoming appointments; each patient gets an email, the reason is private',
    answers: { 200: cancelledAppointments },
  }),
  validate.json(newCancellation),
  async (c) => {
    const { actor } = c.var
    const wanted = c.req.valid('json')
    const called_off = await asSystemFor(actor, 'call off what a provider holds', (tx) =>
      cancelProviderAppointments(tx, actor.user_id, wanted),
    )
    return c.json({ called_off }, 200)
  },
)
