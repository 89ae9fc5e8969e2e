import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bicycle } from '#web/ui/drawings/bicycle.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { ActivityLog } from '#domain/diary/activities.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { type Place, PlaceList } from '#web/ui/layout/place-list.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ActivityForm, CorrectActivity } from './activity-form.tsx'
import { DayBars, sumOfDays } from './day-bars.tsx'
import { DiaryList } from './diary-list.tsx'
import { activityLog, removeActivity, restoreActivity } from './queries.ts'
import { errorTitles, nameOfActivity, writtenActivity } from './texts.ts'
import { useToday } from './use-today.ts'

const movement: readonly Place[] = [
  {
    to: '/exercise-plan-questionnaire',
    icon: 'plan',
    title: 'Ask for an exercise plan',
    text: 'A fitness expert writes it. Say that you watch your sugar, and which medicine you take.',
  },
  {
    to: '/my-exercise-plan',
    icon: 'activity',
    title: 'My exercise plan',
    text: 'What the fitness expert wrote for you.',
  },
]

/** The tab Activity: log an activity, see the week, correct, delete. */
export function ActivityPanel() {
  const query = useQuery(activityLog)
  return (
    <div className="grid gap-12">
      <QueryView
        query={query}
        failed={errorTitles.fetching}
        onlyFresh
        fallback={<Skeleton lines={8} />}
      >
        {(data) => <Log log={data} />}
      </QueryView>
      <PlaceList places={movement} isNarrow />
    </div>
  )
}

function Log({ log }: { log: ActivityLog }) {
  const client = useQueryClient()
  const today = useToday(log.today)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[11fr_14fr]">
      <Card>
        <h2 className="mb-4">How you moved</h2>
        <ActivityForm today={today} />
      </Card>
      <div className="grid content-start gap-6">
        {log.days.length === 0 ? (
          <EmptyState
            drawing={<Bicycle width={170} />}
            text="No activity yet. Work in the field and in the house counts too."
          />
        ) : (
          <Week today={today} days={log.days} />
        )}
        {log.entries.length > 0 ? (
          <section className="grid gap-4">
            <h2>Your log of the last 14 days</h2>
            <DiaryList
              today={today}
              entries={log.entries}
              nameOf={nameOfActivity}
              amountOf={({ minutes }) => `${minutes} min`}
              formerOf={writtenActivity}
              CorrectForm={CorrectActivity}
              onRemove={(id) => removeActivity(client, id)}
              onRestore={(id) => restoreActivity(client, id)}
            />
          </section>
        ) : null}
      </div>
    </div>
  )
}

/** Compared with the user's own week before: no norm is applied to anyone. */
function Week({
  today,
  days,
}: {
  today: string
  days: readonly { day: string; minutes: number }[]
}) {
  const values = new Map(days.map(({ day, minutes }) => [day, minutes]))
  const before = sumOfDays(values, dayAfter(today, -7), 7)
  return (
    <Card className="grid gap-6">
      <div>
        <h2 className="text-base font-normal text-muted">The last 7 days</h2>
        <p>
          <strong className="text-3xl">{sumOfDays(values, today, 7)}</strong>{' '}
          <span className="text-muted">minutes</span>
        </p>
        <p className="text-muted">The 7 days before: {before} minutes.</p>
      </div>
      <DayBars title="By day" unit="min" today={today} values={values} />
    </Card>
  )
}
