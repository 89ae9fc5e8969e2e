import type { UseQueryResult } from '@tanstack/react-query'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles } from './texts.ts'

interface ListProps<Row> {
  title: string
  caption: string
  columns: readonly Column<Row>[]
  /** The text shown instead of an empty list. */
  empty: string
}

interface QueueProps<Row> extends ListProps<Row> {
  query: UseQueryResult<Row[]>
  /** The page on which one of them is decided. */
  placeOf: (row: Row) => `/${string}`
  /** Label of the link to the first of them. */
  action?: string
}

/**
 * The pending cases, the longest pending first, their number, and the link to the first of them.
 */
export function Queue<Row extends { id: string }>(props: QueueProps<Row>) {
  const { title, caption, columns, query, placeOf, empty, action = 'Check the first' } = props
  const { data } = query
  return (
    <Section title={data ? `${title} (${data.length})` : title}>
      <QueryView query={query} failed={errorTitles.queue} fallback={<Skeleton lines={5} />}>
        {(data) =>
          data[0] ? (
            <>
              <p className="mb-4">
                <LinkButton to={placeOf(data[0])}>{action}</LinkButton>
              </p>
              <DataTable caption={caption} columns={columns} rows={data} rowKey={({ id }) => id} />
            </>
          ) : (
            <p className="flex max-w-none items-center gap-6 text-muted">
              <MsasaTree width={96} />
              {empty}
            </p>
          )
        }
      </QueryView>
    </Section>
  )
}

interface DecidedListProps<Row> extends ListProps<Row> {
  /** One query for each kind of decision. */
  queries: readonly UseQueryResult<Row[]>[]
}

/** The decisions, the latest first. */
export function DecidedList<Row extends { id: string; decided_at: string | null }>(
  props: DecidedListProps<Row>,
) {
  const { title, caption, columns, queries, empty } = props
  const rows = queries.every(({ data }) => data)
    ? queries
        .flatMap(({ data = [] }) => data)
        .toSorted((one, other) => (other.decided_at ?? '').localeCompare(one.decided_at ?? ''))
    : undefined
  const query = {
    data: rows,
    error: queries.find(({ error }) => error)?.error,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
  return (
    <Section title={rows ? `${title} (${rows.length})` : title}>
      <QueryView query={query} failed={errorTitles.queue} fallback={<Skeleton lines={5} />}>
        {(rows) =>
          rows.length > 0 ? (
            <DataTable
              boxed
              caption={caption}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          ) : (
            <p>{empty}</p>
          )
        }
      </QueryView>
    </Section>
  )
}
