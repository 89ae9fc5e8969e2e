import type { HelpKey } from '#domain/screening/instruments/instrument.ts'
import { helpSteps } from '#domain/screening/help-steps.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Link } from '#web/ui/actions/link.tsx'

/** Where a step leads, where it leads somewhere. */
const places: Partial<Record<HelpKey, { to: `/${string}`; label: string }>> = {
  book: { to: '/book-appointment', label: 'Book an appointment' },
  'help-lines': { to: '/help-now', label: 'What happens when you call' },
  'self-help': { to: '/mental-health#small-steps', label: 'Ideas for small steps' },
}

/** What helps next, the most useful first. */
export function HelpList({ keys }: { keys: readonly HelpKey[] }) {
  // The guard sends a student away from /mental-health (docs/specification.md, "Route guard").
  const isStudent = useProfile().data?.is_student ?? false
  return (
    <ol className="screening-help">
      {keys.map((key) => {
        const { title, text } = helpSteps[key]
        const place = places[key]
        return (
          <li key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
            {place && !(isStudent && key === 'self-help') ? (
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
