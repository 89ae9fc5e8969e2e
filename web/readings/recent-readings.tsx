import { useState } from 'react'
import { dayOf, formatDate, formatRecentDay, formatTime } from '#web/platform/values/dates.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import type { Measure, ReadingsHistory } from './measure.ts'
import type { AnyReading } from './queries.ts'
import { errorTitles } from './texts.ts'

/** Few people have a reading that someone else entered. */
const fetchRemove = async <Reading extends AnyReading>() =>
  (await import('./remove-clinic-reading.tsx')).RemoveClinicReading<Reading>

/** How many readings are shown at first, and how many more for each press. */
const step = { first: 10, more: 50 }

/** The readings by day, newest first, back to the first one. */
export function RecentReadings<Reading extends AnyReading>(props: ReadingsHistory<Reading>) {
  const { measure, query, readings } = props
  const { now } = useServerNow()
  const [limit, setLimit] = useState(step.first)
  const shown = readings.slice(0, limit)

  function showMore() {
    setLimit(shown.length + step.more)
    if (shown.length + step.more > readings.length && query.hasNextPage) void query.fetchNextPage()
  }

  const { box, foot } = useGrowing(
    {
      label: 'Show older readings',
      isThere: shown.length < readings.length || query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      failure: query.isFetchNextPageError ? query.error : null,
      failureTitle: errorTitles.fetching,
      onMore: showMore,
    },
    `These are all your readings since ${formatDate(readings.at(-1)!.created_at)}.`,
    shown.length,
    '.reading-line',
  )

  return (
    <Section title="Recent readings">
      <div ref={box}>
        {daysOf(shown).map(({ day, on }) => (
          <section key={day} className="reading-day" aria-labelledby={`readings-${day}`}>
            <h3 id={`readings-${day}`}>{formatRecentDay(day, now)}</h3>
            <ul>
              {on.map((reading) => (
                <Line key={reading.id} reading={reading} measure={measure} />
              ))}
            </ul>
          </section>
        ))}
        {foot}
      </div>
      <LusakaTimeNote />
    </Section>
  )
}

/** Readings of one day in Lusaka beside each other, as they come newest first. */
function daysOf<Reading extends AnyReading>(readings: readonly Reading[]) {
  const days: { day: string; on: Reading[] }[] = []
  for (const reading of readings) {
    const day = dayOf(reading.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.on.push(reading)
    else days.push({ day, on: [reading] })
  }
  return days
}

function Line<Reading extends AnyReading>({
  reading,
  measure,
}: {
  reading: Reading
  measure: Measure<Reading>
}) {
  const { value, unit, word, bands, current, pressure } = measure.show(reading)
  const detail = measure.detail(reading)
  return (
    <li className="reading-line">
      <span className="text-muted">{formatTime(reading.created_at)}</span>
      <span className="reading-value">
        {value}{' '}
        {pressure ? (
          <VisuallyHidden>{unit}</VisuallyHidden>
        ) : (
          <span className="text-sm">{unit}</span>
        )}
      </span>
      <span className={`reading-word tone-${bands[current]?.tone ?? 'normal'}`}>{word}</span>
      {detail ? <span className="reading-detail">{detail}</span> : null}
      {reading.at_clinic ? (
        <span className="reading-note">
          At the clinic{reading.entered_by ? `, entered by ${reading.entered_by}` : ''}{' '}
          <Lazy load={fetchRemove<Reading>} props={{ reading, measure }} />
        </span>
      ) : null}
      {reading.notes ? <span className="reading-note">{reading.notes}</span> : null}
    </li>
  )
}
