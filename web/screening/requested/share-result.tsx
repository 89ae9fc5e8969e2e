import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { ownRequests } from './request-queries.ts'
import { ShareChoice } from './share-choice.tsx'

/** At the end of the questions: whether the provider who asked sees this result. */
export function ShareResult({ request_id, result_id }: { request_id: string; result_id: string }) {
  const query = useQuery(ownRequests)
  return (
    <div className="mt-6">
      <QueryView
        query={query}
        failed="Could not load the request"
        fallback={<Skeleton lines={3} />}
      >
        {(requests) => {
          const request = requests.find(({ id }) => id === request_id)
          return request ? <ShareChoice request={request} result_id={result_id} /> : null
        }}
      </QueryView>
    </div>
  )
}
