import '#web/care-plans/provider/plans.css'
import '#web/care-plans/provider/week/week.css'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { lazyPage } from '#web/platform/lazy.tsx'
import { useNavigate } from '#web/platform/location.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate, formatRecent } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { AnswersPanel } from './answers-panel.tsx'
import { planDraft } from './editor/use-draft.ts'
import { ForWriters } from './for-writers.tsx'
import { planRequest, releaseRequest } from './queries.ts'
import { PlanReasons } from './plan-reasons.tsx'
import { kinds, toasts, texts } from './texts.ts'

const { Page: MealWriter } = lazyPage(async () => (await import('./meal/writer.tsx')).MealWriter)
const { Page: ExerciseWriter } = lazyPage(
  async () => (await import('./exercise/writer.tsx')).ExerciseWriter,
)

/**
 * One request that the provider has claimed: the patient's answers, and the plan that is written
 * for them.
 */
export function PlanRequestPage({ id }: PathParams<'/plan-requests/:id'>) {
  return (
    <Main>
      <p className="mb-4">
        <Link to="/plan-requests" className="link link-alone gap-2">
          <Icon name="back" />
          All plan requests
        </Link>
      </p>
      <ForVerified above={<PageHeading title="A plan request" />}>
        <ForWriters title="A plan request">
          <Request key={id} id={id} />
        </ForWriters>
      </ForVerified>
    </Main>
  )
}

function Request({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(planRequest(id))
  const [isTyped] = useState(() => planDraft(id).read() !== undefined)
  // An address with an invalid id (422) counts as not found too.
  if (error instanceof ProblemError && [404, 422].includes(error.status)) return <NotThere />
  if (!data)
    return (
      <>
        <PageHeading title="A plan request" />
        {error ? (
          <NotShown title={texts.failedRequest} failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonBlock />
        )}
      </>
    )
  return (
    <>
      <Heading request={data} />
      <Changes request={data} />
      <PlanReasons reasons={data.reasons} />
      <AnswersPanel request={data} isOpenAtFirst={!isTyped && data.plan === null} />
      <p className="mt-4 text-muted">{texts.seen}</p>
      <div className="plan-written">
        <Suspense fallback={<SkeletonBlock />}>
          {data.kind === 'meal' ? <MealWriter request={data} /> : <ExerciseWriter request={data} />}
        </Suspense>
      </div>
    </>
  )
}

function NotThere() {
  return (
    <>
      <PageHeading title="Request not found" />
      <EmptyState
        text="You can see a request once you have claimed it. A colleague may have it."
        action={<LinkButton to="/plan-requests">See plan requests</LinkButton>}
      />
    </>
  )
}

function Heading({ request }: { request: TakenPlanRequest }) {
  const { kind, created_at, status, plan } = request
  const name = request.person.full_name || 'Unknown Patient'
  return (
    <PageHeading
      kicker={kinds[kind].plan}
      title={name}
      lead={
        <>
          <PatientIdentity person={request.person} />
          {`Requested on ${formatDate(created_at)}${plan ? `. Your last version is from ${formatDate(plan.created_at)}` : ''}.`}
        </>
      }
      actions={
        status === 'pending' ? (
          <ReleaseButton id={request.id} name={nameOfPatient(request.person)} />
        ) : null
      }
    />
  )
}

/**
 * The changes that the patient requests, the newest note first: they are why the request is back.
 */
function Changes({ request: { changes } }: { request: TakenPlanRequest }) {
  const now = useNow()
  if (changes.length === 0) return null
  return (
    <Section title="Changes requested" className="desk-changes">
      <ul className="grid gap-4">
        {changes.toReversed().map(({ id, note, created_at }) => (
          <li key={id} className="surface">
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            <p className="text-muted">{formatRecent(created_at, now)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ReleaseButton({ id, name }: { id: string; name: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Release request
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Release the request of ${name}?`}
        confirmLabel="Release request"
        busyLabel="Releasing..."
        onConfirm={async () => {
          await releaseRequest(client, id)
          planDraft(id).clear()
          client.removeQueries(planRequest(id))
          toast(toasts.released)
          navigate('/plan-requests')
        }}
      >
        <p>Your colleagues see it again, and what you have written so far is lost.</p>
      </ConfirmDialog>
    </>
  )
}
