import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from '#web/ui/link.tsx'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Surface } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'

const accounts = api<'profile'>(fetchAsMe)

function useMembership() {
  const query = useQuery({
    queryKey: ['membership'],
    queryFn: async () => (await accounts.membership.$get()).json(),
  })
  const { error } = query
  useEffect(() => {
    if (!error) return
    toast({ title: 'Error fetching membership', text: describeFailure(error), kind: 'destructive' })
  }, [error])
  return query
}

/** The plan in a line, with its status in words and colour. */
export function MembershipPanel() {
  const { data: membership, error, isPending, refetch } = useMembership()
  return (
    <Surface className="grid content-start gap-4">
      <h2>Membership</h2>
      {isPending ? (
        <Skeleton lines={2} />
      ) : error ? (
        <FailedState
          title="Error fetching membership"
          failure={error}
          onRetry={() => void refetch()}
        />
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
      <p>
        <Link to="/membership" className="link">
          See membership plans
        </Link>
      </p>
    </Surface>
  )
}
