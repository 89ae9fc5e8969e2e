import { useEffect, useRef, useState } from 'react'
import { dayOf, formatDate, formatRecentDay, formatTime } from '#web/platform/values/dates.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import type { Measure, ReadingsHistory } from './measure.ts'
import { type AnyReading, idOfRow, useCare } from './queries.ts'
import { errorTitles } from './texts.ts'

/** Few people open one. */
const fetchDialog = async <Reading extends AnyReading>() =>
  (await import('./changes/reading-dialog.tsx')).ReadingDialog<Reading>

/** How many readings are shown at first, and how many more for each press. */
const step = { first: 10, more: 50 }

/** The readings by day, newest first, back to the first one. */
export function RecentReadings<Reading extends AnyReading>(props: ReadingsHistory<Reading>) {
  const { measure, query, readings, onChanged } = props
  const { now } = useServerNow()
  const [limit, setLimit] = useState(step.first)
  const shown = readings.slice(0, limit)
  const [openId, setOpenId] = useState<string>()
  const open = readings.find(({ id }) => id === openId)

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
                <Line
                  key={reading.id}
                  reading={reading}
                  measure={measure}
                  onOpen={() => setOpenId(reading.id)}
                />
              ))}
            </ul>
          </section>
        ))}
        {foot}
      </div>
      <LusakaTimeNote />
      {open ? (
        <Lazy
          load={fetchDialog<Reading>}
          props={{ reading: open, measure, onChanged, onClose: () => setOpenId(undefined) }}
        />
      ) : null}
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

/** "At the clinic, entered by Chileshe Mumba. Corrected by Mutale Phiri on 28 November 2026" */
function originOf({ at_clinic, entered_by, corrected_at, corrected_by }: AnyReading) {
  if (!at_clinic) return corrected_at ? 'Corrected' : undefined
  const entered = `At the clinic${entered_by ? `, entered by ${entered_by}` : ''}`
  if (!corrected_at) return entered
  const by = corrected_by ? ` by ${corrected_by}` : ''
  return `${entered}. Corrected at the clinic${by} on ${formatDate(corrected_at)}`
}

function Line<Reading extends AnyReading>({
  reading,
  measure,
  onOpen,
}: {
  reading: Reading
  measure: Measure<Reading>
  onOpen: () => void
}) {
  const shown = measure.show(reading, useCare())
  const { value, unit, word, verdict } = shown
  const detail = [word, measure.detail(reading)].filter(Boolean).join(', ')
  const origin = originOf(reading)
  const line = useRef<HTMLButtonElement>(null)
  // For those who come from advice on it: "/hypertension#reading-…".
  useEffect(() => {
    if (location.hash !== `#${idOfRow(reading.id)}`) return
    line.current?.scrollIntoView({ block: 'center' })
    line.current?.focus({ preventScroll: true })
  }, [reading.id])
  return (
    <li id={idOfRow(reading.id)}>
      <button
        type="button"
        className="reading-line"
        aria-haspopup="dialog"
        data-adds-fields="corrects"
        data-of={reading.id}
        ref={line}
        onClick={onOpen}
      >
        <span className="text-muted">{formatTime(reading.created_at)}</span>
        <span className="reading-value" translate="no">
          {value}{' '}
          {'systolic' in reading ? (
            <VisuallyHidden>{unit}</VisuallyHidden>
          ) : (
            <span className="text-sm">{unit}</span>
          )}
        </span>
        <span className={`reading-word tone-${verdict.tone}`}>{verdict.short}</span>
        <span className="reading-detail">{detail}</span>
        {origin ? <span className="reading-note">{origin}</span> : null}
        {reading.notes ? <span className="reading-note">{reading.notes}</span> : null}
      </button>
    </li>
  )
}
