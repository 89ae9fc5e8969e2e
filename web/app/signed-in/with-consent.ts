import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/ui/location.ts'
import { ProblemError } from '#web/ui/problem.ts'
import { hasConsent, ownConsents } from './consents.ts'

/**
 * Does what keeps health data, once the person has agreed to it; who has not is led to the page that
 * asks, and from there back.
 *
 * @param place where to come back to: a path with its search
 * @returns a function that answers what the work answers, or undefined where the person was led away
 */
export function useWithConsent(place: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Asked ahead, so that the first entry need not wait for the answer.
  useQuery(ownConsents)

  return async function withConsent<Answer>(work: () => Promise<Answer>) {
    const ask = async () => {
      navigate(`/consent?next=${encodeURIComponent(place)}`)
      return undefined
    }
    try {
      return (await hasConsent(client, 'health_data')) ? await work() : await ask()
    } catch (failure) {
      if (!(failure instanceof ProblemError && failure.code === 'consent_withdrawn')) throw failure
      client.removeQueries(ownConsents)
      return ask()
    }
  }
}
