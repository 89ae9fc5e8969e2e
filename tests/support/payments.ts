import { randomUUID } from 'node:crypto'
import { signCallback } from '#server/membership/payment-provider.ts'
import { requestPayments } from '#server/membership/settling/jobs.ts'
import { simulator } from '#server/membership/simulator/jobs.ts'
import type { Persona, TestApp } from './app.ts'

export const paymentsSecret = 'the secret of callbacks in the tests, long enough'
export const settings = { PUBLIC_URL: 'http://localhost:3000' }

/** What a browser sends; its last digits say how the simulator behaves. */
export const order = (ending = '56', more: object = {}) => ({
  id: randomUUID(),
  plan_key: 'wellness-starter',
  shown_price_ngwee: 25_000,
  phone: `0977 123 0${ending}`,
  network: 'Airtel',
  ...more,
})

/** What a browser sends to pay an invoice. */
export const invoiceOrder = (shown_open_ngwee: number, ending = '56') => ({
  id: randomUUID(),
  shown_open_ngwee,
  phone: `0977 123 0${ending}`,
  network: 'Airtel',
})

/** The payments of one test app, with a simulated aggregator that the test controls. */
export function paymentsOf(app: TestApp) {
  const read = async (as: Persona, id: string) =>
    (await app.call('GET', `/api/payments/${id}`, { as })).body
  const askPhone = (id: string, attempt = 1) =>
    requestPayments(simulator, settings).run({ id, attempt, isLast: false })
  const pass = (id: string, seconds: number) =>
    app.database.asOwner(
      `update simulator.collections set asked_at = asked_at - make_interval(secs => $2) where id = $1`,
      [id, seconds],
    )
  return {
    read,
    askPhone,
    pass,
    /** Asks to pay, and has the phone asked. @returns the payment's id */
    async ask(as: Persona, ending?: string, more?: object): Promise<string> {
      const { body, status } = await app.call('POST', '/api/payments', {
        as,
        body: order(ending, more),
      })
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
      await askPhone(body.id)
      return body.id
    },
    /** Asks to pay what is open of an invoice. */
    payInvoice: (as: Persona, invoice_id: string, shown_open_ngwee: number, ending = '56') =>
      app.call('POST', `/api/invoices/${invoice_id}/payments`, {
        as,
        body: invoiceOrder(shown_open_ngwee, ending),
      }),
    /** Makes a payment old enough to be polled. */
    age: (id: string) =>
      app.database.asOwner(
        `update public.payments set created_at = created_at - interval '11 seconds' where id = $1`,
        [id],
      ),
    /** Posts a callback, signed by default. */
    callBack(
      payment_id: string,
      {
        event_id = randomUUID(),
        status = 'succeeded',
        secret = paymentsSecret,
        at = Math.floor(Date.now() / 1000),
      } = {},
    ) {
      const body = JSON.stringify({ event_id, payment_id, status })
      return app.call('POST', '/api/payment-callbacks', {
        body,
        headers: {
          'Content-Type': 'application/json',
          'X-Payment-Signature': signCallback(secret, at, body),
        },
      })
    },
    membership: async (as: Persona) => (await app.call('GET', '/api/membership', { as })).body,
    expire: (id: string) =>
      app.database.asOwner(
        `update public.payments set expires_at = now() - interval '1 second' where id = $1`,
        [id],
      ),
    events: (id: string) =>
      app.database.asOwner(
        'select heard, status_before, status_after from public.payment_events where payment_id = $1 order by created_at, id',
        [id],
      ),
  }
}
