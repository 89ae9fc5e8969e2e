import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { attendance, dayOfVisits, providerMark } from '#domain/appointments/attendance-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listAttendances, markAttendance } from '../../appointments/attendances/data.ts'

/** Who has arrived for a provider, and who is with them. */
export const attendanceRoutes = apiRoutes()
  .get(
    '/provider/attendances',
    route({
      audience: 'approved-provider',
      summary:
        'List where the caller’s visits of a day are: booked, arrived, with them, done, missed',
      responses: { 200: z.array(attendance) },
    }),
    validate.query(dayOfVisits),
    async (c) => {
      const { actor } = c.var
      const { date } = c.req.valid('query')
      const all = await asSystemFor(actor, 'the caller’s own visits, without names', (tx) =>
        listAttendances(tx, actor.user_id, date),
      )
      return c.json(all, 200)
    },
  )
  .put(
    '/provider/appointments/:id/attendance',
    route({
      audience: 'approved-provider',
      summary: 'Call a patient in for a visit of the caller, or take that back',
      responses: { 200: attendance },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.json(providerMark),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { state } = c.req.valid('json')
      const changed = await asSystemFor(actor, 'only the system keeps attendances', (tx) =>
        markAttendance(tx, actor.user_id, id, state, {
          by: 'provider',
          provider_id: actor.user_id,
        }),
      )
      return c.json(changed, 200)
    },
  )
