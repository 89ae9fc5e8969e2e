import type { ComponentType } from 'react'
import { instrumentIds } from '#domain/screening/instruments/instrument.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { bandOf } from '#domain/screening/scoring.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'

interface ScoreTableProps {
  screenings: readonly ScreeningResult[]
  caption: string
  /** What single answers of one screening say; nothing where there is nothing to say. */
  NotesOn: ComponentType<{ screening: ScreeningResult }>
}

/** Every screening with its scores and their words, newest first. */
export function ScoreTable({ screenings, caption, NotesOn }: ScoreTableProps) {
  const taken = instrumentIds.filter((id) => screenings.some(({ results }) => id in results))
  const columns: Column<ScreeningResult>[] = [
    { header: 'Date and time', cell: ({ created_at }) => formatDateTime(created_at) },
    ...taken.map((id) => ({
      header: id,
      cell: ({ results, under_18 }: ScreeningResult) => {
        const score = results[id]
        if (score === undefined) return '–'
        // The bands are those of adults.
        return under_18 ? String(score) : `${score}, ${bandOf(id, score).label.toLowerCase()}`
      },
    })),
    { header: 'Notes', cell: (screening) => <NotesOn screening={screening} /> },
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
