import { Lazy } from '#web/platform/lazy.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { bloodPressure } from './blood-pressure.ts'
import { glucose } from './glucose.ts'
import { LastValue } from './last-value.tsx'
import { drawnTrend, type Trend } from './drawn-trend.ts'
import type { Measure } from './measure.ts'
import { type AnyReading, cardReadings, useFewReadings, useCare } from './queries.ts'
import { errorTitles } from './texts.ts'

/** The numbers come first; the chart loads after them. */
const fetchSparkline = async () => (await import('#web/ui/charts/chart.tsx')).Sparkline

/** The last value of each measure with its word, and its trend in its range. */
export function DashboardCards() {
  return (
    <>
      <MeasureCard measure={bloodPressure} />
      <MeasureCard measure={glucose} />
    </>
  )
}

function MeasureCard<Reading extends AnyReading>({ measure }: { measure: Measure<Reading> }) {
  const { name, page, kind, show } = measure
  const query = useFewReadings(kind)
  const { data, error } = query
  const { now } = useServerNow()
  const care = useCare()
  const readings = data?.slice(0, cardReadings) ?? []
  const last = readings[0]
  return (
    <Card className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          <Link to={page} className="link-alone underline">
            {name}
          </Link>
        </h2>
        {last ? <p className="text-sm text-muted">{formatRecent(last.created_at, now)}</p> : null}
      </div>
      {last ? (
        <LastValue shown={show(last, care)} />
      ) : (
        <QueryView
          query={query}
          failed={errorTitles.fetching}
          onlyFresh
          fallback={<Skeleton lines={3} />}
        >
          {() => <p className="max-w-none text-muted">No readings yet.</p>}
        </QueryView>
      )}
      {error ? null : <AtAGlance trend={last && drawnTrend(readings, care)} />}
      <Link to={`${page}#log`} className="link link-alone justify-self-start">
        {data?.length === 0 ? 'Log your first one' : `Log ${name.toLowerCase()}`}
      </Link>
    </Card>
  )
}

/** The first series of a trend, in words as well; one reading makes no trend, but keeps its place. */
function AtAGlance({ trend }: { trend: Trend | undefined }) {
  const [line, band] = [trend?.series[0], trend?.bands[0]]
  const values = line?.points.map(({ value }) => value) ?? []
  if (!trend || !line || !band || values.length < 2) return <TrendToCome />
  const [min, max] = [Math.min(...values), Math.max(...values)]
  return (
    <Lazy
      load={fetchSparkline}
      props={{
        points: line.points,
        band,
        label: `${line.label}, last ${values.length} readings, between ${min} and ${max} ${trend.unit}`,
      }}
      fallback={<TrendToCome />}
    />
  )
}

/** Space for the chart, as high as the chart itself. */
function TrendToCome() {
  return (
    <div aria-hidden="true" className="grid h-19.25 content-center">
      <span className="h-8 border-t-2 border-dashed border-edge bg-leaf-wash" />
    </div>
  )
}
