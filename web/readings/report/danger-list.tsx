import { groupDangers, type DangerKind } from '#domain/readings/danger-words.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatShortDate, formatTime } from '#web/platform/values/dates.ts'

/** A danger of a period as the server names it; `at` is ISO 8601. */
export interface ShownDanger {
  kind: DangerKind
  shown: string
  at: string
}

/** The dangers of a period by kind, each with its values and times. */
export function DangerList({ dangers }: { dangers: readonly ShownDanger[] }) {
  const now = useNow()
  return (
    <ul className="grid gap-3">
      {groupDangers(dangers).map(({ kind, title, shown, more }) => (
        <li key={kind} className="max-w-none rounded-surface bg-danger-wash p-4">
          <strong>{title}</strong>
          {shown.map((one) => (
            <span key={`${one.at} ${one.shown}`} className="block wrap-anywhere">
              {one.shown}, {formatShortDate(one.at, now)}, {formatTime(one.at)}
            </span>
          ))}
          {more > 0 ? <span className="block">and {more} earlier</span> : null}
        </li>
      ))}
    </ul>
  )
}
