import { writtenTarget } from '#domain/readings/pressure-target.ts'
import type { BloodPressureReport } from '#domain/readings/report-schema.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { bloodPressureBands } from '../blood-pressure-bands.ts'
import { bloodPressureTargets } from '../blood-pressure-targets.ts'
import { dailyPressure } from '../daily-series.ts'
import { Average, shareOf, Shares } from './report-figures.tsx'
import { ReportPanel } from './report-panel.tsx'
import { bloodPressureReports } from './report-queries.ts'

/** A person's blood pressure over a period, to look at and to take to the clinic. */
export function BloodPressureReports() {
  return (
    <ReportPanel kind={bloodPressureReports} page="/hypertension">
      {(report) => <Figures report={report} />}
    </ReportPanel>
  )
}

const written = (one: { systolic: number; diastolic: number } | null) =>
  one && `${one.systolic}/${one.diastolic}`
const toneOf = (label: string) =>
  bloodPressureBands.find((band) => band.label === label)?.tone ?? 'normal'

const toneOfVerdict = (label: string) =>
  label === 'Low' ? 'stage-1' : label.startsWith('Within') ? 'normal' : 'stage-2'

function Figures({ report }: { report: BloodPressureReport }) {
  const { morning, evening, lowest, highest, count, days, in_range, low } = report
  const extreme = (one: typeof lowest) =>
    one && `${written(one)} mmHg, ${formatDateTime(one.created_at)}`
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid content-start gap-6">
          <Average
            label="Average"
            value={written(report.average)}
            unit="mmHg"
            count={count}
            isMain
          />
          <div className="grid grid-cols-2 gap-6">
            <Average
              label="Morning, 4 to noon"
              value={written(morning.average)}
              unit="mmHg"
              count={morning.count}
            />
            <Average
              label="Evening, from 5"
              value={written(evening.average)}
              unit="mmHg"
              count={evening.count}
            />
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
            categories={[
              { label: 'Within your target', count: in_range },
              { label: 'Above your target', count: count - in_range - low },
              ...(low > 0 ? [{ label: 'Low', count: low }] : []),
            ]}
            toneOf={toneOfVerdict}
            all={count}
          />
          <p>
            <strong>{shareOf(in_range, count)}</strong> below{' '}
            {writtenTarget(report.target, 'patient')}.
          </p>
          <p className="text-muted">
            At home, an average of 135/85 is like 140/90 at a clinic. Another target from your
            clinician? Enter it on the Dashboard tab, under My care and targets.
          </p>
          <details>
            <summary className="link link-alone text-muted">
              By category, which your target can differ from
            </summary>
            <div className="mt-3">
              <Shares categories={report.categories.toReversed()} toneOf={toneOf} all={count} />
            </div>
          </details>
        </Card>
      </div>
      {days.length > 1 ? (
        <Card>
          <TrendChart
            title="Blood pressure, average of each day"
            unit="mmHg"
            series={dailyPressure(days)}
            bands={bloodPressureTargets(report.target)}
            daily
          />
        </Card>
      ) : null}
    </>
  )
}
