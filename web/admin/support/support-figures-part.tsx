import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type FigurePeriod,
  type PeriodFigures,
  shareOf,
  type SupportFigures,
  type TopicFigures,
} from '#domain/support/figures.ts'
import { topicLabels } from '#domain/support/topics.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatDate, formatDayAndTime } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { openTime } from '#web/support/due-words.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { fetchFigures, supportFigures } from './support-queries.ts'

type Kept = PeriodFigures | TopicFigures

const share = (row: Kept) => {
  const percent = shareOf(row)
  return percent === null ? '–' : <span translate="no">{percent} %</span>
}

const columns: readonly Column<Kept>[] = [
  { header: 'Questions', cell: ({ counted }) => counted, numeric: true },
  { header: 'In time', cell: share, numeric: true },
  { header: 'Median', cell: ({ median_minutes }) => openTime(median_minutes), numeric: true },
  { header: 'Longest', cell: ({ longest_minutes }) => openTime(longest_minutes), numeric: true },
]

/** What waits now, and the share, median and longest of each week or month and of each topic. */
export function FiguresPart() {
  const [by, setBy] = useState<FigurePeriod>('week')
  const save = useAction(async () => saveAnswer(await fetchFigures(by)), {
    failure: 'Could not make the file',
  })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <SelectField
          name="by"
          label="By"
          options={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
          ]}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value as FigurePeriod)}
        />
        <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
          CSV of the figures
        </ActionButton>
      </div>
      <QueryView
        query={useQuery(supportFigures(by))}
        failed="Error fetching the figures"
        fallback={<Skeleton lines={8} />}
      >
        {(figures) => <Figures figures={figures} />}
      </QueryView>
      <p>
        Times are hours in which the clinic is open and its team works. A question that its person
        closed in time counts for nothing.
      </p>
      <LusakaTimeNote />
    </>
  )
}

function Figures({ figures }: { figures: SupportFigures }) {
  const { by, waiting, overdue, overdue_since, periods, topics } = figures
  return (
    <>
      <FactList
        facts={[
          ['Waiting now', String(waiting)],
          ['Late now', String(overdue)],
          ...(overdue_since
            ? [['First of them due', formatDayAndTime(overdue_since)] as const]
            : []),
        ]}
      />
      <p>
        <Link to="/support/queue" className="link link-alone">
          Questions to answer
        </Link>
      </p>
      <Section title={by === 'week' ? 'By week' : 'By month'}>
        {periods.length === 0 ? (
          <p>No question was due in the last 12 {by}s.</p>
        ) : (
          <DataTable<PeriodFigures>
            caption={`Answers by ${by}`}
            columns={[
              {
                header: by === 'week' ? 'Week from' : 'Month',
                cell: ({ from }) =>
                  by === 'week' ? formatDate(from) : formatMonth(from.slice(0, 7)),
              },
              ...columns,
            ]}
            rows={periods}
            rowKey={({ from }) => from}
          />
        )}
      </Section>
      {topics.length > 0 ? (
        <Section title={`By topic, the last 12 ${by}s`}>
          <DataTable<TopicFigures>
            caption="Answers by topic"
            columns={[{ header: 'Topic', cell: ({ topic }) => topicLabels[topic] }, ...columns]}
            rows={topics}
            rowKey={({ topic }) => topic}
          />
        </Section>
      ) : null}
    </>
  )
}
