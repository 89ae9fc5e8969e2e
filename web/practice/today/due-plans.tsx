import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#web/platform/values/dates.ts'
import { duePlans } from '#web/practice/patient/care-plan/plan-queries.ts'
import { PatientName } from '#web/ui/patient-identity.tsx'

/** So many at first; the page of each patient is where the others are found. */
const most = 5

/** The patients whose care plan waits, the first due first. */
export function DuePlans() {
  const { data } = useQuery(duePlans)
  if (!data || data.length === 0) return null
  return (
    <li className="max-w-none">
      <ol className="grid gap-3" aria-label="Care plans that wait">
        {data.slice(0, most).map((one) => (
          <li key={one.patient_id} className="max-w-none">
            <PatientName person={{ ...one, id: one.patient_id }} />
            <p className="text-muted">
              Review on {formatDate(one.review_on)}
              {one.words > 0 ? '. They said that a step does not work.' : ''}
            </p>
          </li>
        ))}
      </ol>
    </li>
  )
}
