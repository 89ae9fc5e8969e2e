import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { maxDeskRows } from '#domain/desk/page-size.ts'
import { deskAppointment } from '#domain/desk/schema.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { countUnmarked, isUnmarked } from '../../practice/unmarked/data.ts'
import { listSeen } from '../calendar/data.ts'

/** Sessions of the days before of which their provider has said nothing: the desk asks them. */
export const deskUnmarkedRoutes = apiRoutes()
  .get(
    '/desk/unmarked/count',
    route({
      audience: 'front-desk',
      summary: 'Count the confirmed sessions that ended before today and were not marked',
      responses: { 200: z.object({ count: z.int() }) },
    }),
    async (c) => {
      const count = await asSystemFor(c.var.actor, 'count what was not marked', countUnmarked)
      return c.json({ count }, 200)
    },
  )
  .get(
    '/desk/unmarked',
    route({
      audience: 'front-desk',
      summary:
        'List the confirmed sessions that ended before today and were not marked, the earliest first; each patient’s reading is recorded',
      responses: { 200: z.array(deskAppointment) },
    }),
    async (c) => {
      const { actor } = c.var
      const rows = await asSystemFor(actor, 'list what was not marked', (tx) =>
        listSeen(tx, actor.user_id, (query) =>
          query
            .where(isUnmarked)
            .orderBy('held.appointment_time')
            .orderBy('held.id')
            .limit(maxDeskRows),
        ),
      )
      return c.json(rows, 200)
    },
  )
