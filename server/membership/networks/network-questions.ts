import type { PaymentKind } from '#domain/membership/schema.ts'
import { type Network, networks, operatorOf } from '#domain/phone/networks.ts'
import { mobilePhone } from '#domain/phone/read-phone.ts'
import { Problem } from '#server/platform/problem.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'
import type { PaymentProvider } from '../payment-provider.ts'

/** How payments are taken, and which networks take none now: what a payer must know before they pay. */
export function optionsOf({ kind, terms }: PaymentProvider): {
  kind: PaymentKind
  closed_networks: Network[]
} {
  const known = terms?.()
  return { kind, closed_networks: networks.filter((network) => known && !known[network].is_open) }
}

/** The network of a number, as the aggregator knows it; null where it does not. */
export async function findNetwork(
  { predictNetwork }: PaymentProvider,
  phone: string,
): Promise<Network | null> {
  const number = mobilePhone(phone)!
  return (await (predictNetwork ? predictNetwork(number) : operatorOf(number))) ?? null
}

/**
 * Counts a question for the network of a number: each is a call of the aggregator.
 *
 * @throws Problem 429 after too many
 */
export type CountQuestion = (payer: string) => Promise<void>

export function limitQuestions(settings: LimitSettings): CountQuestion {
  const perPayer = new RateLimit(settings, {
    name: 'networks of numbers',
    points: 30,
    seconds: 900,
  })
  return async (payer) => {
    const wait = await perPayer.secondsToWait(payer)
    if (wait > 0)
      throw new Problem(429, 'too_many_requests', 'There were many requests. Please wait.', {
        retryAfter: wait,
      })
  }
}
