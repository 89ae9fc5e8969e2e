import type { ReactNode } from 'react'

import type { Profile } from '#domain/profile.ts'
import type { AppRoute } from '#web/app/route.ts'
import { useSecondStepNeeded } from '#web/app/signed-in/second-step.ts'
import { Link } from '#web/ui/link.tsx'

/** What stands between a member of staff and their work, above each page of theirs until it is done. */
export function StandingBanner({ route, profile }: { route: AppRoute; profile: Profile }) {
  const isSecondStepNeeded = useSecondStepNeeded()
  if (isSecondStepNeeded)
    return (
      <Banner title="A second step is needed">
        Your work holds other people’s health details, so a password alone is not enough. Turn on{' '}
        <Link to="/account#second-step" className="link">
          the second step in your account
        </Link>
        , then come back.
      </Banner>
    )
  if (route.audience !== 'provider' || profile.provider_status === 'approved') return null
  // Decision 2: a provider's pages open before an admin has checked the registration, and say so.
  if (profile.provider_status === 'pending')
    return (
      <Banner title="Awaiting verification">
        We are checking your registration. Until then you are not listed, cannot be booked, and see
        no patients.
      </Banner>
    )
  return (
    <Banner title="Your registration was not accepted">
      You are not listed, cannot be booked, and see no patients. Please contact us.
    </Banner>
  )
}

function Banner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside aria-label={title} className="border-b border-hairline bg-copper-wash">
      <div className="mx-auto max-w-page px-4 py-3 sm:px-6">
        <p className="font-semibold">{title}</p>
        <p>{children}</p>
      </div>
    </aside>
  )
}
