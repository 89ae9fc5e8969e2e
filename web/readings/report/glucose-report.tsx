import type { GlucoseCategory } from '#domain/readings/glucose.ts'
import { type GlucoseVerdict, shortGlucoseVerdicts } from '#domain/readings/glucose-verdict.ts'
import type { GlucoseReport as Report } from '#domain/readings/report-schema.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { categoryTones } from '../glucose-bands.ts'
import { glucoseTones, shadedBand } from '../glucose-tones.ts'
import { dailyGlucose } from '../daily-series.ts'
import { Average, shareOf, Shares } from './report-figures.tsx'
import { ReportPanel } from './report-panel.tsx'
import { glucoseReports } from './report-queries.ts'

/** A person's glucose over a period, to look at and to take to the clinic. */
export function GlucoseReport() {
  return (
    <ReportPanel kind={glucoseReports} page="/diabetes">
      {(report) => <Figures report={report} />}
    </ReportPanel>
  )
}

const verdictOf = (words: string) =>
  (Object.keys(shortGlucoseVerdicts) as GlucoseVerdict[]).find(
    (verdict) => shortGlucoseVerdicts[verdict] === words,
  )!

function Figures({ report }: { report: Report }) {
  const { unit, lowest, highest, count, days } = report
  const written = (value: number | null) =>
    value === null ? null : unit === 'mmol/L' ? value.toFixed(1) : String(value)
  const extreme = (one: typeof lowest) =>
    one &&
    `${one.meter_shows ?? `${written(one.value)} ${unit}`}, ${formatDateTime(one.created_at)}`
  const verdicts = report.verdicts.filter(({ label, count: of }) => label === 'within' || of > 0)
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid content-start gap-6">
          <Average
            label="Average"
            value={written(report.average)}
            unit={unit}
            count={count}
            isMain
          />
          <div className="grid grid-cols-2 gap-6">
            {report.contexts
              .filter((part) => part.count > 0)
              .map((part) => (
                <Average
                  key={part.context}
                  label={part.context ?? 'Not recorded'}
                  value={written(part.average)}
                  unit={unit}
                  count={part.count}
                />
              ))}
          </div>
          <FactList
            facts={[
              ['Lowest', extreme(lowest)],
              ['Highest', extreme(highest)],
            ]}
          />
        </Card>
        <Card className="grid content-start gap-4">
          <h3>Where your readings lie</h3>
          <Shares
            categories={verdicts.map((one) => ({ ...one, label: shortGlucoseVerdicts[one.label] }))}
            toneOf={(words) => glucoseTones[verdictOf(words)]}
            all={count}
          />
          <p>
            Within your target: <strong>{shareOf(report.in_range, count)}</strong>. The target
            depends on the moment: fasting, before or after a meal.
          </p>
          {report.off_scale > 0 ? (
            <p>Your meter showed LO or HI {report.off_scale} times. These are in no average.</p>
          ) : null}
          <details>
            <summary className="link link-alone text-muted">
              By category, which your target can differ from
            </summary>
            <div className="mt-3">
              <Shares
                categories={report.categories}
                toneOf={(label) => categoryTones[label as GlucoseCategory]}
                all={count}
              />
            </div>
          </details>
        </Card>
      </div>
      {days.length > 1 ? (
        <Card>
          <TrendChart
            title="Glucose, average of each day"
            unit={unit}
            series={dailyGlucose(days)}
            bands={[shadedBand(report.shaded)]}
            daily
          />
        </Card>
      ) : null}
    </>
  )
}
