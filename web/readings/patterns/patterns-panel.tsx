import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { FailedCard, QueryView } from '#web/ui/query-view.tsx'
import type { ReportPeriod } from '../report/report-queries.ts'
import { errorTitles } from '../texts.ts'
import { type PatternKind, patternsOf } from './pattern-queries.ts'
import { PatternFigures } from './pattern-figures.tsx'

/** What the readings of a period show beyond their report, or the plan that includes it. */
export function PatternsPanel({
  kind,
  period: { from, to },
}: {
  kind: PatternKind
  period: ReportPeriod
}) {
  const query = useQuery(patternsOf(kind, { from, to }))
  return (
    <QueryView
      query={query}
      failed={errorTitles.fetching}
      Failed={FailedCard}
      onlyFresh
      fallback={<SkeletonBlock />}
    >
      {(answer) =>
        answer.is_included ? (
          <PatternFigures kind={kind} patterns={answer} />
        ) : (
          <PlanNeeded plans={answer.plans} />
        )
      }
    </QueryView>
  )
}

function PlanNeeded({ plans }: { plans: string }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h3>Patterns of your readings</h3>
      <p>Weekdays, mornings and evenings, missed doses, and this period beside the one before.</p>
      <p>These are part of {plans}. Your diary and your reports stay free.</p>
      <LinkButton to="/membership" variant="quiet">
        See the plans
      </LinkButton>
    </Card>
  )
}
