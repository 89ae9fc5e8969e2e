import '#web/practice/registration/registration.css'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OwnRegistration, Registration } from '#domain/practice/registration.ts'
import { ownBlocker } from '#web/platform/signed-in/own-blocker.ts'
import { ownRegistration } from '#web/platform/signed-in/registration.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { Sent, WhatWasSent } from './sent-registration.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { refreshProfile } from '#web/platform/signed-in/profile.ts'

/** A provider's registration: its status, what happens next, and the form to send it. */
export function RegistrationPage() {
  const query = useQuery(ownRegistration)
  return (
    <Main>
      <PageHeading
        title="Your registration"
        lead="We check that you may practise before patients can find and book you."
      />
      <QueryView query={query} failed={errorTitles.registration} fallback={<SkeletonBlock />}>
        {(data) => <RegistrationStatus registration={data} />}
      </QueryView>
    </Main>
  )
}

function RegistrationStatus({ registration }: { registration: OwnRegistration }) {
  const { newest, is_in_practice, certificate_expires_on: end } = registration
  const client = useQueryClient()
  const [isRenewing, setRenewing] = useState(false)
  /** What happens next is at the top, and is read first. */
  const statusRef = useRef<HTMLDivElement>(null)
  const isAsked = newest?.status !== 'pending' && (!is_in_practice || newest?.status === 'refused')
  const isForm = isAsked || isRenewing

  function show(sent: Registration) {
    setRenewing(false)
    client.setQueryData(ownRegistration.queryKey, { ...registration, newest: sent })
    void refreshProfile(client)
    statusRef.current?.focus()
  }

  return (
    <div className={isForm ? 'registration-parts' : ''}>
      <div ref={statusRef} tabIndex={-1}>
        {newest?.status === 'pending' ? (
          <Sent registration={newest} inPracticeUntil={is_in_practice ? end : null} />
        ) : newest?.status === 'refused' ? (
          <Rejected registration={newest} />
        ) : (
          <InForce
            registration={registration}
            onRenew={isForm ? undefined : () => setRenewing(true)}
          />
        )}
      </div>
      {isForm ? (
        <Section title={titleOf(registration)}>
          <RegistrationForm last={newest} hasFocus={isRenewing} onSent={show} />
        </Section>
      ) : null}
    </div>
  )
}

function titleOf({ status, newest }: OwnRegistration) {
  if (newest?.status === 'refused') return 'Send it again'
  return status === 'approved' ? 'Send a new certificate' : 'Send your registration'
}

/** Rejected, with the reason. */
function Rejected({ registration: { decided_at, reason } }: { registration: Registration }) {
  return (
    <Card className="border-copper">
      <h2>Your registration was not accepted</h2>
      {decided_at ? <p className="text-muted">On {formatDate(decided_at)}</p> : null}
      {reason ? (
        <blockquote className="mt-4 rounded-surface bg-sunken p-4 wrap-anywhere whitespace-pre-line">
          {reason}
        </blockquote>
      ) : null}
      <p className="mt-4">Correct it below and send it again. We will check it again.</p>
    </Card>
  )
}

interface InForceProps {
  registration: OwnRegistration
  /** Opens the form; undefined while that is shown, instead of what was sent. */
  onRenew: (() => void) | undefined
}

function InForce({ registration, onRenew }: InForceProps) {
  const { certificate_expires_on: end, is_in_practice, newest, status } = registration
  if (is_in_practice && end)
    return (
      <div
        className={`grid gap-6 ${onRenew && newest ? 'lg:grid-cols-[7fr_5fr] lg:items-start' : ''}`}
      >
        <Card className="grid justify-items-start gap-4 content-start">
          <h2>You are registered with us until {formatDate(end)}</h2>
          <p>
            Patients find and book you until that day. Send your next certificate before, and
            nothing is interrupted.
          </p>
          <div className="form-actions">
            {onRenew ? (
              <Button variant="quiet" data-adds-fields="registration_body" onClick={onRenew}>
                Send a new certificate
              </Button>
            ) : null}
            <LinkButton to="/provider-profile" variant="quiet">
              To your practice
            </LinkButton>
          </div>
        </Card>
        {onRenew && newest ? <WhatWasSent registration={newest} /> : null}
      </div>
    )
  if (status === 'approved')
    return (
      <Card className="border-copper">
        <h2>{ownBlocker(registration)?.name}. Send the new one.</h2>
        <p className="mt-2">
          Until then you are not listed, cannot be booked, and see no patients.
        </p>
      </Card>
    )
  return (
    <Card className="grid gap-4">
      <h2>How it goes</h2>
      <ol className="grid list-decimal gap-3 ps-6">
        <li>Send the details of your certificate, and a picture or a PDF of it.</li>
        <li>A person of ours checks it with the body you are registered with.</li>
        <li>We write to you. Once you are accepted, patients can find and book you.</li>
      </ol>
    </Card>
  )
}
