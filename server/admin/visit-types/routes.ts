import * as z from 'zod/mini'
import { changedVisitType, keptVisitType, newVisitType } from '#domain/appointments/visit-types.ts'
import { uuid } from '#domain/values/uuid.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { addVisitType, changeVisitType, listVisitTypes } from './data.ts'

/** What can be booked, in an admin's hands. */
export const visitTypeRoutes = apiRoutes()
  .get(
    '/admin/visit-types',
    route({
      audience: 'admin',
      summary: 'List all visit types, retired or not, with the number of upcoming appointments',
      responses: { 200: z.array(keptVisitType) },
    }),
    async (c) =>
      c.json(await asSystemFor(c.var.actor, 'list visit types for an admin', listVisitTypes), 200),
  )
  .post(
    '/admin/visit-types',
    route({
      audience: 'admin',
      summary: 'Add a visit type',
      responses: { 200: keptVisitType, 201: keptVisitType },
      problems: [409],
    }),
    validate.json(newVisitType),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { type, isNew } = await asSystemFor(actor, 'add a visit type for an admin', (tx) =>
        addVisitType(tx, actor.user_id, typed),
      )
      return c.json(type, isNew ? 201 : 200)
    },
  )
  .put(
    '/admin/visit-types/:id',
    route({
      audience: 'admin',
      summary: 'Change a visit type, retire it, or take it into use again',
      responses: { 200: keptVisitType },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of a visit type.') })),
    validate.json(changedVisitType),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const changed = await asSystemFor(actor, 'change a visit type for an admin', (tx) =>
        changeVisitType(tx, actor.user_id, id, typed),
      )
      return c.json(changed, 200)
    },
  )
