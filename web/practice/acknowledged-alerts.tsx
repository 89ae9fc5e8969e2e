import { safetyAlertOutcomes } from '#domain/safety/outcomes.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/ui/dates.ts'

const columns: readonly Column<SafetyAlert>[] = [
  { header: 'Patient', cell: ({ patient }) => patient.full_name },
  {
    header: 'Raised',
    cell: ({ raised_at, raised_again_at }) => formatDateTime(raised_again_at ?? raised_at),
  },
  {
    header: 'Acknowledged',
    cell: ({ acknowledged_at }) => (acknowledged_at ? formatDateTime(acknowledged_at) : '–'),
  },
  {
    header: 'What came of it',
    cell: ({ outcome, note }) => (
      <>
        {outcome ? safetyAlertOutcomes[outcome] : '–'}
        {note ? <span className="block text-muted wrap-anywhere">{note}</span> : null}
      </>
    ),
  },
]

/** What came of the alerts that were answered, the newest first. */
export function AcknowledgedAlerts({ alerts }: { alerts: readonly SafetyAlert[] }) {
  return (
    <DataTable
      caption="Acknowledged alerts, newest first"
      columns={columns}
      rows={alerts}
      rowKey={({ id }) => id}
    />
  )
}
