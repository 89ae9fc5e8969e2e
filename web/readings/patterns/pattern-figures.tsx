import type { Figure, Patterns } from '#domain/readings/patterns/schema.ts'
import { changeInWords, notACause, shareInWords } from '#domain/readings/patterns/words.ts'
import { instantAt } from '#domain/values/lusaka.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { Average } from '../report/report-figures.tsx'
import { FileButton } from '../report/file-button.tsx'
import { fetchFileOf, type PatternKind } from './pattern-queries.ts'

/** The figures of patterns: two periods, times of day, days of the week, doses, the moving average. */
export function PatternFigures({ kind, patterns }: { kind: PatternKind; patterns: Patterns }) {
  const { unit, now, before, days_before, morning, evening, doses, moving, series, weekdays } =
    patterns
  const average = (label: string, figure: Figure) => (
    <Average label={label} value={figure.average} unit={unit} count={figure.count} />
  )
  return (
    <section className="grid gap-6" aria-labelledby="patterns">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="patterns">Patterns</h2>
        <div className="flex flex-wrap gap-2">
          <FileButton fetchFile={fetchFileOf(kind)} file="pdf" period={patterns} />
          <FileButton fetchFile={fetchFileOf(kind)} file="csv" period={patterns} />
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-4">
          <h3>Within your target</h3>
          <FactList
            facts={[
              ['This period', shareInWords(now)],
              [
                `${formatDate(days_before.from)} to ${formatDate(days_before.to)}`,
                shareInWords(before),
              ],
            ]}
          />
          <p>{changeInWords(patterns) ?? 'Too few readings to compare the two periods.'}</p>
        </Card>
        <Card className="grid grid-cols-2 gap-6">
          {average('This period', now)}
          {average('The period before', before)}
          {average('Morning, 4 to noon', morning)}
          {average('Evening, from 5', evening)}
        </Card>
      </div>
      {doses ? (
        <Card className="grid gap-4">
          <h3>Missed doses</h3>
          <div className="grid grid-cols-2 gap-6">
            {average('In the 24 hours after a missed dose', doses.missed)}
            {average('In the 24 hours after doses you took', doses.taken)}
          </div>
        </Card>
      ) : null}
      <Card className="grid gap-4">
        <h3>Days of the week</h3>
        <FactList
          facts={weekdays.map(({ weekday, ...figure }) => [weekday, figureInWords(figure, unit)])}
        />
        <p className="text-muted">{notACause}</p>
      </Card>
      {moving.length > 1 ? (
        <Card>
          <TrendChart
            title="Average of the last 7 days"
            unit={unit}
            noun="average"
            daily
            series={series.map((label, place) => ({
              label,
              points: moving.map(({ day, values }) => ({
                at: instantAt(day, '12:00').toISOString(),
                value: values[place]!,
              })),
            }))}
          />
        </Card>
      ) : null}
    </section>
  )
}

/** "137/84 mmHg, 5 readings" */
function figureInWords({ count, average }: Figure, unit: string) {
  if (count === 0) return 'no readings'
  const readings = `${count} ${count === 1 ? 'reading' : 'readings'}`
  return average ? `${average} ${unit}, ${readings}` : `${readings}, no average`
}
