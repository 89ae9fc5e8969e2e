import { isOffered } from '#domain/values/brand.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { ProfilePanel } from './profile-panel.tsx'
import { membershipFailed, useMembership } from '#web/membership/membership-queries.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

const fetchLeft = async () => (await import('#web/membership/benefits/what-is-left.tsx')).WhatIsLeft
const fetchInstallOffer = async () =>
  (await import('#web/first-run/install-offer.tsx')).InstallOffer

/** The plan in a row, with its status in text and colour. */
function MembershipPanel() {
  const query = useMembership()
  return (
    <Section title="Membership" className="mt-0">
      <QueryView
        query={query}
        failed={membershipFailed}
        onlyFresh
        fallback={<Skeleton lines={1} />}
      >
        {(membership) =>
          membership ? (
            <p>
              {membership.plan_name}:{' '}
              <strong className={membership.status === 'active' ? 'text-ok' : 'text-danger'}>
                {membership.status}
              </strong>
            </p>
          ) : (
            <p>You have no plan yet.</p>
          )
        }
      </QueryView>
      <div className="mt-2">
        <Lazy load={fetchLeft} props={{}} fallback={<Skeleton lines={2} />} />
      </div>
      <p className="mt-2">
        <Link to="/membership" className="link link-alone">
          {isOffered('memberships') ? 'See membership plans' : 'See what you paid for'}
        </Link>
      </p>
    </Section>
  )
}

/** The client's plan, and what is on record about them. */
export function OwnDetails({ profile }: { profile: Profile | undefined }) {
  return (
    <>
      <Lazy load={fetchInstallOffer} props={{}} optional />
      <MembershipPanel />
      <ProfilePanel profile={profile} />
    </>
  )
}
