import { useInfiniteQuery } from '@tanstack/react-query'

import type { RecordAccess } from '#domain/practice/schema.ts'
import { type RecordAction, recordActions } from '#domain/accounts/record-actions.ts'
import { recordAccesses } from '#web/accounts/account-queries.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { GrowingTable } from '#web/ui/growing-table.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

const failed = 'Error fetching who opened your record'

const isKnown = (action: string): action is RecordAction => action in recordActions

const columns: readonly Column<RecordAccess>[] = [
  { header: 'When', cell: ({ opened_at }) => formatDateTime(opened_at) },
  {
    header: 'Who',
    cell: ({ opened_by }) =>
      opened_by ? (
        <>
          <span className="wrap-anywhere">{opened_by.full_name}</span>
          {opened_by.specialty ? (
            <span className="text-muted">, {opened_by.specialty.toLowerCase()}</span>
          ) : null}
        </>
      ) : (
        'Someone whose account has been erased since'
      ),
  },
  {
    header: 'What',
    cell: ({ action }) => (isKnown(action) ? recordActions[action] : 'A part of your record'),
  },
]

/** Each time someone else opened the user's record, newest first. */
export function RecordAccessPanel() {
  const query = useInfiniteQuery(recordAccesses)
  return (
    <QueryView query={query} failed={failed} fallback={<Skeleton lines={4} />}>
      {({ pages }) =>
        pages.flat().length === 0 ? (
          <p>No one else has opened your record.</p>
        ) : (
          <>
            <p className="mb-4">
              Each time someone else reads something of yours, it is shown here.
            </p>
            <GrowingTable
              caption="Who opened your record, newest first"
              columns={columns}
              rows={pages.flat()}
              rowKey={({ id }) => id}
              more={{
                label: 'Show earlier times',
                isThere: query.hasNextPage,
                isFetching: query.isFetchingNextPage,
                failure: query.isFetchNextPageError ? query.error : null,
                failureTitle: failed,
                onMore: () => void query.fetchNextPage(),
              }}
              end="There is nothing earlier."
            />
            <LusakaTimeNote />
          </>
        )
      }
    </QueryView>
  )
}
