import type { ReactNode } from 'react'

import { ConsentPanel } from '#web/accounts/consent-panel.tsx'
import { EmailForm } from '#web/accounts/email-form.tsx'
import { ErasePanel } from '#web/accounts/erase-panel.tsx'
import { ExportPanel } from '#web/accounts/export-panel.tsx'
import { PasswordForm } from '#web/accounts/password-form.tsx'
import { SecondFactorPanel } from '#web/accounts/second-factor-panel.tsx'
import { SessionsPanel } from '#web/accounts/sessions-panel.tsx'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'

const parts: readonly { id: string; title: string; panel: ReactNode }[] = [
  { id: 'password', title: 'Password', panel: <PasswordForm /> },
  { id: 'email', title: 'Email address', panel: <EmailForm /> },
  { id: 'second-step', title: 'Second step when you log in', panel: <SecondFactorPanel /> },
  { id: 'devices', title: 'Where you are logged in', panel: <SessionsPanel /> },
  { id: 'consent', title: 'Your consent', panel: <ConsentPanel /> },
  { id: 'export', title: 'Take your data with you', panel: <ExportPanel /> },
  { id: 'erase', title: 'Erase the account', panel: <ErasePanel /> },
]

/** One's own account: each part stands by itself, with its own form. */
export function AccountPage() {
  const { data: profile } = useProfile()
  return (
    <Main>
      <PageHeading
        title="Account"
        lead={
          profile ? (
            <>
              {profile.full_name}, <span className="wrap-anywhere">{profile.email}</span>
            </>
          ) : null
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[14rem_minmax(0,40rem)]">
        <nav aria-label="On this page">
          <ul className="grid gap-1 lg:sticky lg:top-6">
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`} className="link inline-flex min-h-9 items-center">
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="[&>:first-child>section]:mt-0">
          {parts.map((part) => (
            <div key={part.id} id={part.id}>
              <Section title={part.title}>{part.panel}</Section>
            </div>
          ))}
        </div>
      </div>
    </Main>
  )
}
