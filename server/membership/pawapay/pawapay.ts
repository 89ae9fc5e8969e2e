import * as z from 'zod/mini'
import { PaymentProviderUnavailable, type PaymentProvider } from '../payment-provider.ts'
import { callbackPath, hearCallback } from './callbacks.ts'
import { type Connection, PawapayClient } from './client.ts'
import { createDeposit, getDeposit } from './deposits.ts'
import { networkOf } from './networks.ts'
import { findOrder } from './orders.ts'
import { PublicKeys } from './public-keys.ts'
import { refundDeposit } from './refunds.ts'
import { KnownTerms } from './terms.ts'

const predicted = z.object({ country: z.string(), provider: z.string() })

/**
 * The Merchant API of pawaPay, version 2: deposits, refunds and signed callbacks of all networks of Zambia.
 *
 * @param publicUrl where this server is reached: callbacks are signed for it
 */
export function pawapay(connection: Connection, publicUrl: string): Required<PaymentProvider> {
  const client = new PawapayClient(connection)
  const keys = new PublicKeys(client)
  const terms = new KnownTerms(client, publicUrl + callbackPath)
  return {
    kind: 'mobile-money',
    create: (order) => createDeposit(client, order),
    getStatus: (id) => getDeposit(client, id),
    refund: (order) => refundDeposit(client, order),
    findOrder: (kind, id) => findOrder(client, kind, id),
    hear: (callback) => hearCallback(keys, publicUrl, callback),
    terms: () => terms.get(),
    refreshTerms: () => terms.refresh(),
    async predictNetwork(phone) {
      const phoneNumber = phone.replace('+', '')
      const answer = await client.post('/v2/predict-provider', { phoneNumber }).catch(unknown)
      const found = answer?.ok ? predicted.safeParse(answer.body).data : undefined
      return found?.country === 'ZMB' ? networkOf(found.provider) : undefined
    },
  }
}

/** A guess is no reason to stop: the payer chooses. */
function unknown(error: unknown) {
  if (!(error instanceof PaymentProviderUnavailable)) throw error
  return undefined
}
