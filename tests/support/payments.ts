import { randomUUID } from 'node:crypto'
import { signCallback } from '#server/membership/payment-provider.ts'
import { requestPayments } from '#server/membership/reconciliation/jobs.ts'
import { simulator } from '#server/membership/simulator/jobs.ts'
import type { Aggregator, CallbackChoices } from './aggregator.ts'
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

/** The simulator, and its callbacks signed by default. */
const simulatedIn = (app: TestApp): Aggregator => ({
  provider: simulator,
  pass: (id, seconds) =>
    app.database.asOwner(
      `update simulator.collections set asked_at = asked_at - make_interval(secs => $2) where id = $1`,
      [id, seconds],
    ),
  callBack(payment_id, choices) {
    const { event_id = randomUUID(), status = 'succeeded', isForged = false } = choices
    const { at = Math.floor(Date.now() / 1000), secret = paymentsSecret } = choices
    const body = JSON.stringify({ event_id, payment_id, status })
    const key = isForged ? 'not the secret, but as long as it is' : secret
    const headers = {
      'Content-Type': 'application/json',
      'X-Payment-Signature': signCallback(key, at, body),
    }
    return app.call('POST', '/api/payment-callbacks', { body, headers })
  },
  async wasSentBack(id) {
    const [collection] = await app.database.asOwner(
      'select refunded_at from simulator.collections where id = $1',
      [id],
    )
    return Boolean(collection?.refunded_at)
  },
})

/** The payments of one test app, with an aggregator that the test controls. */
export function paymentsOf(app: TestApp, aggregator = simulatedIn(app)) {
  const { provider, pass } = aggregator
  const read = async (as: Persona, id: string) =>
    (await app.call('GET', `/api/payments/${id}`, { as })).body
  const askPhone = (id: string, attempt = 1) =>
    requestPayments(provider, settings).run({ id, attempt, isLast: false })
  return {
    aggregator,
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
    callBack: (payment_id: string, choices: CallbackChoices = {}) =>
      aggregator.callBack(payment_id, choices),
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
