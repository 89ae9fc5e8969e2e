import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#web/platform/values/money.ts'
import { offeredProviders, sessionCost } from '../queries.ts'
import type { Choices } from './choices.ts'
import { useVisitType, useVisitTypeId } from './visit-type.ts'

const noPrice = 'No price yet'

/** `K250 for a session`, or what follows where the provider has set no price. */
export const sentenceOfPrice = (price: number | null) =>
  price === null
    ? `${noPrice}: the clinic tells you the price before the visit.`
    : `${formatMoney(price)} for a session`

/** What a session costs with each of several providers, in few words. */
export function wordOfPrices(prices: readonly (number | null)[]): string {
  const known = prices.filter((price) => price !== null)
  if (known.length === 0) return noPrice
  const [least, most] = [Math.min(...known), Math.max(...known)]
  // A provider without a price may ask for another one.
  if (known.length < prices.length) return 'The price depends on the provider'
  return least === most ? formatMoney(least) : `${formatMoney(least)} to ${formatMoney(most)}`
}

/** What the chosen session costs; undefined until it is known, or where it cannot be loaded. */
export function useSessionPrice(choices: Choices): number | null | undefined {
  const { about = 'unsure', provider, session_type } = choices
  const type = useVisitType(choices)
  const { data } = useQuery(offeredProviders(about, useVisitTypeId(choices)))
  const offered = data?.find(({ id }) => id === provider?.id)
  return type?.price_ngwee ?? (session_type && offered?.prices[session_type])
}

/** What the chosen session costs the user with their plan. Their provider's price may be another one. */
export function useSessionCost(choices: Choices) {
  const { session_type, starts_at, provider } = choices
  const visit_type_id = useVisitTypeId(choices)
  const { data, error, refetch } = useQuery({
    ...sessionCost({
      provider_id: provider?.id ?? '',
      session_type: session_type ?? 'Virtual',
      appointment_time: starts_at ?? '',
      ...(visit_type_id ? { visit_type_id } : {}),
    }),
    enabled: Boolean(session_type && starts_at && provider),
  })
  return { cost: error ? undefined : data, failure: error, refetch }
}
