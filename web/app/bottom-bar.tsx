import { NavLink } from '#web/ui/link.tsx'

import { useVisitor } from '#web/app/visitor.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const places: readonly { to: `/${string}`; label: string; icon: IconName }[] = [
  { to: '/patient-profile', label: 'Today', icon: 'home' },
  { to: '/hypertension', label: 'Pressure', icon: 'pulse' },
  { to: '/diabetes', label: 'Glucose', icon: 'drop' },
  { to: '/appointments', label: 'Visits', icon: 'calendar' },
]

/** The signed-in client's four places, within reach of the thumb on a phone. */
export function BottomBar() {
  const visitor = useVisitor()
  if (visitor?.role !== 'client' || visitor.is_student) return null
  return (
    <nav
      aria-label="Your places"
      className="bottom-bar sticky bottom-0 z-10 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
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
