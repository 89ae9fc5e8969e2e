import { useQuery } from '@tanstack/react-query'
import { burnoutLevels } from '#domain/students/burnout.ts'
import type { BurnoutCheck } from '#domain/students/burnout-schema.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { burnoutBands } from './burnout-bands.ts'
import { burnoutChecks } from './burnout-queries.ts'
import { errorTitles } from '../texts.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { FailedCard, QueryView } from '#web/ui/query-view.tsx'

const fetchTree = async () => (await import('#web/ui/drawings/scenes/msasa-tree.tsx')).MsasaTree

/** One's checks over time: drawn, and as a table. */
export function BurnoutTrend() {
  const query = useQuery(burnoutChecks)
  useFailureToast(errorTitles.fetchingChecks, query.error)

  return (
    <QueryView
      query={query}
      failed={errorTitles.fetchingChecks}
      Failed={FailedCard}
      fallback={<SkeletonBlock text="Loading your checks..." />}
    >
      {(checks) => <Trend checks={checks} />}
    </QueryView>
  )
}

function Trend({ checks }: { checks: readonly BurnoutCheck[] }) {
  const now = useNow()
  const [last] = checks
  if (!last)
    return (
      <EmptyState
        drawing={<Lazy load={fetchTree} props={{ width: 160 }} optional />}
        text="No checks yet. Your checks show how you are doing over time."
      />
    )
  return (
    <Card className="grid gap-4">
      <p>
        Last check {formatRecent(last.created_at, now)}:{' '}
        <strong>{burnoutLevels.find(({ key }) => key === last.level)?.label}</strong>, {last.score}{' '}
        of 100.
      </p>
      {checks.length > 1 ? (
        <TrendChart
          title="How exhausted you feel"
          unit="of 100"
          noun="result"
          series={[
            {
              label: 'Score',
              points: checks.map(({ created_at, score }) => ({ at: created_at, value: score })),
            },
          ]}
          bands={burnoutBands}
        />
      ) : null}
    </Card>
  )
}
