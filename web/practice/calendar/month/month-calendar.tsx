import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { wordOfStatus } from '#web/appointments/texts.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { nameOf } from '../patient-name.ts'
import { monthOf } from '#domain/values/lusaka.ts'
import { dayAfterKey, weeksOf } from './month.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Names in the square of a day; of more, its number says how many, and the list of the day has all. */
const mostNames = 5

interface MonthCalendarProps {
  labelledBy: string
  today: string
  /** The day whose appointments are listed beside the grid; its month is the one shown. */
  selected: string
  onSelect: (day: string) => void
  onOpen: (id: string) => void
  appointmentsOf: (day: string) => readonly ProviderAppointment[]
}

/**
 * A month, Sunday to Saturday. Arrow keys, Home, End, Page Up and Page Down move from day to day;
 * the appointments of the selected day are listed beside the grid. On a phone the names become
 * dots.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { selected, onSelect } = props
  const table = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)

  useLayoutEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus()
  }, [selected])

  function move(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    const next = isPlain ? dayAfterKey(event.key, selected) : undefined
    if (!next) return
    event.preventDefault()
    hasMoved.current = next !== selected
    onSelect(next)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with keyboard navigation is a grid
    <table className="month" role="grid" aria-labelledby={props.labelledBy} ref={table}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(selected)).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} onKeyDown={move} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends MonthCalendarProps {
  day: string
  onKeyDown: (event: KeyboardEvent) => void
}

function Day({ day, onKeyDown, ...props }: DayProps) {
  const { selected, today, onSelect, onOpen } = props
  const appointments = props.appointmentsOf(day)
  const active = appointments.filter(({ status }) => status !== 'cancelled')
  const isFull = appointments.length > mostNames
  const shown = isFull ? active.slice(0, mostNames - 1) : appointments
  const isToday = day === today
  return (
    <td
      aria-selected={day === selected}
      className={`day${monthOf(day) === monthOf(selected) ? '' : ' day-beyond'}${isToday ? ' day-today' : ''}`}
    >
      <button
        type="button"
        className="day-number"
        data-day={day}
        aria-label={describe(day, active)}
        tabIndex={day === selected ? 0 : -1}
        {...(isToday ? { 'aria-current': 'date' } : {})}
        onClick={() => onSelect(day)}
        onKeyDown={onKeyDown}
      >
        <span>{Number(day.slice(8))}</span>
      </button>
      <ul className="day-names">
        {shown.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={`day-name held-${one.status}`}
              // By keyboard, the same appointments are in the list of the day.
              tabIndex={-1}
              aria-label={`${formatTime(one.appointment_time)} ${nameOf(one)}, ${wordOfStatus(one.status)}`}
              data-adds-fields="notes corrected reason"
              data-of={one.id}
              onClick={() => onOpen(one.id)}
            >
              <span className="day-time">
                <span className={`day-dot held-${one.status}`} />
                {formatTime(one.appointment_time)}
              </span>{' '}
              {firstNameOf(one)}
            </button>
          </li>
        ))}
        {appointments.length > shown.length ? (
          <li className="day-more">{appointments.length - shown.length} more</li>
        ) : null}
      </ul>
      {active.length > 0 ? (
        <span className="day-dots" aria-hidden="true">
          {active.map(({ id, status }) => (
            <span key={id} className={`day-dot held-${status}`} />
          ))}
          <span className="day-count">{active.length}</span>
        </span>
      ) : null}
    </td>
  )
}

const firstNameOf = (one: ProviderAppointment) =>
  one.patient.full_name.trim().split(/\s+/)[0] || 'Unknown'

/** The accessible name of a day: its date, the patients and the times. */
function describe(day: string, active: readonly ProviderAppointment[]): string {
  const count =
    active.length === 0
      ? 'no appointments'
      : active.length === 1
        ? '1 appointment'
        : `${active.length} appointments`
  const names = active.map((one) => `${formatTime(one.appointment_time)} ${firstNameOf(one)}`)
  return `${formatDay(day)}, ${count}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
}
