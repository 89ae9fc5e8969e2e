import { brand } from '#domain/values/brand.ts'
import { BrandMark } from '#web/app/layout/brand-mark.tsx'
import { CrisisList } from '#web/app/layout/crisis-menu.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'

const offlinePages = [
  { href: '/safety', label: 'Support now' },
  { href: '/help-now', label: 'Help now: what happens when you call' },
  { href: '/safety-plan', label: 'My safety plan' },
]

/**
 * What the service worker shows instead of a page that it cannot fetch. It is plain HTML: it is
 * shown at the address of the other page, whose script it must not start.
 */
export function OfflinePage() {
  return (
    <>
      <header className="border-b border-hairline">
        <p className="column flex min-h-15 items-center gap-2 text-lg font-bold">
          <BrandMark />
          {brand.name}
        </p>
      </header>
      <Main>
        <PageHeading
          title="There is no connection"
          lead="This page needs a signal. Nothing that you saved before is lost."
          actions={
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the same address once more, without script
            <a href="" className="button">
              Try again
            </a>
          }
        />
        <Section title="These pages are on this phone">
          <ul>
            {offlinePages.map((page) => (
              <li key={page.href}>
                <a href={page.href} className="link inline-flex min-h-11 items-center">
                  {page.label}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="A call needs no internet">
          <CrisisList />
        </Section>
      </Main>
    </>
  )
}
