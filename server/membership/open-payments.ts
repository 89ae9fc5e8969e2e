import type { Env } from '#server/platform/env.ts'
import { noAggregator, type PaymentProvider } from './payment-provider.ts'
import { pawapay } from './pawapay/pawapay.ts'
import { simulator } from './simulator/jobs.ts'

type Settings = Pick<Env, 'PAYMENTS' | 'PAWAPAY_URL' | 'PAWAPAY_TOKEN' | 'PUBLIC_URL'>

/** The aggregator that the settings name; both of pawaPay's are given where it is. */
export function openPayments(env: Settings): PaymentProvider {
  const { PAYMENTS, PAWAPAY_URL: url, PAWAPAY_TOKEN: token, PUBLIC_URL } = env
  if (PAYMENTS === 'pawapay' && url && token) return pawapay({ url, token }, PUBLIC_URL)
  return PAYMENTS === 'simulated' ? simulator : noAggregator
}
