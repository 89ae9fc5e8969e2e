import { dial } from '#domain/phone/dial.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from '#web/ui/actions/link.tsx'

import { brand } from '#domain/values/brand.ts'
import { BrandMark } from '#web/app/layout/brand-mark.tsx'
import { mailTo } from '#domain/values/mail-to.ts'

const pages = [
  { to: '/about', label: 'About' },
  { to: '/community', label: 'Community' },
  { to: '/contact', label: 'Contact' },
  { to: '/help-now', label: 'Help now' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const

const neverChanges = () => () => {}

/** The year of the user's clock; the prerendered page shows the year of the build. */
export function useYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  )
}

export function Footer() {
  const year = useYear()
  return (
    <footer className="border-t border-hairline bg-sunken">
      <div className="column grid grid-cols-2 gap-8 py-12 lg:grid-cols-[4fr_3fr_3fr_4fr]">
        <div className="col-span-2 lg:col-span-1">
          {brand.logo ? <BrandMark /> : null}
          <p className="text-lg font-bold">{brand.name}</p>
          <p className="mt-2 max-w-72 text-muted">{brand.tagline}</p>
        </div>
        <FooterLinks title="Pages">
          {pages.map((page) => (
            <li key={page.to}>
              <Link to={page.to} className="footer-link">
                {page.label}
              </Link>
            </li>
          ))}
        </FooterLinks>
        {brand.store_links.length > 0 ? (
          <FooterLinks title="Shop">
            {brand.store_links.map((shop) => (
              <li key={shop.href}>
                <a href={shop.href} rel="noopener noreferrer" className="footer-link">
                  {shop.label}
                </a>
              </li>
            ))}
          </FooterLinks>
        ) : null}
        <FooterLinks title="Reach us" className="col-span-2 lg:col-span-1">
          <li>
            <a href={mailTo(brand.email)} className="footer-link">
              {brand.email}
            </a>
          </li>
          <li>
            <a href={dial(brand.phone)} className="footer-link" translate="no">
              {brand.phone}
            </a>
          </li>
          <li className="pt-1 text-muted">
            {brand.address.join(', ')}
            <br />
            {brand.hours}
          </li>
        </FooterLinks>
      </div>
      <p className="column pb-8 text-sm text-muted">
        © {year} {brand.name}. Not for emergencies: call 112.
      </p>
    </footer>
  )
}

function FooterLinks({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={className}>
      <h2 className="text-base font-bold">{title}</h2>
      <ul className="mt-1">{children}</ul>
    </div>
  )
}
