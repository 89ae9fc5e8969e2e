import { dial } from '#domain/phone/dial.ts'
import type { ReactNode } from 'react'
import { brand } from '#domain/values/brand.ts'
import { mailTo } from '#domain/values/mail-to.ts'
import { HelplineList } from '#web/app/help/helpline-list.tsx'
import { Letter } from '#web/ui/drawings/letter.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { MessageForm } from './message-form.tsx'

/** How to reach the team: by email, by phone, in person, or with the form here. */
export function ContactPage() {
  return (
    <Main>
      <PageHeading
        title="Write, call or come by"
        lead={`A person reads every message and answers it. We are here ${brand.hours}.`}
      />
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-12">
        <div className="grid content-start gap-8">
          <dl>
            <ContactCard icon="mail" name="Email">
              <a className="link link-alone" href={mailTo(brand.email)}>
                {brand.email}
              </a>
            </ContactCard>
            <ContactCard icon="phone" name="Phone">
              <a className="link link-alone" href={dial(brand.phone)} translate="no">
                {brand.phone}
              </a>
            </ContactCard>
            <ContactCard icon="pin" name="Address">
              {brand.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {brand.map_url ? (
                <a className="link link-alone" href={brand.map_url}>
                  Find it on a map
                </a>
              ) : null}
            </ContactCard>
          </dl>
          <section aria-labelledby="not-for-emergencies">
            <h2 id="not-for-emergencies">Not for emergencies</h2>
            <p className="mt-1 mb-3 text-muted">
              We do not read messages at night. If it cannot wait, call:
            </p>
            <HelplineList />
          </section>
          <div className="max-lg:hidden">
            <Letter width={260} />
          </div>
        </div>
        <div>
          <MessageForm />
        </div>
      </div>
    </Main>
  )
}

function ContactCard({
  icon,
  name,
  children,
}: {
  icon: IconName
  name: string
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-hairline py-4 last:border-b">
      {/* A list of terms contains only terms and their descriptions, so the icon is part of the
         term. */}
      <dt className="contents text-sm text-muted">
        <span className="row-span-2 grid size-12 place-content-center rounded-chip bg-leaf-wash text-leaf">
          <Icon name={icon} size={24} />
        </span>
        {name}
      </dt>
      <dd className="text-lg font-bold wrap-anywhere">{children}</dd>
    </div>
  )
}
