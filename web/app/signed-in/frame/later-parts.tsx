import { initials } from '#domain/values/names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { brand } from '#domain/values/brand.ts'
import { BrandMark } from '#web/app/layout/brand-mark.tsx'
import { useYear } from '#web/app/layout/footer.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import type { Visitor } from '#web/platform/calls/visitor.ts'

/** Beneath the helplines, for a client or student: the way to a therapist that is not for emergencies. */
export function CallBackLink({ visitor }: { visitor: Visitor }) {
  if (visitor.role !== 'client') return null
  return (
    <Link to="/call-back" className="link link-alone mt-3">
      Not urgent? Ask us to call you
    </Link>
  )
}

const pages = [
  { to: '/help-now', label: 'Help now' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const

/** Two lines: the menu has the other pages. */
export function ShortFooter() {
  return (
    <footer className="border-t border-hairline bg-sunken text-sm text-muted">
      <div className="column pb-2">
        <ul className="flex flex-wrap gap-x-6">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="footer-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {brand.logo ? <BrandMark /> : null}
        <p>
          © {useYear()} {brand.name}. Not for emergencies: call 112.
        </p>
      </div>
    </footer>
  )
}

/** In place of a picture of the user. */
export function Initials({ name }: { name: string }) {
  return initials(name) || <Icon name="user" />
}

export { OwnMenu } from './own-menu.tsx'
export { OpenAlerts } from './open-alerts.tsx'
export { Unread } from './unread.tsx'
