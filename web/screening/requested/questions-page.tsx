import { useQuery, useQueryClient } from '@tanstack/react-query'
import { consentInForce } from '#domain/accounts/consent.ts'
import type { OwnRequest } from '#domain/questionnaires/schema.ts'
import { canShare } from '#domain/questionnaires/status.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { useNavigate } from '#web/platform/location.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDateTime, formatDay } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownScreenings } from '../queries.ts'
import { AlertsNote } from '../run/alerts-note.tsx'
import { storedRun } from '../run/stored-run.ts'
import { decide, ownRequests } from './request-queries.ts'
import { SharingAll, useSharingAll } from './sharing-all.tsx'
import { ShareChoice } from './share-choice.tsx'

/** What one provider asks the user to answer. Its address says nothing of health: it is in an email. */
export function QuestionsPage({ id }: PathParams<'/questions/:id'>) {
  const requests = useQuery(ownRequests)
  // What was answered already decides whether there is something to answer.
  const screenings = useQuery(ownScreenings)
  const query = {
    data: requests.data && screenings.data && ([requests.data, screenings.data] as const),
    error: requests.error ?? screenings.error,
    refetch: () => Promise.all([requests.refetch(), screenings.refetch()]),
  }
  return (
    <Main>
      {query.data ? null : <PageHeading title="Questions for you" />}
      <QueryView query={query} failed="Could not load the questions" fallback={<SkeletonBlock />}>
        {([asked, results]) => {
          const request = asked.find((one) => one.id === id)
          return request ? <Request request={request} results={results} /> : <Missing />
        }}
      </QueryView>
    </Main>
  )
}

function Missing() {
  return (
    <>
      <PageHeading title="Questions not found" />
      <EmptyState
        text="We did not find these questions in your account."
        action={<LinkButton to="/account">See your account</LinkButton>}
      />
    </>
  )
}

const withdrawn = 'Your provider has withdrawn this request. There is nothing to do.'
const expired = 'The time to answer is over. There is nothing to do.'

interface RequestProps {
  request: OwnRequest
  /** The user's own screenings. */
  results: readonly ScreeningResult[]
}

function Request({ request, results }: RequestProps) {
  const { provider_name, instrument, due_on, status, created_at } = request
  const answered = results.find(
    (one) =>
      one.created_at >= created_at &&
      Object.keys(one.answers).length === 1 &&
      instrument in one.answers,
  )
  const mayAnswer = canShare(request, dayOf(useNow()))
  const result_id = request.result_id ?? answered?.id
  return (
    <>
      <PageHeading
        title={`Questions from ${provider_name}`}
        lead={`${instruments[instrument].items.length} short questions, to answer by ${formatDay(due_on)}. It takes a few minutes.`}
      />
      {answered ? (
        <p className="mb-4 text-muted">You answered on {formatDateTime(answered.created_at)}.</p>
      ) : null}
      {result_id ? (
        <ShareChoice request={request} result_id={result_id} />
      ) : mayAnswer ? (
        <>
          <Start request={request} />
          <GoodToKnow provider_name={provider_name} />
        </>
      ) : (
        <p>{status === 'withdrawn' ? withdrawn : expired}</p>
      )}
    </>
  )
}

/** Who sees what of it, also by the user's other choices. */
function GoodToKnow({ provider_name }: { provider_name: string }) {
  const isSharingAll = useSharingAll()
  return (
    <Section title="Good to know">
      <ul className="grid list-disc gap-2 ps-6">
        {isSharingAll ? (
          <li>
            <SharingAll />
          </li>
        ) : (
          <>
            <li>
              At the end you decide whether <span translate="no">{provider_name}</span> sees your
              answers.
            </li>
            <li>
              If you do not share, <span translate="no">{provider_name}</span> sees “not shared” and
              no answer.
            </li>
          </>
        )}
        <AlertsNote />
        <li>You can go back, pause, and stop whenever you like.</li>
      </ul>
    </Section>
  )
}

function Start({ request }: { request: OwnRequest }) {
  const { id, instrument, status } = request
  const navigate = useNavigate()
  const client = useQueryClient()
  const consents = useQuery(ownConsents)
  const decline = useAction(() => decide(client, id, null), {
    failure: 'Not saved',
    refresh: () => client.invalidateQueries(ownRequests),
  })
  const isStarted = storedRun.read()?.request === id
  const isAgreed = consentInForce(consents.data ?? [], 'health_data') !== undefined
  const start = () =>
    navigate('/screening', { state: { begin: 'kept', only: instrument, request: id } })
  return (
    <Card>
      <p className="mb-4 empty:mb-0" role="status">
        {status === 'not_shared' ? 'You chose not to answer. You can still change your mind.' : ''}
      </p>
      {consents.isSuccess && !isAgreed ? (
        <p className="mb-4">Before you can answer, we ask for your consent to save your answers.</p>
      ) : null}
      {isAgreed && !isStarted && storedRun.read() ? (
        <p className="mb-4">
          You have a screening in this tab that is not finished. If you start here, its answers are
          deleted.
        </p>
      ) : null}
      <div className="form-actions">
        {consents.isSuccess && !isAgreed ? (
          <LinkButton to={`/consent?next=/questions/${id}`}>Read and decide</LinkButton>
        ) : isStarted ? (
          <LinkButton to="/screening">Continue</LinkButton>
        ) : (
          <Button disabled={consents.isPending} onClick={start}>
            Start
          </Button>
        )}
        {status === 'not_shared' ? null : (
          <ActionButton variant="quiet" action={decline} busyLabel="Saving...">
            I do not want to answer
          </ActionButton>
        )}
      </div>
    </Card>
  )
}
