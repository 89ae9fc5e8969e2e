import { useQuery } from '@tanstack/react-query'
import { consentInForce } from '#domain/accounts/consent.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { Link } from '#web/ui/actions/link.tsx'

/** Whether the user shares all screening results with their therapists, whatever they choose for one. */
export function useSharingAll(): boolean {
  const consents = useQuery(ownConsents)
  return consentInForce(consents.data ?? [], 'share_screenings') !== undefined
}

export function SharingAll() {
  return (
    <>
      You share all your screening results with your therapists. They see this one too, unless you{' '}
      <Link to="/account/sharing" className="link">
        stop sharing
      </Link>
      .
    </>
  )
}
