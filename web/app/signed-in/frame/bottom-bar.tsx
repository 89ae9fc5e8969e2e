import { useLayoutEffect, useState } from 'react'

import { useLocation } from '#web/platform/location.ts'
import type { Visitor } from '#web/platform/calls/visitor.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { markCurrent } from '#web/ui/layout/current-place.ts'
import { type OwnPlace, ownPlaces } from './places.ts'
import { useLater } from './use-later.ts'

/** The main pages of a signed-in user, at most five, within reach of the thumb on a phone. */
export function BottomBar({ visitor }: { visitor: Visitor | undefined }) {
  const places = ownPlaces(visitor).filter(({ isHeaderOnly }) => !isHeaderOnly)
  return visitor && places.length > 0 ? <Bar visitor={visitor} places={places} /> : null
}

function Bar({ visitor, places }: { visitor: Visitor; places: readonly OwnPlace[] }) {
  const { parts } = useLater()
  const current = markCurrent(places, useLocation().pathname)
  // With the bar the page scrolls in a box of its own (frame.css): a user who is reading keeps
  // their place, and the arrow keys scroll what has the focus. The HTML may have the bar already.
  const [readingAt] = useState(() => globalThis.scrollY ?? 0)
  useLayoutEffect(() => {
    const page = document.getElementById('page')
    if (readingAt > 0) page?.scrollTo(0, readingAt)
    if (document.activeElement === document.body) page?.focus({ preventScroll: true })
  }, [readingAt])
  return (
    <nav
      aria-label="Your places"
      className="bottom-bar border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul>
        {places.map(({ to, label, icon, hasUnread, hasAlerts }) => (
          <li key={to}>
            <Link to={to} className="bottom-place" {...current(to)}>
              <PlaceIcon name={icon} size={22} />
              {label}
              {hasUnread && parts ? <parts.Unread visitor={visitor} /> : null}
              {hasAlerts && parts ? <parts.OpenAlerts visitor={visitor} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
