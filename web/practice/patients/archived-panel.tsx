import { dischargeReasonLabels } from '#domain/discharges/reasons.ts'
import type { DischargedRow } from '#domain/discharges/schema.ts'
import { isNamed } from '#domain/values/names.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PatientName } from '#web/ui/patient-identity.tsx'

const columns: readonly Column<DischargedRow>[] = [
  {
    header: 'Patient Name',
    cell: ({ patient_id, email, ...person }) => (
      <>
        <PatientName person={{ ...person, id: patient_id }} />
        {email ? (
          <span className="patient-address">
            <EmailAddress address={email} />
          </span>
        ) : null}
      </>
    ),
  },
  { header: 'Discharged', cell: ({ discharged_at }) => formatDate(discharged_at) },
  { header: 'Reason', cell: ({ reason }) => dischargeReasonLabels[reason] },
]

interface ArchivedPanelProps {
  patients: readonly DischargedRow[]
  /** What is typed into the search. */
  typed: string
}

/** Patients whom the provider has discharged, the last first. Their names lead to what the provider wrote. */
export function ArchivedPanel({ patients, typed }: ArchivedPanelProps) {
  const found = patients.filter(({ full_name }) => isNamed(full_name, typed))
  return found.length > 0 ? (
    <div className="patients">
      <DataTable
        caption="Archived patients"
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
      />
    </div>
  ) : (
    <EmptyState text="No patients found." />
  )
}
