import type { ReactNode } from 'react'
import { FailedState } from './empty-state.tsx'
import { Card } from './layout/page.tsx'

interface QueryViewProps<Data> {
  /** The result of `useQuery`, or several results combined. */
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** Title of the failure: "Error fetching appointments". */
  failed: string
  /** What is shown until there is an answer. */
  fallback: ReactNode
  /** Shows the failure in its own way. */
  Failed?: typeof FailedState
  /** What a failed fetch leaves of an earlier answer is not shown: it may be wrong by now. */
  onlyFresh?: boolean
  children: (data: Data) => ReactNode
}

/** The answer of a query; until it is there a placeholder, or the failure and a way to try again. */
export function QueryView<Data>({
  query,
  failed,
  fallback,
  Failed = FailedState,
  onlyFresh,
  children,
}: QueryViewProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined && !(onlyFresh && error)) return children(data)
  return error ? <Failed title={failed} failure={error} onRetry={() => void refetch()} /> : fallback
}

/** The failure in a box of its own, beside other boxes. */
export function FailedCard(props: Parameters<typeof FailedState>[0]) {
  return (
    <Card>
      <FailedState {...props} />
    </Card>
  )
}
