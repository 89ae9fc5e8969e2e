import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { refundCase, refundDecision } from '#domain/membership/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { pageQuery } from '#server/platform/page.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { auditRefundCases, decideRefund, findRefundCase, listRefundCases } from './data.ts'
import { refundMail } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of a payment.') })
const limited = z.pick(pageQuery, { limit: true })

export function refundRoutes(env: Pick<Env, 'PUBLIC_URL'>) {
  return apiRoutes()
    .get(
      '/admin/refunds',
      route({
        audience: 'admin',
        summary:
          'List payments with a requested refund, the longest waiting first, then decided ones; each reading is recorded',
        answers: { 200: z.array(refundCase) },
      }),
      validate.query(limited),
      async (c) => {
        const { actor } = c.var
        const { limit } = c.req.valid('query')
        const listed = await asSystemFor(
          actor,
          'no policy shows an admin what someone paid',
          (tx) => listRefundCases(tx, limit),
          { replica: true },
        )
        await asSystemFor(actor, 'record whose refunds an admin was shown', (tx) =>
          auditRefundCases(tx, actor.user_id, listed),
        )
        return c.json(listed, 200)
      },
    )
    .post(
      '/admin/refunds/:id/decision',
      route({
        audience: 'admin',
        summary:
          'Decide once whether to refund a payment; the payer gets an email, and the aggregator is asked until it accepts',
        answers: { 200: refundCase },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(refundDecision),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { decision } = c.req.valid('json')
        const reason = 'only the system changes a payment'
        const found = await asSystemFor(actor, reason, (tx) => findRefundCase(tx, id))
        requireFound(found)
        const decided = await asSystemFor(actor, reason, async (tx) => {
          const done = await decideRefund(tx, actor.user_id, { id, decision }, todayInLusaka())
          if (done?.email)
            await postMail(tx, await refundMail(done.email, decision, env.PUBLIC_URL))
          return done
        })
        if (!decided) throw decidedAlready()
        return c.json(decided, 200)
      },
    )
}

const decidedAlready = () =>
  new Problem(409, 'conflict', 'This is decided already, perhaps by a colleague.')
