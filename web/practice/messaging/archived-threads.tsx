import { useInfiniteQuery } from '@tanstack/react-query'
import { errorTitles } from '#web/messages/texts.ts'
import { ThreadList } from '#web/messages/thread-list.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { archivedThreads } from './archive-queries.ts'

/** The conversations that the provider has archived. */
export function ArchivedThreads({ open }: { open: string | undefined }) {
  const query = useInfiniteQuery(archivedThreads)
  const now = useNow()
  return (
    <QueryView query={query} failed={errorTitles.threads} fallback={<Skeleton lines={4} />}>
      {({ pages }) => {
        const threads = pages.flat()
        if (threads.length === 0)
          return (
            <p className="text-muted">
              Nothing is archived. A conversation has “Archive” beside the name, and comes back
              automatically when a new message arrives.
            </p>
          )
        return (
          <>
            <ThreadList threads={threads} current={open} now={now} />
            {query.hasNextPage ? (
              <Button
                variant="quiet"
                className="mt-6"
                aria-disabled={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading...' : 'Show older conversations'}
              </Button>
            ) : null}
          </>
        )
      }}
    </QueryView>
  )
}
