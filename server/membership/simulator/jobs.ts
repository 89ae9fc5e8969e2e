import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import {
  PaymentProviderUnavailable,
  type PaymentProvider,
  signCallback,
} from '../payment-provider.ts'
import {
  callbackQueue,
  findCallback,
  findCollection,
  deleteCallback,
  markRefunded,
  planCallbacks,
  takeOrder,
} from './data.ts'
import { behaviourOf, reportOf } from './simulated-payments.ts'

/** Brings a signed callback to the server. @returns the status of its answer */
export type Deliver = (body: string, signature: string) => Promise<number>

/** A mobile-money aggregator that moves no money: for development, tests and a first run. */
export const simulator: PaymentProvider = {
  kind: 'simulated',
  async create(order) {
    const attempts = await asSystem('simulate an aggregator', (tx) => takeOrder(tx, order))
    const { away = 0 } = behaviourOf(order.phone)
    if (attempts <= away) throw new PaymentProviderUnavailable('The simulator plays dead.')
    if (attempts === away + 1)
      await asSystem('simulate an aggregator', (tx) => planCallbacks(tx, order, now()))
    return this.getStatus(order.id)
  },
  async getStatus(id) {
    const found = await asSystem('simulate an aggregator', (tx) => findCollection(tx, id))
    if (!found || found.attempts <= (behaviourOf(found.ending).away ?? 0))
      return { status: 'unknown' }
    return reportOf(found)
  },
  async refund({ payment_id }) {
    await asSystem('simulate an aggregator', (tx) => markRefunded(tx, payment_id))
    return { status: 'sent' }
  },
}

interface CallbackApp {
  request(path: string, init: RequestInit, bindings: object): Response | Promise<Response>
}

/** Calls this server's own callback route, as an outside aggregator would. */
export const postCallback =
  (app: CallbackApp): Deliver =>
  async (body, signature) => {
    const headers = { 'Content-Type': 'application/json', 'X-Payment-Signature': signature }
    // The route reads the caller's address, and this call has no connection.
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const init = { method: 'POST', headers, body }
    return (await app.request('/api/payment-callbacks', init, bindings)).status
  }

/** Sends the simulator's callbacks when they are due. */
export function simulatedCallbacks(secret: string, deliver: Deliver): Queue {
  return {
    name: callbackQueue,
    run: async ({ id }) => {
      const callback = await asSystem('simulate a callback', (tx) => findCallback(tx, id))
      if (!callback) return 'done'
      const { collection_id, event_id, status } = callback
      const body = JSON.stringify({ event_id, payment_id: collection_id, status })
      const answer = await deliver(
        body,
        signCallback(secret, Math.floor(now().getTime() / 1000), body),
      )
      if (answer >= 500) return 'again'
      await asSystem('simulate a callback', (tx) => deleteCallback(tx, id))
      return 'done'
    },
  }
}
