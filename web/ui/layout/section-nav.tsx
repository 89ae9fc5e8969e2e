import { NavLink } from '../actions/link.tsx'

interface SectionNavProps {
  /** What the places have in common; the name of the region. */
  label: string
  places: readonly { to: `/${string}`; label: string }[]
  /** A bar within reach of the thumb leads there on a phone. */
  isWideOnly?: boolean
}

/** The pages beside this one for a provider or an admin, in one row under the header. */
export function SectionNav({ label, places, isWideOnly }: SectionNavProps) {
  return (
    <nav
      aria-label={label}
      className={`border-b border-hairline screen-only ${isWideOnly ? 'hidden md:block' : ''}`}
    >
      {/* On a phone one row that scrolls: several rows would push the page away. */}
      <ul className="column flex gap-x-6 overflow-x-auto md:flex-wrap">
        {places.map((place) => (
          <li key={place.to} className="shrink-0">
            <NavLink to={place.to} className="room-link">
              {place.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
