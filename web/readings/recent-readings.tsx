import { formatDate } from '#web/platform/values/dates.ts'
import { GrowingTable } from '#web/ui/growing-table.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import type { ReadingsHistory } from './measure.ts'
import type { AnyReading } from './queries.ts'
import { failures } from './texts.ts'

/** The readings as a list that goes back to the first one. */
export function RecentReadings<Reading extends AnyReading>(props: ReadingsHistory<Reading>) {
  const { measure, query, readings } = props
  return (
    <Section title="Recent readings">
      <GrowingTable
        caption="Your readings, newest first"
        columns={measure.columns}
        rows={readings}
        rowKey={({ id }) => id}
        more={{
          label: 'Show older readings',
          isThere: query.hasNextPage,
          isFetching: query.isFetchingNextPage,
          failure: query.isFetchNextPageError ? query.error : null,
          failureTitle: failures.fetching,
          onMore: () => void query.fetchNextPage(),
        }}
        end={`These are all your readings since ${formatDate(readings.at(-1)!.created_at)}.`}
      />
      <LusakaTimeNote />
    </Section>
  )
}
