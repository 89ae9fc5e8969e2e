import * as z from 'zod/mini'
import { log } from '#server/platform/log.ts'
import {
  PaymentProviderUnavailable,
  type RefundOrder,
  type RefundReport,
} from '../payment-provider.ts'
import { amountText, ngweeOf } from './amounts.ts'
import { type PawapayClient, understood } from './client.ts'
import { taken } from './deposits.ts'
import { refundFailureOf } from './failure-codes.ts'

const refund = z.object({
  refundId: z.string(),
  status: z.string(),
  amount: z.union([z.string(), z.number()]),
  failureReason: z.nullish(z.object({ failureCode: z.string() })),
})
const found = z.object({ status: z.string(), data: z.nullish(refund) })

/**
 * Looks for the order first, and sends it where the aggregator has never heard of it. An order that was
 * taken can fail later; one that was rejected was never there.
 */
export async function refundDeposit(
  client: PawapayClient,
  order: RefundOrder,
): Promise<RefundReport> {
  const { refund_id, payment_id, amount_ngwee } = order
  const known = await getRefund(client, order)
  if (known) return known
  const answer = await client.post('/v2/refunds', {
    refundId: refund_id,
    depositId: payment_id,
    amount: amountText(amount_ngwee),
    currency: 'ZMW',
  })
  if (!answer.ok) {
    log.error({ refund_id }, 'pawaPay rejected the form of a refund')
    return { status: 'failed', failure: refundFailureOf(answer.code, refund_id) }
  }
  const { status, failureReason } = understood(taken, answer, 'the order of a refund')
  if (status !== 'REJECTED') return { status: 'pending' }
  return { status: 'failed', failure: refundFailureOf(failureReason?.failureCode, refund_id) }
}

async function getRefund(client: PawapayClient, { refund_id, amount_ngwee }: RefundOrder) {
  const answer = await client.get(`/v2/refunds/${refund_id}`)
  const { status, data } = understood(found, answer, 'the status of a refund')
  if (status === 'NOT_FOUND') return undefined
  if (!data || data.refundId.toLowerCase() !== refund_id) {
    log.error({ refund_id }, 'pawaPay answered the status of another refund')
    throw new PaymentProviderUnavailable('pawaPay answered the status of another refund.')
  }
  if (data.status === 'FAILED') {
    const failure = refundFailureOf(data.failureReason?.failureCode, refund_id)
    return { status: 'failed' as const, failure }
  }
  if (data.status !== 'COMPLETED') return { status: 'pending' as const }
  if (ngweeOf(data.amount) !== amount_ngwee)
    log.error({ refund_id }, 'pawaPay refunded another amount than was ordered')
  return { status: 'sent' as const }
}
