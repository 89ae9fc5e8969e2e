import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { safetyAlertOutcomes } from '#domain/safety/outcomes.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { useNow } from '#web/platform/use-now.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { dayOf, formatDate, formatDateTime } from '#web/platform/values/dates.ts'

const columnsAt = (now: number): readonly Column<SafetyAlert>[] => [
  {
    header: 'Patient',
    cell: ({ patient }) => <span translate="no">{nameOfPatient(patient)}</span>,
  },
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
    cell: ({ outcome, note, step_note, next_on, followed_up_at }) =>
      outcome && (
        <>
          {safetyAlertOutcomes[outcome]}
          {next_on ? (
            <span className="block">
              {followed_up_at
                ? `Contact recorded ${formatDateTime(followed_up_at)}, none follows`
                : `Next contact ${formatDate(next_on)}`}
            </span>
          ) : null}
          {next_on && !followed_up_at && next_on < dayOf(now) ? (
            <span className="block font-bold text-danger">Overdue</span>
          ) : null}
          {step_note ? (
            <span className="block text-muted wrap-anywhere">Tried before: {step_note}</span>
          ) : null}
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
      columns={columnsAt(useNow())}
      rows={alerts}
      rowKey={({ id }) => id}
    />
  )
}
