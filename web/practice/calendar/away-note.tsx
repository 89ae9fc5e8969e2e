import { useQuery } from '@tanstack/react-query'
import { ownAbsences } from '#web/practice/hours/absence-queries.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'

/** When the provider is absent from now on, above every way to look at the calendar; nothing where they are not. */
export function AwayNote() {
  const { data = [] } = useQuery(ownAbsences)
  if (data.length === 0) return null
  return (
    <ul className="mb-4 grid gap-1 font-bold" aria-label="When you are away">
      {data.map(({ id, starts_at, ends_at, affected }) => (
        <li key={id}>
          You are away from {formatDateTime(starts_at)} to {formatDateTime(ends_at)}.
          {affected > 0
            ? ` ${affected} ${affected === 1 ? 'appointment falls' : 'appointments fall'} into it.`
            : ''}
        </li>
      ))}
    </ul>
  )
}
