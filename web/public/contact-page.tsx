import { brand } from '#domain/brand.ts'
import { Main, PageHeading } from '#web/ui/page.tsx'

export function ContactPage() {
  return (
    <Main>
      <PageHeading
        title="Contact"
        lead={`We answer ${brand.hours}. In danger, call 112; to talk to somebody at any hour, call 933.`}
      />
      <dl className="grid gap-6 sm:grid-cols-3">
        <div className="border-t-2 border-copper pt-3">
          <dt className="font-semibold">E-mail</dt>
          <dd>
            <a className="link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </dd>
        </div>
        <div className="border-t-2 border-copper pt-3">
          <dt className="font-semibold">Phone</dt>
          <dd>
            <a className="link" href={brand.phone_href}>
              {brand.phone}
            </a>
          </dd>
        </div>
        <div className="border-t-2 border-copper pt-3">
          <dt className="font-semibold">Address</dt>
          <dd>
            {brand.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </Main>
  )
}
