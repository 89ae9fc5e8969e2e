import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { Button } from './actions/button.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

/** What follows the rows that are shown. */
export interface More {
  /** On the button: "Show older readings". */
  label: string
  isThere: boolean
  isFetching: boolean
  /** Why the rows asked for last did not come. */
  failure: Error | null
  failureTitle: string
  onMore: () => void
}

/**
 * The end of a long list: a button for the rows that are not shown yet, or where the list begins. The
 * focus goes to the first row that comes, so that one reads on where one was.
 *
 * @param count how many rows are shown
 * @param rows the selector of a row within `box`
 */
export function useGrowing(
  more: More,
  end: string,
  count: number,
  rows: string,
): { box: RefObject<HTMLDivElement | null>; foot: ReactNode } {
  const box = useRef<HTMLDivElement>(null)
  const goesOnAt = useRef<number>(undefined)

  useEffect(() => {
    if (more.failure) goesOnAt.current = undefined
  }, [more.failure])

  useEffect(() => {
    const row =
      goesOnAt.current !== undefined && box.current?.querySelectorAll(rows)[goesOnAt.current]
    if (!(row instanceof HTMLElement)) return
    goesOnAt.current = undefined
    row.tabIndex = -1
    row.focus()
  }, [count, rows])

  function showMore() {
    if (more.isFetching) return
    goesOnAt.current = count
    more.onMore()
  }

  const foot = (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      {more.failure ? (
        <p className="text-danger" role="alert">
          <strong>{more.failureTitle}.</strong> {describeFailure(more.failure)}
        </p>
      ) : null}
      {more.isThere ? (
        <Button variant="quiet" aria-disabled={more.isFetching} onClick={showMore}>
          {more.isFetching ? 'Loading...' : more.failure ? 'Try again' : more.label}
        </Button>
      ) : (
        <p className="text-muted">{end}</p>
      )}
    </div>
  )
  return { box, foot }
}

interface GrowingTableProps<Row> extends Omit<DataTableProps<Row>, 'boxed' | 'foot'> {
  more: More
  /** Shown at the end once there is no more. */
  end: string
}

/** A long list in a box of its own, with a button at its end for the rows that were not fetched yet. */
export function GrowingTable<Row>({ more, end, ...table }: GrowingTableProps<Row>) {
  const { box, foot } = useGrowing(more, end, table.rows.length, 'tbody tr')
  return (
    <div ref={box}>
      <DataTable {...table} boxed foot={foot} />
    </div>
  )
}
