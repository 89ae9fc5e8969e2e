import * as z from 'zod/mini'
import { newExplanation, paymentDifferences } from '#domain/admin/payment-differences.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { explainDifference, listDifferences } from './data.ts'

const byId = z.object({ id: uuid('Send the id of a difference.') })

/** Where the aggregator of mobile money and our books differ: no payer is named. */
export const paymentDifferenceRoutes = apiRoutes()
  .get(
    '/admin/payment-differences',
    route({
      audience: 'admin',
      summary:
        'List where the mobile-money service and our books differ, unexplained first, and the last day that was compared',
      responses: { 200: paymentDifferences },
    }),
    async (c) => {
      const listed = await asSystemFor(
        c.var.actor,
        'only the system compares payments',
        listDifferences,
      )
      return c.json(listed, 200)
    },
  )
  .post(
    '/admin/payment-differences/:id/explanation',
    route({
      audience: 'admin',
      summary: 'Explain a difference in words, once; it stays on record',
      responses: { 200: paymentDifferences },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(newExplanation),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { explanation } = c.req.valid('json')
      const listed = await asSystemFor(actor, 'only the system compares payments', async (tx) => {
        await explainDifference(tx, actor.user_id, id, explanation)
        return listDifferences(tx)
      })
      return c.json(listed, 200)
    },
  )
