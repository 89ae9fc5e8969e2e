import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CarbohydrateLog } from '#domain/diary/carbohydrates.ts'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { CarbohydrateForm, CorrectCarbohydrates } from './carbohydrate-form.tsx'
import { DayBars } from './day-bars.tsx'
import { DiaryList } from './diary-list.tsx'
import { carbohydrateLog, removeCarbohydrates, restoreCarbohydrates } from './queries.ts'
import { errorTitles, nameOfMeal, writtenGrams, writtenMeal } from './texts.ts'
import { useToday } from './use-today.ts'

interface CarbohydratePanelProps {
  /** Shown beside today's sum, given the log so far. */
  beside: (log: CarbohydrateLog) => ReactNode
}

/** The log of carbohydrates: log, see the day and the week, correct, delete. */
export function CarbohydratePanel({ beside }: CarbohydratePanelProps) {
  const query = useQuery(carbohydrateLog)
  return (
    <QueryView
      query={query}
      failed={errorTitles.fetching}
      onlyFresh
      fallback={<Skeleton lines={8} />}
    >
      {(log) => <Log log={log} beside={beside} />}
    </QueryView>
  )
}

function Log({ log, beside }: CarbohydratePanelProps & { log: CarbohydrateLog }) {
  const client = useQueryClient()
  const { days, entries } = log
  const today = useToday(log.today)
  const now = days.find(({ day }) => day === today)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[11fr_14fr]">
      <Card>
        <h2 className="mb-4">What you ate</h2>
        <CarbohydrateForm today={today} />
      </Card>
      <div className="grid content-start gap-6">
        {days.length === 0 ? (
          <EmptyState drawing={<MarketBasket width={150} />} text="No meals yet." />
        ) : (
          <Card className="grid gap-6">
            <div>
              <h2 className="text-base font-normal text-muted">Carbohydrate today</h2>
              <p>
                <strong className="text-3xl">{now?.grams ?? 0}</strong>{' '}
                <span className="text-muted">g</span>
              </p>
              {now?.without_grams ? (
                <p className="text-muted">
                  {now.without_grams} of {now.entries} without grams: your sum is higher.
                </p>
              ) : null}
            </div>
            <DayBars
              title="The last 7 days"
              unit="g"
              today={today}
              values={new Map(days.map(({ day, grams }) => [day, grams]))}
            />
          </Card>
        )}
        {beside(log)}
        {entries.length > 0 ? (
          <section className="grid gap-4">
            <h2>Your log of the last 14 days</h2>
            <DiaryList
              today={today}
              entries={entries}
              nameOf={nameOfMeal}
              amountOf={({ grams }) => writtenGrams(grams)}
              formerOf={writtenMeal}
              CorrectForm={CorrectCarbohydrates}
              onRemove={(id) => removeCarbohydrates(client, id)}
              onRestore={(id) => restoreCarbohydrates(client, id)}
            />
          </section>
        ) : null}
      </div>
    </div>
  )
}
