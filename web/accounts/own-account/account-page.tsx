import type { ReactNode } from 'react'

import { AlertsPanel } from '#web/accounts/permissions/alerts-panel.tsx'
import { ConsentPanel } from '#web/accounts/permissions/consent-panel.tsx'
import { EmailForm } from '#web/accounts/own-account/email-form.tsx'
import { EmergencyContactPanel } from '#web/accounts/permissions/emergency-contact-panel.tsx'
import { ErasePanel } from '#web/accounts/own-account/erase-panel.tsx'
import { ExportPanel } from '#web/accounts/own-account/export-panel.tsx'
import { MailsPanel } from '#web/accounts/own-account/mails-panel.tsx'
import { PasswordForm } from '#web/accounts/own-account/password-form.tsx'
import { RecordAccessPanel } from '#web/accounts/permissions/record-access-panel.tsx'
import { SecondFactorPanel } from '#web/accounts/second-factor/second-factor-panel.tsx'
import { SessionsPanel } from '#web/accounts/own-account/sessions-panel.tsx'
import {
  ReadingsSharingPanel,
  ScreeningsSharingPanel,
} from '#web/accounts/permissions/sharing-panel.tsx'
import { StudentStatusPanel } from '#web/accounts/own-account/student-status-panel.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Main, PageHeading, Section, Surface } from '#web/ui/layout/page.tsx'

interface Part {
  id: string
  title: string
  panel: ReactNode
  /** Only a user who may be treated has a record that others open. */
  isOfClients?: true
}

interface Group {
  id: string
  name: string
  parts: readonly Part[]
}

const groups: readonly Group[] = [
  {
    id: 'logging-in',
    name: 'Logging in',
    parts: [
      { id: 'password', title: 'Password', panel: <PasswordForm /> },
      { id: 'email', title: 'Email address', panel: <EmailForm /> },
      { id: 'second-step', title: 'Two-step login', panel: <SecondFactorPanel /> },
      { id: 'devices', title: 'Where you are logged in', panel: <SessionsPanel /> },
    ],
  },
  {
    id: 'record',
    name: 'Your health record',
    parts: [
      {
        id: 'student',
        title: 'Student status',
        panel: <StudentStatusPanel />,
        isOfClients: true,
      },
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
        id: 'emergency-contact',
        title: 'My emergency contact',
        panel: <EmergencyContactPanel />,
        isOfClients: true,
      },
      {
        id: 'openings',
        title: 'Who opened my record',
        panel: <RecordAccessPanel />,
        isOfClients: true,
      },
    ],
  },
  {
    id: 'mails-and-data',
    name: 'Emails and data',
    parts: [
      { id: 'mails', title: 'Emails about appointments and messages', panel: <MailsPanel /> },
      { id: 'export', title: 'Take your data with you', panel: <ExportPanel /> },
      { id: 'erase', title: 'Erase the account', panel: <ErasePanel /> },
    ],
  },
]

/** The user's own account: each section has its own form, on the panel of its topic. */
export function AccountPage() {
  const { data: profile } = useProfile()
  const shown = groups.map((group) => ({
    ...group,
    parts: group.parts.filter(({ isOfClients }) => !isOfClients || profile?.role === 'client'),
  }))
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-12">
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-24 lg:grid lg:gap-6">
            {shown.map(({ id, name, parts }) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-11 items-center lg:min-h-9">
                  {name}
                </a>
                <ul className="hidden border-s border-hairline ps-4 lg:grid">
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a href={`#${part.id}`} className="block py-1.5 text-muted hover:underline">
                        {part.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {shown.map(({ id, name, parts }) => (
            <div key={id} id={id}>
              <p className="kicker">{name}</p>
              <Surface className="py-0">
                {parts.map((part, index) => (
                  <div
                    key={part.id}
                    id={part.id}
                    className={index === 0 ? '' : 'border-t border-hairline'}
                  >
                    <Section title={part.title} className="my-0 py-6 md:py-8">
                      {part.panel}
                    </Section>
                  </div>
                ))}
              </Surface>
            </div>
          ))}
        </div>
      </div>
    </Main>
  )
}
