import { useQuery } from '@tanstack/react-query'

import type { Profile } from '#domain/accounts/profile.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { ownObstacle } from '#web/platform/signed-in/own-obstacle.ts'
import { ownRegistration } from '#web/platform/signed-in/registration.ts'
import { Link } from '#web/ui/actions/link.tsx'

const without = 'you are not listed, cannot be booked, and see no patients.'

/**
 * A provider's pages open before an admin has checked the registration, and say so
 * (docs/specification.md, "Provider registration").
 */
export function RegistrationBanner({ profile }: { profile: Profile }) {
  const { data } = useQuery(ownRegistration)
  const newest = data?.newest
  if (profile.provider_status === 'pending')
    return (
      <Banner title="Awaiting verification">
        {data && !newest ? (
          <>
            <SendIt>Send us your registration</SendIt>, and we check it. Until then {without}
          </>
        ) : (
          `We are checking your registration. Until then ${without}`
        )}
      </Banner>
    )
  if (profile.provider_status === 'refused')
    return (
      <Banner title="Your registration was not accepted">
        {newest?.reason ? `The reason: “${newest.reason}” ` : ''}
        Until it is, {without} <SendIt>Send your registration again</SendIt>
      </Banner>
    )
  const obstacle = data && ownObstacle(data)
  return obstacle ? (
    <Banner title={obstacle.name}>
      Until we have the new one {without}{' '}
      {newest?.status === 'pending' ? (
        'We have it and are checking it.'
      ) : (
        <SendIt>Send the new one</SendIt>
      )}
    </Banner>
  ) : null
}

function SendIt({ children }: { children: string }) {
  return (
    <Link to="/provider-registration" className="link">
      {children}
    </Link>
  )
}
