import { DataTable, type DataTableProps } from './data-table.tsx'
import { type More, useGrowing } from './growing.tsx'

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
