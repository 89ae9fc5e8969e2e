import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { removedAtClinic } from '../queries.ts'

/** What a provider has removed of one's own screenings, and why: nothing vanishes without a word. */
export function RemovedAtClinic() {
  const { data = [] } = useQuery(removedAtClinic)
  if (data.length === 0) return null
  return (
    <ul className="mt-4 grid gap-1 text-muted" aria-label="Removed at the clinic">
      {data.map(({ id, created_at, removed_at, removed_by_name, reason }) => (
        <li key={id} className="wrap-anywhere">
          Questionnaire of {formatDateTime(created_at)}: removed by{' '}
          {removed_by_name ? (
            <span translate="no">{removed_by_name}</span>
          ) : (
            'a provider whose account is erased'
          )}{' '}
          on {formatDateTime(removed_at)}. Why: {reason}
        </li>
      ))}
    </ul>
  )
}
