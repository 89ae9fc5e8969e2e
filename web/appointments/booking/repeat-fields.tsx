import { Icon } from '#web/ui/icon.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SeriesHour } from '#domain/appointments/series-schema.ts'
import { maxInSeries, minInSeries } from '#domain/appointments/series.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import type { RepeatChoice } from './choices.ts'
import { errorTitles } from '../error-titles.ts'

export const once: RepeatChoice = { every_weeks: 0, count: 4, changes: {} }

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

interface RepeatFieldsProps {
  choice: RepeatChoice
  /** The hours of the chosen series; not asked for while there is one session. */
  query: UseQueryResult<SeriesHour[]>
  onChoose: (choice: RepeatChoice) => void
  /** What follows the dates. */
  children?: ReactNode
}

/** How often a session is repeated, with each date and its time. */
export function RepeatFields({ choice, query, onChoose, children }: RepeatFieldsProps) {
  const { every_weeks: every, count, changes } = choice
  const choose = (more: Partial<RepeatChoice>) => onChoose({ ...choice, ...more })
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
            <span className="control-wrap">
              <select
                className="control"
                value={count}
                onChange={(event) => choose({ count: Number(event.target.value) })}
              >
                {counts.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
              <span className="control-chevron">
                <Icon name="chevron" />
              </span>
            </span>
          </label>
          <QueryView query={query} failed={errorTitles.slots} fallback={<Skeleton lines={4} />}>
            {(hours) => (
              <>
                <Hours
                  hours={hours}
                  changes={changes}
                  onChange={(day, to) => choose({ changes: { ...changes, [day]: to } })}
                />
                {children}
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
                <span className="control-wrap">
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
                  <span className="control-chevron">
                    <Icon name="chevron" />
                  </span>
                </span>
              </label>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The times that are sent; undefined while a taken one is not decided, or too few are left. */
export function chosenTimes(hours: readonly SeriesHour[], changes: RepeatChoice['changes']) {
  const wanted = hours.map(({ starts_at, free, others }) => {
    const to = changes[starts_at] ?? ''
    if (free) return starts_at
    return to === skipped || others.includes(to) ? to : undefined
  })
  if (wanted.includes(undefined)) return undefined
  const times = wanted.filter((one) => one !== skipped)
  return times.length < minInSeries ? undefined : times
}
