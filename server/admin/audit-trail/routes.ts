import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { auditSearch, shownEvent } from '#domain/admin/audit-trail.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { auditTrailSearch, searchTrail } from './data.ts'

const search = z
  .extend(auditSearch, {
    before: z.optional(uuid('Send the id of an event.')),
    limit: pageQuery.shape.limit,
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'The last day is before the first.',
    }),
  )

export const auditTrailRoutes = apiRoutes().get(
  '/admin/audit-events',
  route({
    audience: 'admin',
    summary:
      'Search the audit trail, the newest first; of care records only that they were opened or changed. The search is recorded',
    answers: { 200: z.array(shownEvent) },
  }),
  validate.query(search),
  async (c) => {
    const { actor } = c.var
    const wanted = c.req.valid('query')
    const { events, subject_id } = await asSystemFor(
      actor,
      'search the audit trail for an admin',
      (tx) => searchTrail(tx, wanted),
      { replica: true },
    )
    await asSystemFor(actor, 'record a search of the audit trail', (tx) =>
      auditTrailSearch(tx, actor.user_id, subject_id),
    )
    return c.json(events, 200)
  },
)
