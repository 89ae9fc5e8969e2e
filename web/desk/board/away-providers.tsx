import type { BoardProvider } from '#domain/desk/board-schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'

/** Who is away, and when: above the visits that may fall into it. */
export function AwayProviders({ providers }: { providers: readonly BoardProvider[] }) {
  const away = providers.flatMap(({ full_name, away: spans }) =>
    spans.map((span) => ({ full_name, ...span })),
  )
  if (away.length === 0) return null
  return (
    <ul className="mb-3 grid gap-1 font-bold" aria-label="Away">
      {away.map(({ full_name, starts_at, ends_at }) => (
        <li key={`${full_name} ${starts_at}`} className="wrap-anywhere">
          <span translate="no">{full_name}</span> is away from {formatDateTime(starts_at)} to{' '}
          {formatDateTime(ends_at)}.
        </li>
      ))}
    </ul>
  )
}
