import { useQuery } from '@tanstack/react-query'
import { periodWords } from '#web/practice/absences/absence-words.ts'
import { absences } from '../absences/absence-queries.ts'
import type { Period } from '../queries.ts'

/** Which providers are away in a period, above its visits; also where no visit falls into it. */
export function AwayList({ from, to }: Pick<Period, 'from' | 'to'>) {
  const { data = [] } = useQuery(absences)
  const away = data.filter(
    ({ starts_at, ends_at }) => Date.parse(starts_at) < to && Date.parse(ends_at) > from,
  )
  if (away.length === 0) return null
  return (
    <ul className="mb-4 grid gap-1 font-bold" aria-label="Away">
      {away.map(({ id, provider_name, starts_at, ends_at }) => (
        <li key={id} className="wrap-anywhere">
          <span translate="no">{provider_name}</span> is away: {periodWords({ starts_at, ends_at })}
          .
        </li>
      ))}
    </ul>
  )
}
