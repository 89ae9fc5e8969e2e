import {
  compareOrder,
  type OrderDifference,
  type OurOrder,
} from '#domain/membership/order-comparison.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { log } from '#server/platform/log.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { unlessUnavailable } from '../reconciliation/unless-unavailable.ts'
import { listDaysToCompare, listOrdersOf, markCompared, recordDifferences } from './data.ts'

/** Days for which an order may stay open; then its day counts as compared as it is. */
const patience = 31

/**
 * Asks the aggregator for each order of each day that is over, and writes what differs from our books. A day whose
 * orders are not all at their end, or for which the aggregator gave no answer, is compared again a day later.
 */
export function comparePayments(provider: PaymentProvider): Job {
  return {
    name: 'membership.compare',
    every: 'day',
    run: async () => {
      // Without an aggregator there is nothing to compare with.
      if (!provider.findOrder) return
      const today = todayInLusaka()
      const days = await asSystem('find days to compare', (tx) =>
        listDaysToCompare(tx, today, patience),
      )
      for (const day of days) await compareDay(provider, day, today)
    },
  }
}

/** @param day `YYYY-MM-DD`, as `today` */
async function compareDay(provider: PaymentProvider, day: string, today: string): Promise<void> {
  const orders = await asSystem('find the orders of a day', (tx) => listOrdersOf(tx, day))
  const found: { order: OurOrder; difference: OrderDifference }[] = []
  let isComplete = true
  for (const order of orders) {
    const answer = await unlessUnavailable(async () => ({
      theirs: await provider.findOrder!(order.kind, order.id),
    }))
    // No answer is no difference. Of the others of this day nothing is asked while it is away.
    if (!answer) {
      isComplete = false
      break
    }
    const { isOpen, differences } = compareOrder(order, answer.theirs)
    if (isOpen && daysBetween(day, today) < patience) isComplete = false
    found.push(...differences.map((difference) => ({ order, difference })))
  }
  const added = await asSystem('write what differs from the aggregator', async (tx) => {
    if (isComplete) await markCompared(tx, day, orders.length)
    return recordDifferences(tx, day, found)
  })
  if (added > 0) log.error({ day, count: added }, 'the aggregator and our books differ')
}
