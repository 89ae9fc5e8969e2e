import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { type DayRow, type OwnHours, rowsOf } from './day-plan.ts'
import { HeldSlot } from './held-slot.tsx'

interface DayRowsProps {
  day: string
  appointments: readonly ProviderAppointment[]
  hours: OwnHours
  now: number
  onOpen: (id: string) => void
}

/** The slots of a day, one below another, with a mark at the current time and a gap at midday. */
export function DayRows({ day, appointments, hours, now, onOpen }: DayRowsProps) {
  const rows = rowsOf(day, appointments, hours, now)
  const isToday = day === dayOf(now)
  const isNow = ({ from, to }: DayRow) => from <= now && now < to
  // Between two rows, or after the last one, the current time is a row of its own.
  const markAt = rows.findIndex(({ from }) => from > now)
  const mark = isToday && !rows.some(isNow) ? <NowMark key="now" now={now} /> : null
  const afternoon = rows.findIndex(({ from }) => formatTime(from) >= '12:00')

  return (
    <ol className="day-plan" tabIndex={-1} aria-label={`Slots on ${formatDay(day)}`}>
      {rows.map((row, index) => [
        index === markAt ? mark : null,
        <li
          key={row.appointment?.id ?? row.from}
          className={`day-slot${index > 0 && index === afternoon ? ' day-afternoon' : ''}`}
          {...(isNow(row) ? { 'aria-current': 'time' } : {})}
        >
          <p className="day-hour">
            {formatTime(row.from)}
            {isNow(row) ? <span className="day-now">Now</span> : null}
          </p>
          {row.appointment ? (
            <HeldSlot appointment={row.appointment} now={now} onOpen={onOpen} />
          ) : (
            <p className="day-word">{row.word}</p>
          )}
        </li>,
      ])}
      {markAt === -1 ? mark : null}
    </ol>
  )
}

function NowMark({ now }: { now: number }) {
  return (
    <li className="day-mark" aria-current="time">
      <p className="day-hour">{formatTime(now)}</p>
      <p className="day-now">Now</p>
    </li>
  )
}
