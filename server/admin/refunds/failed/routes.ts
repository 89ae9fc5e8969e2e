import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { failedRefund, refundStep } from '#domain/membership/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { passwordCheck } from '../../../accounts/passwords/own-password.ts'
import { now } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { pageQuery } from '#server/platform/page.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { auditRefundCases } from '../data.ts'
import { findOrder, listFailedRefunds, takeRefundStep } from './data.ts'

const byId = z.object({ id: uuid('Send the id of the order that has failed.') })
const limited = z.pick(pageQuery, { limit: true })

/** Money that the aggregator could not send back: an admin sees it until it has gone. */
export const failedRefundRoutes = (env: Env) => {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/failed-refunds',
      route({
        audience: 'admin',
        summary:
          'List refunds that could not be sent, the longest waiting first; each reading is recorded',
        responses: { 200: z.array(failedRefund) },
      }),
      validate.query(limited),
      async (c) => {
        const { actor } = c.var
        const { limit } = c.req.valid('query')
        const listed = await asSystemFor(
          actor,
          'no policy shows an admin what someone paid',
          async (tx) => {
            const rows = await listFailedRefunds(tx, limit)
            const named = rows.flatMap(({ user_id }) => (user_id ? [{ user_id }] : []))
            await auditRefundCases(tx, actor.user_id, named)
            return rows
          },
        )
        return c.json(listed, 200)
      },
    )
    .post(
      '/admin/failed-refunds/:id/step',
      route({
        audience: 'admin',
        summary:
          'Send a refund by a new order, or record that it was paid in another way: once for each failed order; asks for the password',
        responses: { 204: true },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(refundStep),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { step, password } = c.req.valid('json')
        await requirePassword(c.var, password)
        const isTaken = await asSystemFor(
          actor,
          'only the system changes a payment',
          async (tx) => {
            const found = await findOrder(tx, id)
            requireFound(found)
            return takeRefundStep(tx, actor.user_id, found, step, now())
          },
        )
        if (!isTaken)
          throw new Problem(409, 'conflict', 'This was done already, perhaps by a colleague.')
        return c.body(null, 204)
      },
    )
}
