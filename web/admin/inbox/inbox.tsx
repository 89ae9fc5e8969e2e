import { useInfiniteQuery } from '@tanstack/react-query'
import type { WaitingEntry } from '#domain/admin/waiting.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatRecent } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { waitingEntries } from './inbox-queries.ts'
import { entryTexts } from './inbox-texts.ts'
import { describeWait } from './wait-words.ts'

/** All that waits in the administration in one list: what is urgent first, then the oldest. */
export function Inbox() {
  const query = useInfiniteQuery(waitingEntries)
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const { box, foot } = useGrowing(
    {
      label: 'Show more',
      isThere: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      failure: query.isFetchNextPageError ? query.error : null,
      failureTitle: errorTitles.inbox,
      onMore: () => void query.fetchNextPage(),
    },
    'This is all that waits.',
    entries.length,
    'li',
  )
  return (
    <Section title="What waits">
      <QueryView query={query} failed={errorTitles.inbox} fallback={<Skeleton lines={8} />}>
        {() =>
          entries.length === 0 ? (
            <p>Nothing waits.</p>
          ) : (
            <div ref={box}>
              <ul aria-label="What waits, urgent first, then the oldest">
                {entries.map((entry) => (
                  <li
                    key={`${entry.kind} ${entry.id}`}
                    className="max-w-none border-b border-hairline"
                  >
                    <Entry entry={entry} />
                  </li>
                ))}
              </ul>
              {foot}
            </div>
          )
        }
      </QueryView>
    </Section>
  )
}

function Entry({ entry }: { entry: WaitingEntry }) {
  const now = useNow()
  const { title, text, icon, placeOf } = entryTexts[entry.kind]
  const { since, is_urgent } = entry
  return (
    <Link to={placeOf(entry)} className="flex items-start gap-4 py-3 no-underline">
      <PlaceIcon name={icon} size={24} />
      <span className="min-w-0 grow">
        {is_urgent ? <span className="block font-bold text-danger">Urgent</span> : null}
        <span className="block font-bold underline">{title}</span>
        <span className="text-ink">{text}</span>
      </span>
      <span className="shrink-0 text-end text-sm text-muted">
        {since ? (
          <>
            <span className="block font-bold">
              <VisuallyHidden>Waiting </VisuallyHidden>
              {describeWait(since, now)}
            </span>
            <span className="block">
              <VisuallyHidden>since </VisuallyHidden>
              {formatRecent(since, now)}
            </span>
          </>
        ) : (
          <span className="block font-bold">Now</span>
        )}
      </span>
    </Link>
  )
}
