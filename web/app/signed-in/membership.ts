import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'

const accounts = api<'profile'>(fetchAsMe)

/** The words of spec section 8 for a membership that could not be fetched. */
export const membershipFailed = 'Error fetching membership'

/** One's own membership; null where there is none. A failure is told by a notice as well. */
export function useMembership() {
  const query = useQuery({
    queryKey: ['membership'],
    queryFn: async () => (await accounts.membership.$get()).json(),
  })
  const { error } = query
  useEffect(() => {
    if (!error) return
    toast({ title: membershipFailed, text: describeFailure(error), kind: 'destructive' })
  }, [error])
  return query
}
