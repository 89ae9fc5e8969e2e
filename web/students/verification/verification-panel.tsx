import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Profile } from '#domain/accounts/profile.ts'
import type { OwnVerification, StudentVerification } from '#domain/students/verification.ts'
import { renewFrom } from '#domain/students/renewal.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { dayOf, formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { errorTitles } from '../texts.ts'
import { ownVerification, refreshVerification, showVerification } from './verification-queries.ts'
import { refreshProfile } from '#web/platform/signed-in/profile.ts'

/** Fields, their checks and the way to send a file come behind the page. */
const fetchForm = async () => (await import('./verification-form.tsx')).VerificationForm

/** The state of the proof of student status, and the form that sends it. */
export function VerificationPanel({ profile }: { profile: Profile }) {
  const { data, error, refetch } = useQuery({
    ...ownVerification,
    // Of these the profile says all there is to say.
    enabled: ['pending', 'rejected'].includes(profile.verification_status),
  })
  const client = useQueryClient()
  /** What happens next is at the top, and is read first. */
  const statusRef = useRef<HTMLDivElement>(null)

  function refetchStatus() {
    void refreshProfile(client)
    void refreshVerification(client)
  }

  function show(newest: StudentVerification) {
    showVerification(client, newest)
    void refreshProfile(client)
    statusRef.current?.focus()
  }

  const status = data?.status ?? profile.verification_status
  const { student_until } = profile
  const today = dayOf(useNow())
  const isDue =
    status === 'verified' && student_until !== null && student_until <= dayAfter(today, renewFrom)
  const isWaiting = !data && ['pending', 'rejected'].includes(status)
  return (
    <Card className="grid content-start gap-6">
      <div ref={statusRef} id="verification" tabIndex={-1} className="grid content-start gap-3">
        <h2>Student verification</h2>
        <QueryView
          query={{
            data: isWaiting ? undefined : { status, newest: data?.newest ?? null },
            error,
            refetch,
          }}
          failed={errorTitles.verification}
          fallback={<Skeleton lines={2} />}
        >
          {(own) => <VerificationStatus {...own} />}
        </QueryView>
      </div>
      {isDue ? (
        <p>
          Your student status ends on {formatDate(student_until)}. Send us a new document to keep it
          for another year.
        </p>
      ) : null}
      {status === 'unverified' || (status === 'rejected' && data) || isDue ? (
        <UploadArea onSent={show} onTaken={refetchStatus} />
      ) : null}
    </Card>
  )
}

type Handlers = Parameters<Awaited<ReturnType<typeof fetchForm>>>[0]

function UploadArea(handlers: Handlers) {
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)
  useEffect(() => {
    void bring()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is needed
  }, [])
  if (Form) return <Form {...handlers} />
  return (
    <div className="grid content-start justify-items-start gap-4">
      <Skeleton lines={3} />
      <Button variant="quiet" data-adds-fields="file" onClick={() => void bring()}>
        Choose a document
      </Button>
    </div>
  )
}

function VerificationStatus({ status, newest }: OwnVerification) {
  if (status === 'verified')
    return (
      <p className="flex items-start gap-2 font-bold text-ok">
        <Icon name="check" />
        You are verified as a student.
      </p>
    )
  if (status === 'pending')
    return (
      <>
        <p className="font-bold">We are checking your document.</p>
        <p>
          {newest ? `Sent ${formatDateTime(newest.submitted_at)}. ` : ''}We write to you as soon as
          it is decided. There is nothing else to do.
        </p>
      </>
    )
  if (status === 'rejected')
    return (
      <>
        <p className="font-bold text-danger">Your document was not accepted.</p>
        {newest?.decided_at ? (
          <p className="text-muted">On {formatDate(newest.decided_at)}</p>
        ) : null}
        {newest?.reason ? (
          <blockquote className="border-s-2 border-hairline ps-4 wrap-anywhere whitespace-pre-line">
            {newest.reason}
          </blockquote>
        ) : null}
        <p>Correct it and send it again. We will check it again.</p>
      </>
    )
  return (
    <>
      <p>Show us that you study. A person of ours looks at it, and writes to you.</p>
      <ul className="grid list-disc gap-1 ps-6">
        <li>Your student card,</li>
        <li>your letter of admission, or</li>
        <li>a confirmation of registration of this year.</li>
      </ul>
      <p className="text-muted">Your name and your institution must be readable on it.</p>
    </>
  )
}
