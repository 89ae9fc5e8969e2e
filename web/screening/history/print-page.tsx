import '#web/screening/screening.css'

import { useQuery } from '@tanstack/react-query'
import { changesBetween } from '#domain/screening/change.ts'
import { whatItIsNot } from '#domain/screening/remarks.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ClinicianNotes } from './clinician-notes.tsx'
import { originOf } from '../origin-words.ts'
import { ownScreenings } from '../queries.ts'
import { scoredIn } from '../scored.ts'
import { errorTitles } from '../texts.ts'

/** The newest screening on one sheet, to be taken to a clinician. */
export function ScreeningPrintPage() {
  const query = useQuery(ownScreenings)
  const { data } = query
  const [newest, before] = data ?? []
  return (
    <Main>
      <PageHeading
        title="Screening summary"
        actions={
          <div className="flex flex-wrap gap-3 screen-only">
            <Button disabled={!newest} onClick={() => print()}>
              Print
            </Button>
            <LinkButton to="/screening/history" variant="quiet">
              Back to your results
            </LinkButton>
          </div>
        }
      />
      {newest ? (
        <Sheet newest={newest} before={before} />
      ) : (
        <QueryView query={query} failed={errorTitles.fetching} fallback={<SkeletonBlock />}>
          {() => (
            <EmptyState
              text="There are no results to print yet."
              action={<LinkButton to="/screening">Answer the questions</LinkButton>}
            />
          )}
        </QueryView>
      )}
    </Main>
  )
}

function Sheet({
  newest,
  before,
}: {
  newest: ScreeningResult
  before?: ScreeningResult | undefined
}) {
  const { data: profile } = useProfile()
  const changes = before ? changesBetween(before, newest, 'staff') : []
  return (
    <div className="screening-sheet">
      <dl>
        <dt>Name</dt>
        <dd className="wrap-anywhere" translate="no">
          {profile?.full_name ?? 'N/A'}
        </dd>
        <dt>Date of birth</dt>
        <dd>{profile?.date_of_birth ? formatDate(profile.date_of_birth) : 'N/A'}</dd>
        <dt>Answered</dt>
        <dd>{[formatDateTime(newest.created_at), originOf(newest)].filter(Boolean).join('. ')}</dd>
        {before ? (
          <>
            <dt>Before that</dt>
            <dd>{formatDateTime(before.created_at)}</dd>
          </>
        ) : null}
      </dl>
      <ClinicianNotes screening={newest} />
      <table>
        <caption className="sr-only">Scores</caption>
        <thead>
          <tr>
            <th scope="col">Instrument</th>
            <th scope="col">Score</th>
            {newest.under_18 ? null : <th scope="col">Band</th>}
            {before ? <th scope="col">Before</th> : null}
          </tr>
        </thead>
        <tbody>
          {scoredIn(newest.results).map(({ instrument, score, band }) => (
            <tr key={instrument.id}>
              <th scope="row">{instrument.id}</th>
              <td>
                {score} of {instrument.range.max}
              </td>
              {newest.under_18 ? null : <td>{band.label}</td>}
              {before ? (
                <td>
                  {changes.find((change) => change.instrument === instrument.id)?.before ??
                    'Not asked'}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{whatItIsNot}</p>
      <p className="text-sm text-muted">
        {scoredIn(newest.results)
          .map(({ instrument }) => `${instrument.id}: ${instrument.attribution}`)
          .join(' ')}
      </p>
    </div>
  )
}
