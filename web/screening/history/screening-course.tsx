import type { ReactNode } from 'react'
import { changesBetween, type Change } from '#domain/screening/change.ts'
import { changeLabels } from '#domain/screening/change-words.ts'
import { instrumentIds } from '#domain/screening/instruments/instrument.ts'
import type { Reader } from '#domain/values/reader.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { ScoreTable } from './score-table.tsx'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { changeIcons } from '#web/screening/change-icons.ts'

/** What changed between two screenings, one item for each instrument. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="screening-changes">
      {changes.map(({ instrument, verdict, before, after, words }) => (
        <li key={instrument} className="surface">
          <h3>{instruments[instrument].subject}</h3>
          <p className={`screening-change change-${verdict === 'worse' ? 'worse' : 'other'}`}>
            <PlaceIcon name={changeIcons[verdict].icon} />
            <span>
              <span className="change-word">{changeLabels[verdict]}</span>{' '}
              <span className="whitespace-nowrap text-muted">
                {before} → {after}
              </span>
            </span>
          </p>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  )
}

interface ScreeningCourseProps {
  reader: Reader
  /** Newest first. */
  screenings: readonly ScreeningResult[]
  /** Of the table of all results. */
  caption: string
  /** What single answers of a screening say, worded for its reader. */
  notesOn: (screening: ScreeningResult) => ReactNode
  /** Shown below that table. */
  children: ReactNode
}

/** The drawing follows the words. */
const fetchTrend = async () => (await import('./instrument-trend.tsx')).InstrumentTrend

/** A person's screenings over time: the last change, the trend of each instrument, all results. */
export function ScreeningCourse(props: ScreeningCourseProps) {
  const { reader, screenings, caption, notesOn, children } = props
  const [newest] = screenings
  // Where one instrument alone was answered, the last time that it was answered before.
  const before = screenings
    .slice(1)
    .find(({ results }) => Object.keys(newest?.results ?? {}).some((id) => id in results))
  // One score makes no trend.
  const repeated = instrumentIds.filter(
    (id) => screenings.filter(({ results }) => id in results).length > 1,
  )
  return (
    <>
      {newest && before ? (
        <Section title="What changed since last time">
          <p className="mb-4 text-muted">
            {formatDateTime(before.created_at)} and {formatDateTime(newest.created_at)}
          </p>
          <ChangeList changes={changesBetween(before, newest, reader)} />
        </Section>
      ) : null}
      {repeated.length > 0 ? (
        <Section title="How it went">
          <div className="grid gap-6 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
            {repeated.map((id) => (
              <Lazy
                key={id}
                load={fetchTrend}
                props={{ id, screenings }}
                fallback={<SkeletonBlock />}
              />
            ))}
          </div>
        </Section>
      ) : null}
      <Section title="All results">
        <ScoreTable screenings={screenings} caption={caption} notesOn={notesOn} />
        {children}
      </Section>
    </>
  )
}
