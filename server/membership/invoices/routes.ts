import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newInvoicePayment, payment } from '#domain/membership/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined, authorize } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import type { CountRequest } from '../payment-limits.ts'
import { rejectionOf, requireProvider } from '../payment-problems.ts'
import { listAttempts, startInvoicePayment } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an invoice.') })

/** Payments of invoices by mobile money, by their patient. */
export const invoicePaymentRoutes = (payments: PaymentProvider, countRequest: CountRequest) =>
  apiRoutes()
    .get(
      '/invoices/:id/payments',
      route({
        audience: 'signed-in',
        summary: 'List own payments of an invoice by mobile money, newest first',
        responses: { 200: z.array(payment) },
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        return c.json(
          await asActorPipelined(actor, (tx) => listAttempts(tx, actor.user_id, id)),
          200,
        )
      },
    )
    .post(
      '/invoices/:id/payments',
      route({
        audience: 'signed-in',
        summary:
          'Start a payment of what is open of the caller’s invoice by mobile money; the phone asks for the PIN',
        responses: { 200: payment, 201: payment },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newInvoicePayment),
      async (c) => {
        const { actor } = c.var
        await authorize(actor)
        requireProvider(payments.kind)
        const typed = c.req.valid('json')
        const { id } = c.req.valid('param')
        await countRequest(actor.user_id, typed.phone)
        try {
          const asked = await asActor(actor, (tx) =>
            startInvoicePayment(tx, actor.user_id, id, typed, payments.terms?.()),
          )
          return c.json(asked.payment, asked.isNew ? 201 : 200)
        } catch (error) {
          throw rejectionOf(error) ?? error
        }
      },
    )
