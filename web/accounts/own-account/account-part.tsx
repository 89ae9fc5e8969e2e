import '#web/accounts/own-account/account.css'

import type { ReactNode } from 'react'

import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'

interface AccountPartProps {
  title: string
  children: ReactNode
}

/** A page about one part of the account, with the way back to all of them. */
export function AccountPart({ title, children }: AccountPartProps) {
  return (
    <Main>
      <div className="account-part">
        <p className="account-part-back">
          <Link to="/account" className="link link-alone gap-2">
            <Icon name="back" />
            Account
          </Link>
        </p>
        <PageHeading title={title} />
        <Card>{children}</Card>
      </div>
    </Main>
  )
}

interface AccountSection {
  id: string
  title: string
  panel: ReactNode
}

/** Several sections of one topic: each with its own form, and an anchor to link to. */
export function AccountSections({ sections }: { sections: readonly AccountSection[] }) {
  return sections.map(({ id, title, panel }, index) => (
    <div key={id} id={id} className={index === 0 ? '' : 'mt-8 border-t border-hairline pt-8'}>
      <Section title={title} className="my-0">
        {panel}
      </Section>
    </div>
  ))
}
