import { useInfiniteQuery } from '@tanstack/react-query'

import type { RecordDay } from '#domain/practice/schema.ts'
import { listActions, type RecordAction, recordActions } from '#domain/accounts/record-actions.ts'
import { recordDays } from '#web/accounts/account-queries.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { formatTime } from '#web/platform/values/dates.ts'
import { formatPlainDay } from '#web/platform/values/day-name.ts'
import { GrowingTable } from '#web/ui/growing-table.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

const failed = 'Error fetching who opened your record'

type Opened = RecordDay['opened'][number]

const isKnown = (action: string): action is RecordAction => action in recordActions
const wordsOf = ({ action }: Opened) =>
  isKnown(action) ? recordActions[action] : 'A part of your record'
const isList = ({ action }: Opened) => listActions.includes(action)
const timesIn = (count: number) => (count === 1 ? 'once' : `${count} times`)

const columns: readonly Column<RecordDay>[] = [
  { header: 'When', cell: ({ day }) => formatPlainDay(day) },
  {
    header: 'Who',
    cell: ({ opened_by }) =>
      opened_by ? (
        <>
          <span className="wrap-anywhere" translate="no">
            {opened_by.full_name}
          </span>
          {opened_by.specialty ? (
            <span className="text-muted">, {opened_by.specialty.toLowerCase()}</span>
          ) : null}
        </>
      ) : (
        'Someone whose account has been erased since'
      ),
  },
  { header: 'What', cell: (person) => <What {...person} /> },
]

/** What was opened, in a few words; lists, which are opened often, and all times are on request. */
function What({ day, opened_by, opened }: RecordDay) {
  const parts = opened.filter((one) => !isList(one))
  const inLists = opened.filter(isList).reduce((sum, { count }) => sum + count, 0)
  return (
    <div>
      {parts.map((part) => (
        <p key={part.action}>{wordsOf(part)}</p>
      ))}
      {parts.length === 0 ? <p>Your name or times, in their lists</p> : null}
      <details>
        <summary className="link min-h-11">
          {parts.length > 0 && inLists > 0 ? `Times, and ${timesIn(inLists)} in lists` : 'Times'}
          <VisuallyHidden>
            {' '}
            of <span translate="no">{opened_by?.full_name ?? 'this person'}</span>,{' '}
            {formatPlainDay(day)}
          </VisuallyHidden>
        </summary>
        <ul className="grid gap-2 pb-2">
          {[...parts, ...opened.filter(isList)].map((one) => (
            <li key={one.action}>
              {wordsOf(one)}
              <span className="block text-muted">{shownTimes(one)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** "16:20, 09:14 and 12 earlier"; several openings in one minute are one time. */
function shownTimes({ count, times }: Opened): string {
  const shown = [...new Set(times.map((at) => formatTime(at)))].join(', ')
  return count > times.length ? `${shown} and ${count - times.length} earlier` : shown
}

/** Who else opened the user's record, by day and person, newest first. */
export function RecordAccessPanel() {
  const query = useInfiniteQuery(recordDays)
  return (
    <QueryView query={query} failed={failed} fallback={<Skeleton lines={4} />}>
      {({ pages }) =>
        pages.flat().length === 0 ? (
          <p>No one else has opened your record.</p>
        ) : (
          <>
            <p className="mb-4">
              When someone else reads something of yours, it is shown here. Messages count once an
              hour, and calendar apps once a day.
            </p>
            <GrowingTable
              caption="Who opened your record, newest first"
              columns={columns}
              rows={pages.flat()}
              rowKey={({ id }) => id}
              more={{
                label: 'Show earlier days',
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
