import { useLayoutEffect, useState } from 'react'

import { useVisitor } from '#web/platform/calls/visitor.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { NavLink } from '#web/ui/actions/link.tsx'

interface Place {
  to: `/${string}`
  label: string
  icon: IconName
}

const clientPlaces: readonly Place[] = [
  { to: '/patient-profile', label: 'Today', icon: 'home' },
  { to: '/hypertension', label: 'Pressure', icon: 'pulse' },
  { to: '/diabetes', label: 'Glucose', icon: 'drop' },
  { to: '/appointments', label: 'Visits', icon: 'calendar' },
]

const providerPlaces: readonly Place[] = [
  { to: '/provider-profile', label: 'Today', icon: 'home' },
  { to: '/appointment-scheduler', label: 'Calendar', icon: 'calendar' },
  { to: '/patient-management', label: 'Patients', icon: 'user' },
  { to: '/safety-alerts', label: 'Alerts', icon: 'bell' },
  { to: '/messaging', label: 'Messages', icon: 'chat' },
]

/** The pages that work before an admin has approved a provider. */
const waitingPlaces: readonly Place[] = [
  { to: '/provider-profile', label: 'Today', icon: 'home' },
  { to: '/availability', label: 'Hours', icon: 'cup' },
  { to: '/provider-registration', label: 'Registration', icon: 'check' },
]

/**
 * The pages of a signed-in client or provider, at most five, within reach of the thumb on a phone.
 */
export function BottomBar() {
  const visitor = useVisitor()
  if (visitor?.role === 'provider') {
    // Until the profile is loaded, a provider counts as approved.
    const { provider_status = 'approved' } = visitor
    return <Bar places={provider_status === 'approved' ? providerPlaces : waitingPlaces} />
  }
  return visitor?.role === 'client' && !visitor.is_student ? <Bar places={clientPlaces} /> : null
}

function Bar({ places }: { places: readonly Place[] }) {
  // With the bar the page scrolls in a box of its own (frame.css): a user who is reading keeps
  // their place, and the arrow keys scroll what has the focus.
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
      <ul>
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
