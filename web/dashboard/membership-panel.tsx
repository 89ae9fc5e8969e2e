import { membershipFailed, useMembership } from '#web/membership/use-membership.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/page.tsx'

/** The plan in a row, with its status in text and colour. */
export function MembershipPanel() {
  const { data: membership, error, isPending, refetch } = useMembership()
  return (
    <Section title="Membership" className="mt-0">
      {isPending ? (
        <Skeleton lines={1} />
      ) : error ? (
        <FailedState title={membershipFailed} failure={error} onRetry={() => void refetch()} />
      ) : membership ? (
        <p>
          {membership.plan_name}:{' '}
          <strong className={membership.status === 'active' ? 'text-ok' : 'text-danger'}>
            {membership.status}
          </strong>
        </p>
      ) : (
        <p>You have no plan yet.</p>
      )}
      <p className="mt-2">
        <Link to="/membership" className="link">
          See membership plans
        </Link>
      </p>
    </Section>
  )
}
