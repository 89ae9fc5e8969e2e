import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/platform/location.ts'
import { ownConsents, withConsentTo } from './consents.ts'

/**
 * Does work that stores health data, once the user has consented to it; a user without consent is
 * redirected to the consent page, and from there back.
 *
 * @param place the page to return to: a path with its search
 * @returns a function that returns what the work returns, or undefined where the user was
 * redirected
 */
export function useWithConsent(place: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Fetched early, so that the first entry need not wait for the answer.
  useQuery(ownConsents)

  return <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> =>
    withConsentTo(client, 'health_data', work, () => {
      navigate(`/consent?next=${encodeURIComponent(place).replaceAll('%2F', '/')}`)
      return undefined
    })
}
