import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { removedScreeningsOf } from './questionnaire-queries.ts'

/** That a patient removed screenings which this provider has seen: a score does not vanish without a word. */
export function RemovedScreenings({ patient_id }: { patient_id: string }) {
  const { data = [] } = useQuery(removedScreeningsOf(patient_id))
  if (data.length === 0) return null
  return (
    <ul className="grid gap-1 text-muted" aria-label="Removed screenings">
      {data.map(({ created_at, removed_at }) => (
        <li key={created_at}>
          Screening of {formatDateTime(created_at)}: removed by the patient on{' '}
          {formatDateTime(removed_at)}.
        </li>
      ))}
    </ul>
  )
}
