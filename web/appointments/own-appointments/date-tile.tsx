import { formatDay, formatShortDate } from '#web/platform/values/dates.ts'

/** The date as a leaf of a calendar. It is beside its words, so it says nothing to screen readers. */
export function DateTile({ at }: { at: string }) {
  const [day, month] = formatShortDate(at).split(' ')
  return (
    <span className="date-tile" aria-hidden="true">
      <span>{formatDay(at).slice(0, 3)}</span>
      <strong>{day}</strong>
      <span>{month}</span>
    </span>
  )
}
