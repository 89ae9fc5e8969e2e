import type { ReactNode } from 'react'

import { AlertsPanel } from '#web/accounts/alerts-panel.tsx'
import { ConsentPanel } from '#web/accounts/consent-panel.tsx'
import { EmailForm } from '#web/accounts/email-form.tsx'
import { ErasePanel } from '#web/accounts/erase-panel.tsx'
import { ExportPanel } from '#web/accounts/export-panel.tsx'
import { MailsPanel } from '#web/accounts/mails-panel.tsx'
import { PasswordForm } from '#web/accounts/password-form.tsx'
import { RecordOpeningsPanel } from '#web/accounts/record-openings-panel.tsx'
import { SecondFactorPanel } from '#web/accounts/second-factor-panel.tsx'
import { SessionsPanel } from '#web/accounts/sessions-panel.tsx'
import { ReadingsSharingPanel, ScreeningsSharingPanel } from '#web/accounts/sharing-panel.tsx'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'

interface Part {
  id: string
  title: string
  panel: ReactNode
  /** Only somebody who may be treated has a record that others open. */
  isOfClients?: true
}

const parts: readonly Part[] = [
  { id: 'password', title: 'Password', panel: <PasswordForm /> },
  { id: 'email', title: 'Email address', panel: <EmailForm /> },
  { id: 'second-step', title: 'Second step when you log in', panel: <SecondFactorPanel /> },
  { id: 'devices', title: 'Where you are logged in', panel: <SessionsPanel /> },
  { id: 'mails', title: 'Mails about appointments', panel: <MailsPanel /> },
  { id: 'consent', title: 'Your consent', panel: <ConsentPanel /> },
  {
    id: 'sharing',
    title: 'Share with my provider',
    panel: <ScreeningsSharingPanel />,
    isOfClients: true,
  },
  {
    id: 'sharing-readings',
    title: 'Share my blood pressure and blood sugar',
    panel: <ReadingsSharingPanel />,
    isOfClients: true,
  },
  {
    id: 'alerts',
    title: 'Tell my provider if I may be unsafe',
    panel: <AlertsPanel />,
    isOfClients: true,
  },
  {
    id: 'openings',
    title: 'Who opened my record',
    panel: <RecordOpeningsPanel />,
    isOfClients: true,
  },
  { id: 'export', title: 'Take your data with you', panel: <ExportPanel /> },
  { id: 'erase', title: 'Erase the account', panel: <ErasePanel /> },
]

/** One's own account: each part stands by itself, with its own form. */
export function AccountPage() {
  const { data: profile } = useProfile()
  const shown = parts.filter(({ isOfClients }) => !isOfClients || profile?.role === 'client')
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
            {shown.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`} className="link inline-flex min-h-9 items-center">
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="[&>:first-child>section]:mt-0">
          {shown.map((part) => (
            <div key={part.id} id={part.id}>
              <Section title={part.title}>{part.panel}</Section>
            </div>
          ))}
        </div>
      </div>
    </Main>
  )
}
