import { useVisitor } from '#web/platform/calls/visitor.ts'
import { NavLink } from '#web/ui/actions/link.tsx'
import { practicePlaces } from './places.ts'

/** The pages of a provider, first in the menu of the header. */
export function PracticeMenu() {
  return (
    <ul
      aria-label="Practice"
      className="mb-4 grid border-b border-hairline pb-4 min-[22.5rem]:grid-cols-2"
    >
      {practicePlaces(useVisitor() ?? {}).map((place) => (
        <li key={place.to}>
          <NavLink to={place.to} className="page-link">
            {place.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
