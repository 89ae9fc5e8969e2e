import { useEffect, useRef } from 'react'

import { useLocation } from '#web/platform/location.ts'
import { Link } from '../actions/link.tsx'
import { Count } from './count.tsx'
import { markCurrent } from './current-place.ts'

interface SectionNavProps {
  /** What the places have in common; the name of the region. */
  label: string
  places: readonly {
    to: `/${string}`
    label: string
    /** How many wait there, as far as it is known. */
    count?: number | undefined
  }[]
}

/** The pages beside this one, in one row under the header that scrolls where it is too long. */
export function SectionNav({ label, places }: SectionNavProps) {
  const { pathname } = useLocation()
  const current = markCurrent(places, pathname)
  const row = useRef<HTMLUListElement>(null)
  // A count that arrives makes the links wider, and would push the current one out of view.
  const counts = places.map(({ count }) => count).join()
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollLeft = link.offsetLeft - list.clientWidth / 2
  }, [pathname, counts])
  return (
    <nav aria-label={label} className="border-b border-hairline screen-only">
      {/* Several rows would push the page away. */}
      <ul ref={row} className="column room-links">
        {places.map((place) => (
          <li key={place.to} className="shrink-0">
            <Link to={place.to} className="room-link" {...current(place.to)}>
              {place.label}
              <Count value={place.count} of="waiting" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
