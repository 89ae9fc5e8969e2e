import type { BoardProvider, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { minutesOf } from '#domain/appointments/clinic-calendar.ts'
import { professionLabels } from '#domain/practice/professions.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { awayWords } from './away-words.ts'
import { type Axis, lanesOf, minuteOfDay, placeOf, spanOf, topOf } from './board-axis.ts'
import { FreeCell, VisitBlock } from './board-cells.tsx'

/** What a press on the board does. */
export interface BoardActions {
  onOpen: (appointment: DeskAppointment) => void
  /** A free time of a provider (ISO 8601) was chosen, to book or to move to. */
  onFree: (provider_id: string, starts_at: string) => void
  /** A visit is dragged; undefined where that ends. */
  onDrag: (appointment: DeskAppointment | undefined) => void
  /** Prints the day of a provider. */
  onPrint: (provider_id: string) => void
}

export interface ColumnProps extends BoardActions {
  day: string
  axis: Axis
  provider: BoardProvider
  visits: readonly BoardVisit[]
  named: ReadonlyMap<string, DeskAppointment>
  namesakes: ReadonlySet<string>
  now: number
  /** The visit that moves; only its own provider has times for it. */
  moving: DeskAppointment | undefined
}

/** A provider's day on the board: free times, absences and visits at their minutes. */
export function BoardColumn(props: ColumnProps) {
  const { day, axis, provider, visits, named, namesakes, now, moving, ...actions } = props
  const isAway = (minute: number) =>
    provider.away.some(({ starts_at, ends_at }) => {
      const at = Date.parse(startOfSlot(day, '00:00')) + minute * 60_000
      return Date.parse(starts_at) <= at && at < Date.parse(ends_at)
    })
  return (
    <section aria-label={provider.full_name} className="board-column">
      <header className="board-provider">
        <h3 translate="no">{provider.full_name}</h3>
        {provider.away.length > 0 ? (
          <p className="font-bold">
            Away {provider.away.map((span) => awayWords(span, day).split(' to ')[0]).join(', ')}
          </p>
        ) : null}
        <p className="text-muted">
          <button
            type="button"
            className="link link-alone board-print"
            onClick={() => actions.onPrint(provider.id)}
          >
            Print
            <span className="sr-only">
              {' '}
              the day of <span translate="no">{provider.full_name}</span>
            </span>
          </button>{' '}
          {provider.profession ? professionLabels[provider.profession] : ''}
        </p>
      </header>
      <div className="board-day" style={{ height: axis.height }} data-column>
        {axis.segments
          .filter(({ isOpen }) => !isOpen)
          .map(({ top, height }) => (
            <div key={top} className="board-closed" style={{ top, height }} />
          ))}
        {provider.away.map(({ starts_at, ends_at }) => {
          const from = dayOf(starts_at) < day ? 0 : minuteOfDay(starts_at)
          const to = dayOf(ends_at) > day ? 24 * 60 : minuteOfDay(ends_at)
          const { top, height } = placeOf(axis, { from, to })
          return (
            <p key={starts_at} className="board-away" style={{ top, height }}>
              Away
            </p>
          )
        })}
        {provider.free
          .filter((time) => !isAway(minutesOf(time)))
          .map((time) => {
            const from = minutesOf(time)
            return (
              <FreeCell
                key={time}
                time={time}
                provider={provider.full_name}
                place={placeOf(axis, { from, to: from + axis.slot_minutes })}
                moving={moving}
                onChoose={() => actions.onFree(provider.id, startOfSlot(day, time))}
              />
            )
          })}
        {lanesOf(visits.map((visit) => ({ ...visit, ...spanOf(visit) }))).map(
          ({ row, lane, lanes }) => (
            <VisitBlock
              key={row.id}
              visit={row}
              appointment={named.get(row.id)}
              isNamesake={namesakes.has(named.get(row.id)?.patient.id ?? '')}
              isMoving={moving?.id === row.id}
              now={now}
              place={{
                ...placeOf(axis, row),
                insetInlineStart: `${(lane / lanes) * 100}%`,
                width: `${100 / lanes}%`,
              }}
              onOpen={actions.onOpen}
              onDrag={actions.onDrag}
            />
          ),
        )}
        {dayOf(now) === day ? (
          <div className="board-now" style={{ top: topOf(axis, minuteOfDay(now)) }} />
        ) : null}
      </div>
    </section>
  )
}
