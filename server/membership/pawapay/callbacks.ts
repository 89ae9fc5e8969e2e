import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import type { Callback, Heard } from '../payment-provider.ts'
import type { PublicKeys } from './public-keys.ts'
import { isSignedWith, readSignature } from './signatures.ts'

/** Where the dashboard of the aggregator sends the callbacks of all operations. */
export const callbackPath = '/api/payment-callbacks/pawapay'

const deposit = z.object({ depositId: uuid(), status: z.string() })
const refund = z.object({ refundId: uuid(), status: z.string() })

/**
 * Reads a callback that the aggregator has signed for this server. All of its customers share its keys: the
 * host is that of PUBLIC_URL and not what the caller says, or a callback for another one would count here.
 *
 * @returns undefined for anything else
 */
export async function hearCallback(
  keys: PublicKeys,
  publicUrl: string,
  { headers, raw }: Callback,
): Promise<Heard | undefined> {
  const signature = readSignature(headers)
  const key = signature && (await keys.find(signature.keyid))
  if (!key) return undefined
  const message = {
    method: 'POST',
    authority: new URL(publicUrl).host,
    path: callbackPath,
    headers,
    raw,
  }
  if (!isSignedWith(key, signature, message, now().getTime() / 1000)) return undefined
  return read(raw)
}

function read(raw: Uint8Array): Heard | undefined {
  const body: unknown = JSON.parse(Buffer.from(raw).toString('utf8'))
  // A refund may name its deposit, too.
  const ofRefund = refund.safeParse(body).data
  if (ofRefund) {
    const { refundId: refund_id, status } = ofRefund
    return { refund_id, event_id: eventOf(refund_id, status) }
  }
  const ofDeposit = deposit.safeParse(body).data
  if (!ofDeposit) return undefined
  const { depositId: payment_id, status } = ofDeposit
  return { payment_id, event_id: eventOf(payment_id, status) }
}

/** The aggregator names no event: one that comes again says the same of the same. */
function eventOf(id: string, status: string): string {
  const hex = createHash('sha256').update(`${id} ${status}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
