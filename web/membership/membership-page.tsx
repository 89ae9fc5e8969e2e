import '#web/membership/membership.css'

import { planOf, plans } from '#domain/plans.ts'
import type { Membership } from '#domain/profile.ts'
import { membershipFailed, useMembership } from '#web/app/signed-in/membership.ts'
import { formatDate } from '#web/ui/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading, Surface } from '#web/ui/page.tsx'
import { PlanCard } from './plan-card.tsx'

/** The plan one has, and those one could have. */
export function MembershipPage() {
  const { data: membership, isPending, error, refetch } = useMembership()
  const current = membership?.status === 'active' ? planOf(membership.plan_name) : undefined
  return (
    <Main>
      <PageHeading
        title="Membership"
        lead="Prices are for a month. Paid plans carry a 7-day money-back guarantee."
      />
      <Surface className="plan-own">
        <h2>Your plan</h2>
        {isPending ? (
          <Skeleton lines={1} />
        ) : error ? (
          <FailedState title={membershipFailed} failure={error} onRetry={() => void refetch()} />
        ) : (
          <OwnPlan membership={membership} />
        )}
      </Surface>
      <ul className="plan-cards">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} isCurrent={plan === current} />
        ))}
      </ul>
    </Main>
  )
}

/** The plan with its status in words and colour, and until when it runs. */
function OwnPlan({ membership }: { membership: Membership | null }) {
  if (!membership)
    return <p>You have no plan yet. Screening, your diaries and the help lines are yours anyway.</p>
  const { plan_name, status, end_date } = membership
  return (
    <p>
      <strong>{plan_name}</strong>:{' '}
      <strong className={status === 'active' ? 'text-ok' : 'text-danger'}>{status}</strong>
      {end_date ? `, until ${formatDate(end_date)}` : null}
    </p>
  )
}
