import { log } from '#server/platform/log.ts'
import { brand } from '#domain/values/brand.ts'
import type { Network } from '#domain/phone/networks.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job, Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import type { PaymentProvider, Report } from '../payment-provider.ts'
import { extraMail, paidMail } from '../mails.ts'
import { expireMemberships } from '../periods/data.ts'
import { findAddress, findPaymentToAsk, listGivenUp, listUnsettled, applyStatus } from './data.ts'
import { unlessUnavailable } from './unless-unavailable.ts'

interface Settings {
  PUBLIC_URL: string
}

/** Starts the PIN request on the phone for each new payment, after the payment was written. */
export function requestPayments(provider: PaymentProvider, settings: Settings): Queue {
  return {
    name: 'membership.ask',
    run: async ({ id }) => {
      const payment = await asSystem('hand a payment over', (tx) => findPaymentToAsk(tx, id))
      // An expired payment is not asked for again.
      if (!payment || payment.status !== 'created' || payment.expires_at <= now()) return 'done'
      const { amount_ngwee, phone } = payment
      const network = payment.network as Network
      const order = { id, amount_ngwee, phone, network, statement: brand.name }
      const report = await unlessUnavailable(() => provider.create(order))
      if (!report) return 'again'
      await applyPaymentReport(id, report, settings)
      return 'done'
    },
  }
}

/** Requests the status of every open payment, because a callback may be lost. */
export function checkPayments(provider: PaymentProvider, settings: Settings): Job {
  return {
    name: 'membership.settle',
    every: 'minute',
    run: async () => {
      const ids = await asSystem('find payments without an answer', listUnsettled)
      for (const id of ids) await checkPayment(provider, id, settings)
    },
  }
}

/** Requests the status of payments given up within a day: late money still counts. */
export function reconcileLatePayments(provider: PaymentProvider, settings: Settings): Job {
  return {
    name: 'membership.late-money',
    every: 'hour',
    run: async () => {
      const ids = await asSystem('find payments given up', listGivenUp)
      for (const id of ids) await checkPayment(provider, id, settings)
    },
  }
}

/** Expires memberships whose paid period is over. */
export const membershipExpiry: Job = {
  name: 'membership.end',
  every: 'hour',
  run: () =>
    asSystem('end memberships whose month is over', (tx) => expireMemberships(tx, todayInLusaka())),
}

/**
 * Asks the aggregator what became of a payment, and writes it down.
 *
 * @param event_id of the callback that was the reason
 * @returns false where the aggregator could not be reached
 */
export async function checkPayment(
  provider: PaymentProvider,
  id: string,
  settings: Settings,
  event_id?: string,
): Promise<boolean> {
  const report = await unlessUnavailable(() => provider.getStatus(id))
  await applyPaymentReport(id, report, settings, event_id)
  return report !== undefined
}

/** Writes the report, and emails the person when their money has arrived: all or nothing. */
async function applyPaymentReport(
  id: string,
  report: Report | undefined,
  settings: Settings,
  event_id?: string,
) {
  await asSystem('settle a payment', async (tx) => {
    const clock = { now: now(), today: todayInLusaka() }
    const applied = await applyStatus(tx, id, { ...report, event_id }, clock)
    // Of an account that was erased after its time was over: a person must send it back.
    if (!applied && report?.status === 'succeeded')
      log.error({ payment_id: id }, 'money came for a payment that is not on record')
    if (!applied?.became) return
    // No one knows the address of a person who paid by a link and gets the money back.
    if (applied.became === 'sent back' && !applied.user_id) return
    const address = await findAddress(tx, applied)
    const write = applied.became === 'paid' ? paidMail : extraMail
    if (address) await postMail(tx, await write(address, applied, settings.PUBLIC_URL))
  })
}
