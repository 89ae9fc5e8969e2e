import * as z from 'zod/mini'
import { adminDeskPayment, newAdminReversal } from '#domain/desk/payments.ts'
import { uuid } from '#domain/values/uuid.ts'
import { auditReading } from '#server/platform/audit.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../accounts/passwords/own-password.ts'
import { postReversal } from '../../practice/billing/payments/mails.ts'
import { listDayPayments, reverseDeskPayment } from './data.ts'

const isOfOurTime = (day: string) => day >= '2000-01-01' && day <= '2199-12-31'
const ofDay = z.object({
  day: z.iso.date('Send a day.').check(z.refine(isOfOurTime, 'Send a day of our time.')),
})
const byId = z.object({ id: uuid('Send the id of a payment.') })

/** What was paid, by day, and the reversal of what was taken by mistake. */
export function adminDeskPaymentRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/desk-payments',
      route({
        audience: 'admin',
        summary:
          'List what was paid of invoices on a day, at the desk, by phone and elsewhere; no patient is named, and the reading is recorded',
        responses: { 200: z.array(adminDeskPayment) },
      }),
      validate.query(ofDay),
      async (c) => {
        const { actor } = c.var
        const { day } = c.req.valid('query')
        const rows = await asSystemFor(actor, 'only the system keeps tills', async (tx) => {
          // No patient is in them, so the reading is in the admin's own trail.
          await auditReading(tx, actor.user_id, [actor.user_id], 'desk_payments.read')
          return listDayPayments(tx, day)
        })
        return c.json(rows, 200)
      },
    )
    .post(
      '/admin/desk-payments/:id/reversal',
      route({
        audience: 'admin',
        summary:
          'Reverse a payment of the front desk while its month is open, with a reason; asks for the password',
        responses: { 200: adminDeskPayment },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newAdminReversal),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { password, ...typed } = c.req.valid('json')
        await requirePassword(c.var, password)
        const payment = await asSystemFor(
          actor,
          'only the system changes what the desk took',
          async (tx) => {
            const { payment, reversed } = await reverseDeskPayment(tx, actor.user_id, id, typed)
            if (reversed) await postReversal(tx, reversed, env.PUBLIC_URL)
            return payment
          },
        )
        return c.json(payment, 200)
      },
    )
}
