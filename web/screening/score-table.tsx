import { instrumentIds } from '#domain/screening/instrument.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { bandOf } from '#domain/screening/scoring.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/ui/dates.ts'

interface ScoreTableProps {
  screenings: readonly ScreeningResult[]
  caption: string
}

/** Every screening with its scores and their words, newest first. */
export function ScoreTable({ screenings, caption }: ScoreTableProps) {
  const taken = instrumentIds.filter((id) => screenings.some(({ results }) => id in results))
  const columns: Column<ScreeningResult>[] = [
    { header: 'Date and time', cell: ({ created_at }) => formatDateTime(created_at) },
    ...taken.map((id) => ({
      header: id,
      cell: ({ results }: ScreeningResult) => {
        const score = results[id]
        return score === undefined ? '–' : `${score}, ${bandOf(id, score).label.toLowerCase()}`
      },
    })),
  ]
  return (
    <DataTable
      caption={caption}
      boxed
      columns={columns}
      rows={screenings}
      rowKey={({ id }) => id}
    />
  )
}
