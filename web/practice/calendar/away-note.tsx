import { useQuery } from '@tanstack/react-query'
import { ownAbsences } from '#web/practice/absences/own-absence-queries.ts'
import { periodWords } from '#web/practice/absences/absence-words.ts'

/** When the provider is absent from now on, above every way to look at the calendar; nothing where they are not. */
export function AwayNote() {
  const { data = [] } = useQuery(ownAbsences)
  if (data.length === 0) return null
  return (
    <ul className="mb-4 grid gap-1 font-bold" aria-label="When you are away">
      {data.map(({ id, affected, ...period }) => (
        <li key={id}>
          You are away: {periodWords(period)}.
          {affected > 0
            ? ` ${affected} ${affected === 1 ? 'appointment falls' : 'appointments fall'} into it.`
            : ''}
        </li>
      ))}
    </ul>
  )
}
