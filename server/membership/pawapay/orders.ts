import * as z from 'zod/mini'
import type { KnownOrder, OrderKind } from '../payment-provider.ts'
import { ngweeOf } from './amounts.ts'
import { type PawapayClient, understood } from './client.ts'
import { networkOf } from './networks.ts'

const account = z.nullish(
  z.object({ accountDetails: z.nullish(z.object({ provider: z.nullish(z.string()) })) }),
)
const order = z.object({
  depositId: z.nullish(z.string()),
  refundId: z.nullish(z.string()),
  status: z.string(),
  amount: z.nullish(z.union([z.string(), z.number()])),
  currency: z.nullish(z.string()),
  payer: account,
  recipient: account,
})
const found = z.object({ status: z.string(), data: z.nullish(order) })

const ends: Readonly<Record<string, KnownOrder['state']>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
}

/**
 * What the aggregator has on record of an order, as it is: nothing is checked against ours.
 *
 * @returns undefined for an id of which it has never heard
 * @throws PaymentProviderUnavailable
 */
export async function findOrder(
  client: PawapayClient,
  kind: OrderKind,
  id: string,
): Promise<KnownOrder | undefined> {
  const answer = await client.get(`/v2/${kind}s/${id}`)
  const { status, data } = understood(found, answer, 'the status of an order')
  if (status === 'NOT_FOUND' || !data) return undefined
  const { accountDetails } = (kind === 'deposit' ? data.payer : data.recipient) ?? {}
  const { amount, currency } = data
  return {
    id: ((kind === 'deposit' ? data.depositId : data.refundId) ?? '').toLowerCase(),
    // Words that are new are no end either.
    state: ends[data.status] ?? 'open',
    amount_ngwee: amount === null || amount === undefined ? undefined : ngweeOf(amount),
    amount_text: String(amount ?? 'none'),
    currency: currency ?? 'none',
    network: networkOf(accountDetails?.provider ?? undefined),
    network_text: accountDetails?.provider ?? undefined,
  }
}
