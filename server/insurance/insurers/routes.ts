import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { insurer, keptInsurer } from '#domain/insurance/insurers.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { keepInsurer, listInsurers } from './data.ts'

/** Who pays for patients, in an admin's hands. */
export const insurerRoutes = apiRoutes()
  .get(
    '/admin/insurers',
    route({
      audience: 'admin',
      summary: 'List all insurers with their shares of visit types, retired or not',
      responses: { 200: z.array(insurer) },
    }),
    async (c) =>
      c.json(await asSystemFor(c.var.actor, 'list insurers for an admin', listInsurers), 200),
  )
  .put(
    '/admin/insurers/:id',
    route({
      audience: 'admin',
      summary:
        'Keep an insurer and its share of each visit type, new or changed; what was issued keeps its claim',
      responses: { 200: insurer },
      problems: [409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an insurer.') })),
    validate.json(keptInsurer),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const kept = await asSystemFor(actor, 'keep an insurer for an admin', (tx) =>
        keepInsurer(tx, actor.user_id, id, typed),
      )
      return c.json(kept, 200)
    },
  )
