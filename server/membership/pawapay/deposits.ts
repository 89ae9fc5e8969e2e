import * as z from 'zod/mini'
import { log } from '#server/platform/log.ts'
import { type Collection, PaymentProviderUnavailable, type Report } from '../payment-provider.ts'
import { customerMessage } from '#domain/membership/statement.ts'
import { amountText, ngweeOf } from './amounts.ts'
import { type PawapayClient, understood } from './client.ts'
import { codeOf, paymentFailureOf } from './failure-codes.ts'
import { providerOf } from './networks.ts'

const reason = z.nullish(z.object({ failureCode: z.string() }))
export const taken = z.object({ status: z.string(), failureReason: reason })

const deposit = z.object({
  depositId: z.string(),
  status: z.string(),
  amount: z.union([z.string(), z.number()]),
  currency: z.string(),
  providerTransactionId: z.nullish(z.string()),
  failureReason: reason,
})
const found = z.object({ status: z.string(), data: z.nullish(deposit) })

/**
 * Orders that a phone is asked for its PIN. Where nothing is known of the order after it was sent, it is
 * looked for first: one that the aggregator never took may be sent again with the same id.
 */
export async function createDeposit(client: PawapayClient, order: Collection): Promise<Report> {
  const { id, amount_ngwee, phone, network, statement } = order
  const body = {
    depositId: id,
    payer: {
      type: 'MMO',
      accountDetails: { phoneNumber: phone.replace('+', ''), provider: providerOf[network] },
    },
    amount: amountText(amount_ngwee),
    currency: 'ZMW',
    customerMessage: customerMessage(statement),
  }
  const answer = await client.post('/v2/deposits', body).catch(async (error: unknown) => {
    if (!(error instanceof PaymentProviderUnavailable)) throw error
    const report = await getDeposit(client, id)
    if (report.status === 'unknown') throw error
    return report
  })
  if ('status' in answer) return answer
  if (!answer.ok) {
    const failure = paymentFailureOf(answer.code, id)
    // What we send is wrong, or the contract has changed: the operator must look.
    if (!failure) throw new PaymentProviderUnavailable(`pawaPay rejected: ${codeOf(answer.code)}`)
    return { status: 'failed', failure }
  }
  const { status, failureReason } = understood(taken, answer, 'an order')
  // It was not taken, and a look finds nothing of it: this is the only time that its reason is said.
  if (status === 'REJECTED')
    return { status: 'failed', failure: paymentFailureOf(failureReason?.failureCode, id) }
  if (status !== 'DUPLICATE_IGNORED') return { status: 'pending' }
  const report = await getDeposit(client, id)
  return report.status === 'unknown' ? { status: 'pending' } : report
}

/** What the aggregator knows of a payment; what has come is checked to be this payment, in kwacha. */
export async function getDeposit(client: PawapayClient, id: string): Promise<Report> {
  const answer = await client.get(`/v2/deposits/${id}`)
  const { status, data } = understood(found, answer, 'the status of a payment')
  if (status === 'NOT_FOUND') return { status: 'unknown' }
  if (!data || data.depositId.toLowerCase() !== id) throw otherThan(id, 'of another payment')
  if (data.status === 'FAILED')
    return { status: 'failed', failure: paymentFailureOf(data.failureReason?.failureCode, id) }
  // Also while it is settled between the networks, which may take days, and for words that are new.
  if (data.status !== 'COMPLETED') return { status: 'pending' }
  const amount_ngwee = data.currency === 'ZMW' ? ngweeOf(data.amount) : undefined
  if (!amount_ngwee) throw otherThan(id, 'with an amount that is none in kwacha')
  const network_reference = data.providerTransactionId?.slice(0, 100) || undefined
  return { status: 'succeeded', amount_ngwee, network_reference }
}

function otherThan(id: string, what: string) {
  log.error({ payment_id: id }, `pawaPay answered the status ${what}`)
  return new PaymentProviderUnavailable(`pawaPay answered the status ${what}.`)
}
