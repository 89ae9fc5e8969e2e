import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { maxReportReadings } from '#domain/readings/report.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { Footpath } from '#web/ui/drawings/scenes/footpath.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { DangerList, type ShownDanger } from './danger-list.tsx'
import { lastDays, PeriodChoice } from './report-period.tsx'
import { FileButton } from './file-button.tsx'
import { type ReportKind, reportOf, type ReportPeriod } from './report-queries.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { errorTitles } from '../texts.ts'
import { QueryView } from '#web/ui/query-view.tsx'

interface AnyReport extends ReportPeriod {
  count: number
  is_cut: boolean
  dangers: readonly ShownDanger[]
}

interface ReportPanelProps<Report extends AnyReport> {
  kind: ReportKind<Report>
  /** Where a reading is logged. */
  page: string
  children: (report: Report) => ReactNode
}

const fetchPatterns = async () => (await import('../patterns/patterns-panel.tsx')).PatternsPanel

/** A report: its period, its figures, and the files of it. */
export function ReportPanel<Report extends AnyReport>(props: ReportPanelProps<Report>) {
  const { kind, page, children } = props
  const today = dayOf(useNow())
  const [chosen, setChosen] = useState<number | ReportPeriod>(30)
  // The last days go with the day over midnight, chosen ones stay.
  const period = typeof chosen === 'number' ? lastDays(chosen, today) : chosen
  const query = useQuery(reportOf(kind, period))
  return (
    <div className="grid gap-6">
      <PeriodChoice period={period} days={chosen} onChoose={setChosen} />
      <p>
        <Link to="/my-summary" className="link link-alone">
          Show my nurse
        </Link>
      </p>
      <QueryView query={query} failed={errorTitles.fetching} onlyFresh fallback={<SkeletonBlock />}>
        {(data) =>
          data.count === 0 ? (
            <EmptyState
              drawing={<Footpath width={160} />}
              text={`No readings from ${formatDate(data.from)} to ${formatDate(data.to)}.`}
              action={<LinkButton to={`${page}#log`}>Log a reading</LinkButton>}
            />
          ) : (
            <>
              <header className="flex flex-wrap items-end justify-between gap-4">
                <h2>
                  {formatDate(data.from)} to {formatDate(data.to)}
                </h2>
                <div className="flex flex-wrap gap-2">
                  <FileButton fetchFile={kind.fetchFile} file="pdf" period={data} />
                  <FileButton fetchFile={kind.fetchFile} file="csv" period={data} />
                </div>
              </header>
              {data.is_cut ? (
                <p>Only the newest {maxReportReadings} readings of this period are counted.</p>
              ) : null}
              {data.dangers.length > 0 ? (
                <Card className="grid gap-3">
                  <h3>Show these first</h3>
                  <DangerList dangers={data.dangers} />
                </Card>
              ) : null}
              {children(data)}
              <Lazy load={fetchPatterns} props={{ kind: kind.patterns, period: data }} />
              <p className="max-w-text text-muted">
                Your clinician may have given you other targets: those count. One reading is not a
                diagnosis.
              </p>
            </>
          )
        }
      </QueryView>
    </div>
  )
}
