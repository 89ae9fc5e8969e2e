import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { isSigned, type PaymentProvider } from '../payment-provider.ts'
import { checkPayment } from '../reconciliation/jobs.ts'

const callback = z.object({
  event_id: uuid('Send the id of the event.'),
  payment_id: uuid('Send the id of the payment.'),
  status: z.enum(['pending', 'succeeded', 'failed'], 'Send pending, succeeded or failed.'),
})

interface Settings {
  PUBLIC_URL: string
  PAYMENTS_SECRETS: readonly string[]
}

/** The callback of the payment aggregator. Its content is not trusted: it only starts a query of the status. */
export function paymentCallbackRoutes(env: Settings, provider: PaymentProvider) {
  return apiRoutes().post(
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
        throw new Problem(401, 'not_signed', 'This callback is not signed.')
      const { payment_id, event_id } = c.req.valid('json')
      if (!(await checkPayment(provider, payment_id, env, event_id))) {
        throw new Problem(
          503,
          'unavailable',
          'The payment could not be looked up. Send this again.',
          {
            retryAfter: 30,
          },
        )
      }
      return c.body(null, 204)
    },
  )
}
