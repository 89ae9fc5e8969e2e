import { professionLabels } from '#domain/practice/professions.ts'
import type { Registration } from '#domain/practice/registration.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Card } from '#web/ui/layout/page.tsx'

/** Sent and pending: what happens next, and what was sent. */
export function Sent({
  registration,
  inPracticeUntil,
}: {
  registration: Registration
  /** For a renewal: the expiry date of the previous certificate. */
  inPracticeUntil: string | null
}) {
  const { data: profile } = useProfile()
  return (
    <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start">
      <Card className="grid content-start justify-items-start gap-4">
        <h2>We are checking your registration</h2>
        <p>
          A person of ours compares it with the body you are registered with. We write to{' '}
          <span className="wrap-anywhere">{profile?.email ?? 'you'}</span> as soon as it is decided.
        </p>
        <p>
          {inPracticeUntil
            ? `Until then nothing changes: patients find and book you until ${formatDate(inPracticeUntil)}.`
            : 'Until then you are not listed, cannot be booked, and see no patients.'}
        </p>
        <LinkButton to="/provider-profile">To your practice</LinkButton>
      </Card>
      <WhatWasSent registration={registration} />
    </div>
  )
}

/** The data of a registration. */
export function WhatWasSent({ registration }: { registration: Registration }) {
  return (
    <Card className="grid content-start gap-4">
      <h2>What you sent</h2>
      <FactList
        facts={[
          ['You work as', registration.profession && professionLabels[registration.profession]],
          ['Registered with', registration.registration_body],
          ['Number', registration.registration_number],
          ['Year of the certificate', registration.certificate_year],
          ['Expires on', formatDate(registration.certificate_expires_on)],
          ['Sent', formatDateTime(registration.submitted_at)],
        ]}
      />
    </Card>
  )
}
