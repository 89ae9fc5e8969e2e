import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServiceHistory } from '#domain/admin/service-history.ts'
import { type ServicePeriod, servicePeriods } from '#domain/admin/service-figures.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles } from '#web/admin/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Lantern } from '#web/ui/drawings/lantern.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { figureGroups } from './figures.ts'
import { historyLine } from './history-line.ts'
import { ServiceChart } from './service-chart.tsx'
import { serviceHistory } from './service-queries.ts'

const periods: readonly { name: ServicePeriod; label: string }[] = [
  { name: 'day', label: 'Last day' },
  { name: 'week', label: 'Last week' },
]

/** How the service has been: requests, what waits, servers and database. It shows nothing of a person. */
export function ServicePage() {
  const [period, setPeriod] = useState<ServicePeriod>('day')
  const query = useQuery(serviceHistory(period))
  return (
    <AdminMain>
      <PageHeading
        title="Service"
        lead="Each server records these figures once a minute. They show nothing of a person."
      />
      <div role="group" aria-label="Time to show" className="service-periods">
        {periods.map(({ name, label }) => (
          <Button
            key={name}
            variant="quiet"
            aria-pressed={name === period}
            onClick={() => setPeriod(name)}
          >
            {label}
          </Button>
        ))}
      </div>
      <QueryView query={query} failed={errorTitles.service} fallback={<Skeleton lines={8} />}>
        {(history) => <Charts history={history} period={period} now={query.dataUpdatedAt} />}
      </QueryView>
      <LusakaTimeNote />
    </AdminMain>
  )
}

interface ChartsProps {
  history: ServiceHistory
  period: ServicePeriod
  /** Milliseconds since 1970. */
  now: number
}

function Charts({ history: { servers, points }, period, now }: ChartsProps) {
  if (points.length === 0)
    return (
      <EmptyState
        drawing={<Lantern width={120} />}
        text="No figures yet. The first figures appear one minute after a server starts."
      />
    )
  const { hours, step } = servicePeriods[period]
  const shown = { from: now - hours * 3_600_000, to: now, step: step * 60_000 }
  return (
    <>
      <p role="status">
        {servers === 1 ? 'One server runs.' : `${servers} servers run.`}
        {servers === 0 ? ' No figures came in the last three minutes.' : ''}
      </p>
      {figureGroups.map(({ title, figures }) => {
        const charts = figures.flatMap((figure) => {
          const line = historyLine(points, figure.name, shown)
          return line ? [{ ...figure, line }] : []
        })
        if (charts.length === 0) return null
        return (
          <Section key={title} title={title}>
            <div className="service-charts">
              {charts.map(({ name, ...chart }) => (
                <ServiceChart key={name} {...chart} shown={shown} />
              ))}
            </div>
          </Section>
        )
      })}
    </>
  )
}
