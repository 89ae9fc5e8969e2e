import type { HelpKey } from '#domain/screening/instruments/instrument.ts'
import { helpSteps } from '#domain/screening/help-steps.ts'
import { Link } from '#web/ui/actions/link.tsx'

/** Where a step leads, where it leads somewhere; and its text, where that of everyone is not true. */
export type HelpPlaces = Partial<
  Record<
    HelpKey,
    { to: `/${string}`; label: string; text?: undefined } | { text: string; to?: undefined }
  >
>

/** What helps next, the most useful first. */
export function HelpList({ keys, places }: { keys: readonly HelpKey[]; places: HelpPlaces }) {
  return (
    <ol className="screening-help">
      {keys.map((key) => {
        const { title, text } = helpSteps[key]
        const place = places[key]
        return (
          <li key={key}>
            <h3>{title}</h3>
            <p>{place?.text ?? text}</p>
            {place?.to ? (
              <Link to={place.to} className="link link-alone">
                {place.label}
              </Link>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
