import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { publicCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { asSystem } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { listSelfBooked } from '../visit-types/data.ts'
import { readCalendar } from './data.ts'

export const calendarRoutes = apiRoutes().get(
  '/clinic-calendar',
  route({
    audience: 'everyone',
    summary: 'Read when the clinic is open, and what patients may book themselves',
    responses: { 200: publicCalendar },
  }),
  async (c) => {
    const [{ updated_at: _, ...calendar }, visit_types] = await asSystem(
      'read the calendar of the clinic for everyone',
      (tx) => Promise.all([readCalendar(tx), listSelfBooked(tx)]),
    )
    return c.json(
      {
        ...calendar,
        opening: [...calendar.opening],
        closed_days: [...calendar.closed_days],
        visit_types,
      },
      200,
    )
  },
)
