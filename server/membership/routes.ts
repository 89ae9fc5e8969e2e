import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { canRequestRefund } from '#domain/membership/payment-status.ts'
import {
  addOn,
  newPayment,
  payment,
  paymentOptions,
  planChoice,
  planRun,
  refundRequest,
} from '#domain/membership/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { authorize, asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { PaymentProvider } from './payment-provider.ts'
import {
  askForRefund,
  startPayment,
  cancelPayment,
  findChoice,
  findName,
  findPayment,
  listAddOns,
  listPayments,
  listRuns,
} from './data.ts'
import { optionsOf } from './networks/network-questions.ts'
import type { CountRequest } from './payment-limits.ts'
import { rejectionOf, requireProvider } from './payment-problems.ts'
import { receiptNumber, renderReceipt } from './receipt-pdf.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'

const byKey = z.object({ key: z.string().check(z.maxLength(40)) })
const byId = z.object({ id: uuid('Send the id of a payment.') })

export const membershipRoutes = (payments: PaymentProvider, countRequest: CountRequest) =>
  apiRoutes()
    .get(
      '/payment-options',
      route({
        audience: 'signed-in',
        summary: 'Whether payments are taken here, and whether they move money or only pretend to',
        responses: { 200: paymentOptions },
      }),
      async (c) => {
        await authorize(c.var.actor)
        return c.json(optionsOf(payments), 200)
      },
    )
    .get(
      '/plan-runs',
      route({
        audience: 'client',
        summary: 'The plans one has paid from today on, in their order',
        responses: { 200: z.array(planRun) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActor(actor, (tx) => listRuns(tx, actor.user_id)), 200)
      },
    )
    .get(
      '/plan-choices/:key',
      route({
        audience: 'client',
        summary: 'What paying for a plan would do to what one has paid already',
        responses: { 200: planChoice },
        problems: [404],
      }),
      validate.param(byKey),
      async (c) => {
        const { actor } = c.var
        const { key } = c.req.valid('param')
        const choice = await asActor(actor, (tx) => findChoice(tx, actor.user_id, key))
        requireFound(choice)
        return c.json(choice, 200)
      },
    )
    .get(
      '/payments',
      route({
        audience: 'client',
        summary: 'List own payments, newest first',
        responses: { 200: z.array(payment) },
      }),
      validate.query(pageQuery),
      async (c) => {
        const { actor } = c.var
        const page = c.req.valid('query')
        return c.json(
          await asActorPipelined(actor, (tx) => listPayments(tx, actor.user_id, page)),
          200,
        )
      },
    )
    .post(
      '/payments',
      route({
        audience: 'client',
        summary:
          'Start a payment for a month of a plan by mobile money; the phone asks for the PIN',
        responses: { 200: payment, 201: payment },
        problems: [409],
      }),
      validate.json(newPayment),
      async (c) => {
        const { actor } = c.var
        await authorize(actor)
        requireProvider(payments.kind)
        const typed = c.req.valid('json')
        await countRequest(actor.user_id, typed.phone)
        try {
          const asked = await asActor(actor, (tx) =>
            startPayment(tx, actor.user_id, typed, payments.terms?.()),
          )
          return c.json(asked.payment, asked.isNew ? 201 : 200)
        } catch (error) {
          throw rejectionOf(error) ?? error
        }
      },
    )
    .get(
      '/payments/:id',
      route({
        audience: 'client',
        summary: 'One of own payments',
        responses: { 200: payment },
        problems: [404],
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const found = await asActorPipelined(actor, (tx) => findPayment(tx, actor.user_id, id))
        requireFound(found)
        return c.json(found, 200)
      },
    )
    .post(
      '/payments/:id/cancel',
      route({
        audience: 'signed-in',
        summary:
          'Cancel a payment that is not approved yet; one that has ended is returned as it is',
        responses: { 200: payment },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const cancelled = await asSystemFor(actor, 'only the system changes a payment', (tx) =>
          cancelPayment(tx, actor.user_id, id),
        )
        const found =
          cancelled ?? (await asActor(actor, (tx) => findPayment(tx, actor.user_id, id)))
        requireFound(found)
        return c.json(found, 200)
      },
    )
    .post(
      '/payments/:id/refund',
      route({
        audience: 'client',
        summary: 'Ask for the money of a payment back, within seven days',
        responses: { 200: payment },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(refundRequest),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { reason } = c.req.valid('json')
        const found = await asActor(actor, (tx) => findPayment(tx, actor.user_id, id))
        requireFound(found)
        // A retry after a lost response: it is stored already.
        if (found.refund_status === 'requested') return c.json(found, 200)
        const asked = await asSystemFor(actor, 'only the system changes a payment', (tx) =>
          askForRefund(tx, actor.user_id, id, reason),
        )
        if (!asked) throw notRefundable(found)
        return c.json(asked, 200)
      },
    )
    .get(
      '/payments/:id/receipt.pdf',
      route({
        audience: 'client',
        summary: 'The receipt of a payment that has arrived, as PDF',
        responses: { 200: 'application/pdf' },
        problems: [404, 409],
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const [found, payer] = await asActor(actor, (tx) =>
          Promise.all([findPayment(tx, actor.user_id, id), findName(tx, actor.user_id)]),
        )
        requireFound(found)
        if (found.status !== 'succeeded')
          throw new Problem(
            409,
            'not_paid',
            'There is no receipt yet: this payment has not arrived.',
          )
        const parts = ['receipt', receiptNumber(found), payer, lusakaClock(found.succeeded_at!).day]
        const pdf = await renderPdf(actor.user_id, renderReceipt(found, payer))
        return c.body(pdf, 200, pdfHeaders(fileName(parts, 'pdf')))
      },
    )
    .get(
      '/add-ons',
      route({
        audience: 'client',
        summary: 'List what the caller has in addition to the membership',
        responses: { 200: z.array(addOn) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActorPipelined(actor, (tx) => listAddOns(tx, actor.user_id)), 200)
      },
    )

function notRefundable({ succeeded_at }: { succeeded_at: Date | null }): Problem {
  const isLate = succeeded_at && !canRequestRefund(succeeded_at.getTime(), now().getTime())
  return new Problem(
    409,
    'not_refundable',
    isLate
      ? 'The seven days of the guarantee are over. Write to us, and we see what we can do.'
      : 'This payment cannot be refunded.',
  )
}
