import { useQuery } from '@tanstack/react-query'
import type { CoveredPatient } from '#domain/covers/schema.ts'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { coveredPatients } from './cover-queries.ts'

const columns: readonly Column<CoveredPatient>[] = [
  {
    header: 'Patient Name',
    cell: (patient) =>
      patient.is_open ? (
        <>
          <Link
            to={`/covered-patients/${patient.id}`}
            className="link link-alone wrap-anywhere"
            translate="no"
          >
            {nameOfPatient(patient)}
          </Link>
          <PatientIdentity person={patient} />
        </>
      ) : (
        <>
          <span translate="no">{nameOfPatient(patient)}</span>
          <PatientIdentity person={patient} />
          <span className="text-muted">Opens tomorrow: they can object first</span>
        </>
      ),
  },
  {
    header: 'Next visit in these days',
    cell: ({ next_visit }) => (next_visit ? formatDateTime(next_visit) : 'None'),
  },
  {
    header: 'For',
    cell: ({ absent_name, last_day }) => `${absent_name}, until ${formatDate(last_day)}`,
  },
]

/** The patients whom the provider covers today. Their names lead to what they share. */
export function CoveredList() {
  const query = useQuery(coveredPatients)
  return (
    <QueryView
      query={query}
      failed={errorTitles.covers}
      Failed={NotShown}
      fallback={<Skeleton lines={4} />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p>You cover no patient today.</p>
        ) : (
          <DataTable
            caption="Patients that you cover today"
            columns={columns}
            rows={rows}
            rowKey={({ id, cover_id }) => `${cover_id} ${id}`}
          />
        )
      }
    </QueryView>
  )
}
