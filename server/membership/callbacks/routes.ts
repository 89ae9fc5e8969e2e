import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { isSigned, PaymentProviderUnavailable, type PaymentProvider } from '../payment-provider.ts'
import { checkPayment } from '../reconciliation/jobs.ts'
import { checkRefund } from '../refunds/jobs.ts'

const callback = z.object({
  event_id: uuid('Send the id of the event.'),
  payment_id: uuid('Send the id of the payment.'),
  status: z.enum(['pending', 'succeeded', 'failed'], 'Send pending, succeeded or failed.'),
})

interface Settings {
  PUBLIC_URL: string
  PAYMENTS_SECRETS: readonly string[]
}

/** What pawaPay says; the rest of its form is read once its signature counts. */
const signedStatus = z.looseObject({ status: z.string('Send the status.') })

const notSigned = () => new Problem(401, 'not_signed', 'This callback is not signed.')
const later = () =>
  new Problem(503, 'unavailable', 'The payment could not be looked up. Send this again.', {
    retryAfter: 30,
  })

/** The callbacks of payment aggregators. Their content is not trusted: it only starts a query of the status. */
export function paymentCallbackRoutes(env: Settings, provider: PaymentProvider) {
  return apiRoutes()
    .post(
      '/payment-callbacks',
      route({
        audience: 'everyone',
        summary: 'For the payment aggregator only: a payment has a new status',
        responses: { 204: true },
        problems: [401],
      }),
      validate.json(callback),
      async (c) => {
        const header = c.req.header('x-payment-signature')
        const seconds = Math.floor(now().getTime() / 1000)
        const body = await c.req.text()
        if (!env.PAYMENTS_SECRETS.some((secret) => isSigned(secret, header, body, seconds)))
          throw notSigned()
        const { payment_id, event_id } = c.req.valid('json')
        if (!(await checkPayment(provider, payment_id, env, event_id))) throw later()
        return c.body(null, 204)
      },
    )
    .post(
      '/payment-callbacks/pawapay',
      route({
        audience: 'everyone',
        summary: 'For pawaPay only: a payment or a refund has a new status',
        responses: { 200: z.object({}) },
        problems: [401],
      }),
      // The signature is of the bytes: they are read before anything makes text of them.
      async (c, next) => {
        await c.req.arrayBuffer()
        await next()
      },
      validate.json(signedStatus),
      async (c) => {
        const { headers } = c.req.raw
        const raw = new Uint8Array(await c.req.arrayBuffer())
        const heard = await provider.hear?.({ headers, raw }).catch((error: unknown) => {
          throw error instanceof PaymentProviderUnavailable ? later() : error
        })
        if (!heard) throw notSigned()
        const isKnown =
          'payment_id' in heard
            ? await checkPayment(provider, heard.payment_id, env, heard.event_id)
            : await checkRefund(provider, heard.refund_id)
        if (!isKnown) throw later()
        // Any other answer is sent again for a quarter of an hour.
        return c.json({}, 200)
      },
    )
}
