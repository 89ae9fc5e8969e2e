import { useQuery } from '@tanstack/react-query'
import { changesBetween } from '#domain/screening/change.ts'
import { instrumentIds } from '#domain/screening/instrument.ts'
import { whatItIsNot } from '#domain/screening/remarks.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'
import { ChangeList } from './change-list.tsx'
import { InstrumentTrend } from './instrument-trend.tsx'
import { ScoreTable } from './score-table.tsx'
import { ownScreenings } from './queries.ts'
import { failures } from './texts.ts'

/** One's own screenings: what changed since last time, the line of each instrument, all results. */
export function ScreeningHistoryPage() {
  const { data, error, refetch } = useQuery(ownScreenings)
  return (
    <Main>
      <PageHeading
        title="Your screening results"
        actions={<LinkButton to="/screening">Answer the questions again</LinkButton>}
      />
      {data ? (
        <History screenings={data} />
      ) : error ? (
        <FailedState title={failures.fetching} failure={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock />
      )}
    </Main>
  )
}

function History({ screenings }: { screenings: readonly ScreeningResult[] }) {
  const [newest, before] = screenings
  if (!newest)
    return (
      <EmptyState
        drawing={<HandsAroundCup width={132} />}
        text="Your first results will stand here."
      />
    )
  const taken = instrumentIds.filter((id) => screenings.some(({ results }) => id in results))
  return (
    <>
      {before ? (
        <Section title="What changed since last time">
          <p className="mb-4 text-muted">
            {formatDateTime(before.created_at)} and {formatDateTime(newest.created_at)}
          </p>
          <ChangeList changes={changesBetween(before, newest)} />
        </Section>
      ) : null}
      <Section title="How it went">
        <div className="grid gap-6 lg:grid-cols-2">
          {taken.map((id) => (
            <InstrumentTrend key={id} id={id} screenings={screenings} />
          ))}
        </div>
      </Section>
      <Section title="All results">
        <ScoreTable screenings={screenings} />
        <p className="mt-6">{whatItIsNot}</p>
        <div className="form-actions mt-6">
          <LinkButton to="/screening/print" variant="quiet">
            A page for my clinician
          </LinkButton>
        </div>
      </Section>
    </>
  )
}
