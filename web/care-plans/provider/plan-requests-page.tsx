import '#web/care-plans/provider/plans.css'
import '#web/practice/practice.css'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestStatus } from '#domain/care-plans/shared/request.ts'
import type { BeforeClaim } from '#domain/care-plans/shared/before-claim.ts'
import type { PlanRequestRow } from '#domain/care-plans/shared/queue.ts'
import { useNavigate } from '#web/platform/location.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatAge, formatDate } from '#web/platform/values/dates.ts'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { ForWriters } from './for-writers.tsx'
import { planRequests, takeRequest } from './queries.ts'
import { kinds, toasts, texts } from './texts.ts'

/** The queue of the providers who write plans. */
export function PlanRequestsPage() {
  return (
    <Main>
      <PageHeading
        title="Plan requests"
        lead="You see who a request is from, and what they answered, once you have claimed it. That you opened it is on their record."
      />
      <ForVerified>
        <ForWriters>
          <p className="mb-4">
            Is a patient with you?{' '}
            <Link to="/patient-management" className="link">
              Open their page
            </Link>{' '}
            and start the plan there.
          </p>
          <Tabs
            label="Plan requests"
            tabs={[
              { id: 'pending', label: 'Waiting', content: <Requests status="pending" /> },
              { id: 'completed', label: 'Sent', content: <Requests status="completed" /> },
            ]}
          />
        </ForWriters>
      </ForVerified>
    </Main>
  )
}

function Requests({ status }: { status: RequestStatus }) {
  const now = useNow()
  const { data, error, refetch } = useQuery(planRequests(status))
  if (!data)
    return error ? (
      <NotShown title={texts.failedQueue} failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={6} text="Loading requests..." />
    )
  if (data.length === 0)
    return (
      <EmptyState
        drawing={<MarketBasket width={150} />}
        text={status === 'pending' ? texts.nothingWaits : texts.nothingDone}
        action={
          <Link to="/provider-profile" className="link link-alone">
            Back to today
          </Link>
        }
      />
    )
  return (
    <ul className="desk-queue">
      {data.map((line) => (
        <RequestCard key={line.id} line={line} now={now} />
      ))}
    </ul>
  )
}

function RequestCard({ line, now }: { line: PlanRequestRow; now: number }) {
  const { id, kind, primary_goal, full_name, changes, completed_at, before_claim } = line
  const age = formatAge(line.waiting_since, now)
  const name = full_name === null ? null : full_name || 'Unknown Patient'
  const goal = primary_goal ?? kinds[kind].request
  return (
    <li className="surface desk-card">
      <div>
        {changes > 0 && !completed_at ? <p className="desk-change">Change requested</p> : null}
        <h2 className="text-lg">{name ?? goal}</h2>
        {name ? (
          <p>
            <PatientIdentity person={line} />
            {goal}
          </p>
        ) : null}
        <p className={completed_at ? 'text-muted' : 'wait-age'}>
          {completed_at
            ? `Sent on ${formatDate(completed_at)}`
            : age === 'just now'
              ? 'Just now'
              : `Waiting ${age}`}
        </p>
      </div>
      {before_claim ? <Facts facts={before_claim} /> : null}
      {line.is_mine ? (
        <LinkButton to={`/plan-requests/${id}`} variant={completed_at ? 'quiet' : 'leaf'}>
          {completed_at ? 'Open' : 'Write the plan'}
          <VisuallyHidden>
            {' '}
            for <span translate="no">{nameOfPatient(line)}</span>
          </VisuallyHidden>
        </LinkButton>
      ) : (
        <TakeButton id={id} goal={goal} />
      )}
    </li>
  )
}

/** What it takes to choose: the answers are shown to the provider who claims the request. */
function Facts({ facts: { age_group, clinician_first } }: { facts: BeforeClaim }) {
  const facts = [
    [
      'Age',
      age_group === null ? 'Not known' : `${age_group[0]!.toUpperCase()}${age_group.slice(1)}`,
    ],
    ['A clinician first', clinician_first ? 'Yes, or not answered' : 'No'],
  ] as const
  return (
    <dl className="desk-needs">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Claims a request and opens it; says so where another provider was first. */
function TakeButton({ id, goal }: { id: string; goal: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function take() {
    setBusy(true)
    try {
      await takeRequest(client, id)
      navigate(`/plan-requests/${id}`)
    } catch (failure) {
      toast({ ...toasts.notTaken, text: describeFailure(failure) })
      setBusy(false)
    }
  }
  return (
    <Button disabled={isBusy} onClick={() => void take()}>
      {isBusy ? 'Claiming...' : 'Claim request'}
      <VisuallyHidden> {goal}</VisuallyHidden>
    </Button>
  )
}
