import type { BoardProvider } from '#domain/desk/board-schema.ts'
import { awayWords } from './away-words.ts'

interface AwayProvidersProps {
  providers: readonly BoardProvider[]
  /** `YYYY-MM-DD` */
  day: string
}

/** Who is away, and when on this day: above the visits that may fall into it. */
export function AwayProviders({ providers, day }: AwayProvidersProps) {
  const away = providers.filter((provider) => provider.away.length > 0)
  if (away.length === 0) return null
  return (
    <ul className="mb-3 grid gap-1 font-bold" aria-label="Away">
      {away.map(({ id, full_name, away: spans }) => (
        <li key={id} className="wrap-anywhere">
          <span translate="no">{full_name}</span> is away{' '}
          {spans.map((span) => awayWords(span, day)).join(', ')}.
        </li>
      ))}
    </ul>
  )
}
