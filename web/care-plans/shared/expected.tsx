import { usuallyBy } from '#domain/care-plans/shared/turnaround.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { useNow } from '#web/platform/use-now.ts'

/** By when a plan usually arrives; shown as late once that day is over. */
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
