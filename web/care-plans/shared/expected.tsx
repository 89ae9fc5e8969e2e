import { usuallyBy } from '#domain/turnaround.ts'
import { dayOf, formatDay } from '#web/ui/dates.ts'
import { Link } from '#web/ui/link.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** By when a plan usually comes; said as late once that day is over. */
export function Expected({ sent }: { sent: string }) {
  const by = usuallyBy(sent)
  if (dayOf(useNow()) <= by) return <>{formatDay(by)}</>
  return (
    <>
      {formatDay(by)}. It takes longer than usual;{' '}
      <Link to="/contact" className="link">
        ask us about it
      </Link>
    </>
  )
}
