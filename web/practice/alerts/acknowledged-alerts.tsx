import { nameOfPatient } from '#web/practice/name-of-patient.ts'
import { safetyAlertOutcomes } from '#domain/safety/outcomes.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'

const columns: readonly Column<SafetyAlert>[] = [
  { header: 'Patient', cell: ({ patient }) => nameOfPatient(patient) },
  {
    header: 'Raised',
    cell: ({ raised_at, raised_again_at }) => formatDateTime(raised_again_at ?? raised_at),
  },
  {
    header: 'Closed',
    cell: ({ acknowledged_at, handled_by, is_handled_by_me }) => (
      <>
        {acknowledged_at ? formatDateTime(acknowledged_at) : null}
        {handled_by && !is_handled_by_me ? (
          <span className="block text-muted">by {handled_by}</span>
        ) : null}
      </>
    ),
  },
  {
    header: 'What happened',
    cell: ({ outcome, note, next_on }) =>
      outcome && (
        <>
          {safetyAlertOutcomes[outcome]}
          {next_on ? <span className="block">Next contact {formatDate(next_on)}</span> : null}
          {note ? <span className="block text-muted wrap-anywhere">{note}</span> : null}
        </>
      ),
  },
]

/** The closed alerts, newest first, with the next contact. */
export function AcknowledgedAlerts({ alerts }: { alerts: readonly SafetyAlert[] }) {
  return (
    <DataTable
      caption="Closed alerts, newest first"
      columns={columns}
      rows={alerts}
      rowKey={({ id }) => id}
    />
  )
}
