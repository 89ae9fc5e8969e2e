import type { ReactNode } from 'react'
import { instrumentIds } from '#domain/screening/instruments/instrument.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { bandOf } from '#domain/screening/scoring.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { originOf } from '../origin-words.ts'

interface ScoreTableProps {
  screenings: readonly ScreeningResult[]
  caption: string
  /** What single answers of one screening say; null where there is nothing to say. */
  notesOn: (screening: ScreeningResult) => ReactNode
}

/** Every screening with its scores and their words, newest first. */
export function ScoreTable({ screenings, caption, notesOn }: ScoreTableProps) {
  const taken = instrumentIds.filter((id) => screenings.some(({ results }) => id in results))
  const columns: Column<ScreeningResult>[] = [
    {
      header: 'Date and time',
      cell: (screening) => (
        <>
          {formatDateTime(screening.created_at)}
          <div className="font-normal md:min-w-36">
            {originOf(screening)}
            {notesOn(screening)}
          </div>
        </>
      ),
    },
    ...taken.map((id) => ({
      header: id,
      cell: ({ results, under_18 }: ScreeningResult) => {
        const score = results[id]
        if (score === undefined) return null
        // The bands are those of adults.
        return under_18 ? String(score) : `${score}, ${bandOf(id, score).label.toLowerCase()}`
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
