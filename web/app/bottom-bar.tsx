import { useLayoutEffect, useState } from 'react'

import { useVisitor } from '#web/app/visitor.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { NavLink } from '#web/ui/link.tsx'

const places: readonly { to: `/${string}`; label: string; icon: IconName }[] = [
  { to: '/patient-profile', label: 'Today', icon: 'home' },
  { to: '/hypertension', label: 'Pressure', icon: 'pulse' },
  { to: '/diabetes', label: 'Glucose', icon: 'drop' },
  { to: '/appointments', label: 'Visits', icon: 'calendar' },
]

/** The signed-in client's four places, within reach of the thumb on a phone. */
export function BottomBar() {
  const visitor = useVisitor()
  return visitor?.role === 'client' && !visitor.is_student ? <Bar /> : null
}

function Bar() {
  // With the bar the page scrolls in a box of its own (frame.css): somebody who reads on stays there, and
  // the arrow keys scroll what has the focus.
  const [readingAt] = useState(() => scrollY)
  useLayoutEffect(() => {
    const page = document.getElementById('page')
    page?.scrollTo(0, readingAt)
    if (document.activeElement === document.body) page?.focus({ preventScroll: true })
  }, [readingAt])
  return (
    <nav
      aria-label="Your places"
      className="bottom-bar border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        {places.map((place) => (
          <li key={place.to}>
            <NavLink to={place.to} className="bottom-place">
              <Icon name={place.icon} size={22} />
              {place.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
