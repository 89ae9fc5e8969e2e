import { isOffered } from '#domain/values/brand.ts'
import { WhatIsLeft } from '#web/membership/benefits/what-is-left.tsx'
import { membershipFailed, useMembership } from '#web/membership/membership-queries.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** The plan in a row, with its status in text and colour, and what is left of it. */
export function PlanPanel() {
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
        <WhatIsLeft />
      </div>
      <p className="mt-6">
        <Link to="/membership" className="link link-alone">
          {isOffered('memberships') ? 'See membership plans' : 'See what you paid for'}
        </Link>
      </p>
    </Section>
  )
}
