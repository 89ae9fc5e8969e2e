import { brand } from '#domain/values/brand.ts'
import { useYear } from '#web/app/layout/footer.tsx'
import { Link } from '#web/ui/actions/link.tsx'

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
        <p>
          © {useYear()} {brand.name}. Not for emergencies: call 112.
        </p>
      </div>
    </footer>
  )
}
