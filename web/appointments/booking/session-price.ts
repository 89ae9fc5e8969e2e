import { useQuery } from '@tanstack/react-query'
import { offeredProviders, sessionCost } from '../queries.ts'
import type { Choices } from './choices.ts'
import { useVisitType, useVisitTypeId } from './visit-type.ts'

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
