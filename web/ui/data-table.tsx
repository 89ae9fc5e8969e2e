import type { ReactNode } from 'react'
import { VisuallyHidden } from './layout/page.tsx'

export interface Column<Row> {
  header: string
  /** Null where there is nothing: the card on a phone then leaves it out. */
  cell: (row: Row) => ReactNode
  /** Buttons, which say themselves what they do: only a screen reader has the heading. */
  isActions?: boolean
  /** Figures are aligned to the right. */
  numeric?: boolean
}

export interface DataTableProps<Row> {
  /** What the table shows; read out, and shown with `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Keeps a long list in a box of its own, with a visible edge. */
  boxed?: boolean
  /** What ends the list, inside its box. */
  foot?: ReactNode
}

/**
 * A table that becomes a stack of cards on a phone, each value beside its heading. The roles are
 * written out because a table that is laid out as blocks loses its own. The first column names
 * the row.
 */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  boxed = false,
  foot,
}: DataTableProps<Row>) {
  const table = (
    <table className="data-table" role="table">
      <caption className={showCaption ? undefined : 'sr-only'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.header}
              role="columnheader"
              scope="col"
              className={column.numeric ? 'numeric' : undefined}
            >
              {column.isActions ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.header} role="rowheader" scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <Cell key={column.header} column={column} content={column.cell(row)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return boxed ? (
    <div className="scroll-box" role="region" aria-label={caption} tabIndex={0}>
      {table}
      {foot}
    </div>
  ) : (
    table
  )
}

/** A value beside its heading, which only a phone shows. */
function Cell<Row>({ column, content }: { column: Column<Row>; content: ReactNode }) {
  const look = content === null ? 'cell-none' : column.numeric ? 'numeric' : undefined
  return (
    <td role="cell" className={look}>
      {column.isActions ? null : (
        <span className="cell-name" aria-hidden="true">
          {column.header}
        </span>
      )}
      <span>{content}</span>
    </td>
  )
}
