import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { attendance, dayOfVisits, deskMark } from '#domain/appointments/attendance-schema.ts'
import { board } from '#domain/desk/board-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { markAttendance } from '../../appointments/attendances/data.ts'
import { readBoard } from './data.ts'

/** The day of the clinic by providers and times, and who has arrived. */
export const deskBoardRoutes = apiRoutes()
  .get(
    '/desk/board',
    route({
      audience: 'front-desk',
      summary:
        'Read a day of the clinic by providers: free times, absences and where each visit is; no patient is named',
      responses: { 200: board },
    }),
    validate.query(dayOfVisits),
    async (c) => {
      const { date } = c.req.valid('query')
      const read = await asSystemFor(c.var.actor, 'show the day to the front desk', (tx) =>
        readBoard(tx, date, now()),
      )
      return c.json(read, 200)
    },
  )
  .put(
    '/desk/appointments/:id/attendance',
    route({
      audience: 'front-desk',
      summary:
        'Mark that a patient has arrived for today’s visit or did not come, or take that back',
      responses: { 200: attendance },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.json(deskMark),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { state } = c.req.valid('json')
      const changed = await asSystemFor(actor, 'only the system keeps attendances', (tx) =>
        markAttendance(tx, actor.user_id, id, state, { by: 'desk' }),
      )
      return c.json(changed, 200)
    },
  )
