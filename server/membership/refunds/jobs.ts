import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { log } from '#server/platform/log.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { applyRefund, findOrderedRefund, listToSendBack, orderRefund } from './data.ts'
import { unlessUnavailable } from '../reconciliation/unless-unavailable.ts'

/**
 * Has the money that an admin sends back sent, and asks what became of it until that is known. After the
 * decision is written, so that two admins cannot send and decline the same; the aggregator sends back once.
 */
export function sendRefunds(provider: PaymentProvider): Job {
  return {
    name: 'membership.refund',
    every: 'minute',
    run: async () => {
      const ids = await asSystem('find money to send back', listToSendBack)
      for (const id of ids) await sendRefund(provider, id)
    },
  }
}

/**
 * Asks the aggregator what became of an order to send money back, and writes it down.
 *
 * @returns false where the aggregator could not be reached
 */
export async function checkRefund(provider: PaymentProvider, refund_id: string): Promise<boolean> {
  const find = 'find what is on its way back'
  const id = await asSystem(find, (tx) => findOrderedRefund(tx, refund_id))
  return id === undefined || (await sendRefund(provider, id))
}

async function sendRefund(provider: PaymentProvider, id: string): Promise<boolean> {
  // The id of the order is stored before the order is sent: after a crash it is the same.
  const order = await asSystem('order money back', (tx) => orderRefund(tx, id))
  if (!order) return true
  const report = await unlessUnavailable(() => provider.refund(order))
  if (!report) return false
  if (report.status === 'failed')
    log.error({ payment_id: id, failure: report.failure }, 'a refund could not be sent')
  await asSystem('write what became of money that goes back', (tx) =>
    applyRefund(tx, order, report, now()),
  )
  return true
}
