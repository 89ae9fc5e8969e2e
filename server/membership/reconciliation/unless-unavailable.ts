import { log } from '#server/platform/log.ts'
import { PaymentProviderUnavailable } from '../payment-provider.ts'

/** What the aggregator answers; undefined where it gave no answer that counts. */
export async function unlessUnavailable<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error
    log.warn({ reason: error.message }, 'the payment aggregator is out of reach')
    return undefined
  }
}
