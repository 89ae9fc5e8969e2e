import { changedCalendar, keptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { changeCalendar, readKeptCalendar } from './data.ts'

/** Opening hours, slot grid and closed days in an admin's hands. */
export const keptCalendarRoutes = apiRoutes()
  .get(
    '/admin/clinic-calendar',
    route({
      audience: 'admin',
      summary:
        'Read opening hours, slot grid and closed days, and how many appointments are outside',
      responses: { 200: keptCalendar },
    }),
    async (c) =>
      c.json(
        await asSystemFor(c.var.actor, 'read the calendar for an admin', readKeptCalendar),
        200,
      ),
  )
  .put(
    '/admin/clinic-calendar',
    route({
      audience: 'admin',
      summary:
        'Change opening hours, slot grid and closed days, whole; appointments stay as they are',
      responses: { 200: keptCalendar },
      problems: [409],
    }),
    validate.json(changedCalendar),
    async (c) => {
      const { actor } = c.var
      const sent = c.req.valid('json')
      const kept = await asSystemFor(actor, 'change the calendar for an admin', (tx) =>
        changeCalendar(tx, actor.user_id, sent),
      )
      return c.json(kept, 200)
    },
  )
