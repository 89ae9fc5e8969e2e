import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeCosts } from '#domain/appointments/describe-costs.ts'
import type { SeriesHour } from '#domain/appointments/series-schema.ts'
import { maxInSeries, minInSeries, type SeriesInterval } from '#domain/appointments/series.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import type { RepeatChoice } from './choices.ts'
import { bookSeries, seriesCosts, seriesHours } from '../series-queries.ts'
import { failures } from '../failures.ts'

/** Sessions that are requested together; null where a taken time is not decided yet. */
export interface Repeat {
  every_weeks: SeriesInterval
  times: string[] | null
  /** Sends them; loaded with this panel. */
  book: typeof bookSeries
}

interface RepeatPanelProps {
  first: string
  provider_id: string
  session_type: SessionType
  /** What was chosen before; undefined at first. */
  choice: RepeatChoice | undefined
  onChoose: (choice: RepeatChoice) => void
  onChange: (repeat: Repeat | undefined) => void
}

const once: RepeatChoice = { every_weeks: 0, count: 4, changes: {} }

const often = [
  { value: '0', label: 'Once' },
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every two weeks' },
]
const counts = Array.from(
  { length: maxInSeries - minInSeries + 1 },
  (_, index) => index + minInSeries,
)

const skipped = 'skip'

/** How often a session is repeated, with each date, its time and what all of them cost. */
export function RepeatPanel({
  first,
  provider_id,
  session_type,
  choice = once,
  onChoose,
  onChange,
}: RepeatPanelProps) {
  const { every_weeks: every, count, changes } = choice
  const choose = (more: Partial<RepeatChoice>) => onChoose({ ...choice, ...more })
  const query = useQuery({
    ...seriesHours({ first, provider_id, every_weeks: every || 1, count }),
    enabled: every > 0,
  })
  const times = query.data && chosenTimes(query.data, changes)
  const key = times?.join() ?? ''
  const costs = useQuery(seriesCosts({ provider_id, session_type, times: every > 0 ? key : '' }))

  useEffect(() => {
    onChange(
      every === 0
        ? undefined
        : { every_weeks: every, times: key ? key.split(',') : null, book: bookSeries },
    )
  }, [every, key, onChange])

  return (
    <div className="grid gap-4">
      <ChoiceCards
        name="repeat"
        label="How often?"
        options={often}
        defaultValue={String(every)}
        columns
        onChange={(value) => choose({ every_weeks: value === '1' ? 1 : value === '2' ? 2 : 0 })}
      />
      {every > 0 ? (
        <>
          <label className="field">
            <span className="field-label">Number of sessions</span>
            <select
              className="control"
              value={count}
              onChange={(event) => choose({ count: Number(event.target.value) })}
            >
              {counts.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <QueryView query={query} failed={failures.slots} waiting={<Skeleton lines={4} />}>
            {(hours) => (
              <>
                <Hours
                  hours={hours}
                  changes={changes}
                  onChange={(day, to) => choose({ changes: { ...changes, [day]: to } })}
                />
                {key && costs.data ? <p>Price: {describeCosts(costs.data)}</p> : null}
              </>
            )}
          </QueryView>
        </>
      ) : null}
    </div>
  )
}

/** Each date; where the time is taken, the user skips it or chooses another time of the day. */
function Hours({
  hours,
  changes,
  onChange,
}: {
  hours: readonly SeriesHour[]
  changes: RepeatChoice['changes']
  onChange: (day: string, to: string) => void
}) {
  const taken = hours.filter(({ free }) => !free)
  return (
    <>
      {taken.length > 0 ? (
        <p role="status">
          {taken.length === 1 ? 'One time is taken.' : `${taken.length} times are taken.`} Skip the
          day, or choose another time.
        </p>
      ) : null}
      <ol className="grid gap-2">
        {hours.map(({ starts_at, free, others }) => (
          <li key={starts_at}>
            {free ? (
              `${formatDay(starts_at)}, ${formatTime(starts_at)}`
            ) : (
              <label className="field">
                <span className="field-label">
                  {formatDay(starts_at)}: {formatTime(starts_at)} is taken
                </span>
                <select
                  className="control"
                  value={changes[starts_at] ?? ''}
                  onChange={(event) => onChange(starts_at, event.target.value)}
                >
                  <option value="">Choose</option>
                  <option value={skipped}>Skip this day</option>
                  {others.map((other) => (
                    <option key={other} value={other}>
                      {formatTime(other)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The times that are sent; undefined while a taken one is not decided, or too few are left. */
function chosenTimes(hours: readonly SeriesHour[], changes: RepeatChoice['changes']) {
  const wanted = hours.map(({ starts_at, free, others }) => {
    const to = changes[starts_at] ?? ''
    if (free) return starts_at
    return to === skipped || others.includes(to) ? to : undefined
  })
  if (wanted.includes(undefined)) return undefined
  const times = wanted.filter((one) => one !== skipped)
  return times.length < minInSeries ? undefined : times
}
