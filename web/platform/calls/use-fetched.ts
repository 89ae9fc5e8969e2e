import { useCallback, useEffect, useState } from 'react'
import { useSession } from '#web/platform/calls/session.ts'

/**
 * What a call answers, fetched again where another user logs in: what one may read, another may not. The pages of
 * visitors have no query client.
 *
 * @param fetchData the same function until something else is wanted
 */
export function useFetched<Data>(fetchData: () => Promise<Data>) {
  const user = useSession()?.user.id
  const [state, setState] = useState<{ data?: Data; error?: unknown }>({})
  const [tries, setTries] = useState(0)
  const refetch = useCallback(() => setTries((before) => before + 1), [])
  useEffect(() => {
    let isWanted = true
    const show = (answer: typeof state) => {
      if (isWanted) setState(answer)
    }
    show({})
    fetchData().then(
      (data) => show({ data }),
      (error: unknown) => show({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [fetchData, user, tries])
  return { data: state.data, error: state.error, refetch }
}
