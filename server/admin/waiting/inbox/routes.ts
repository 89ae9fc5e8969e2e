import * as z from 'zod/mini'
import { waitingPage } from '#domain/admin/waiting.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { readCursor, waitingCursor } from './cursor.ts'
import { listWaiting } from './data.ts'

const wanted = z.object({
  limit: pageQuery.shape.limit,
  after: z.optional(waitingCursor),
})

export const inboxRoutes = apiRoutes().get(
  '/admin/inbox',
  route({
    audience: 'admin',
    summary:
      'List all that waits for admins, what is urgent first, then the oldest; without a name and without health data',
    responses: { 200: waitingPage },
  }),
  validate.query(wanted),
  // As the system: no policy lets an admin read whose refunds are pending.
  async (c) => {
    const { limit, after: text } = c.req.valid('query')
    const after = text === undefined ? undefined : readCursor(text)
    const listed = await asSystemFor(
      c.var.actor,
      'list what waits for an admin',
      (tx) => listWaiting(tx, { today: todayInLusaka(), limit, after }),
      { replica: true },
    )
    return c.json(listed, 200)
  },
)
