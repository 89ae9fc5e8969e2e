import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayOf, formatDay, startOfDay } from '#web/platform/values/dates.ts'
import { dayAfter, monthOf } from '#domain/values/lusaka.ts'
import { Loading } from '#web/ui/loading.tsx'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { useMedia } from '#web/platform/use-media.ts'
import { useNow } from '#web/platform/use-now.ts'
import { providerAppointments } from '../appointment-queries.ts'
import { AppointmentRows } from '../appointment-rows.tsx'
import { formatWeek } from '../week/week-hours.ts'
import { CalendarHeading, type CalendarView } from './calendar-heading.tsx'
import { legend } from './legend.ts'
import { AwayButton } from '#web/practice/absences/away-button.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { addMonths, byDay, weekOf, weeksOf } from './month.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { QueryView } from '#web/ui/query-view.tsx'

/** The actions on an appointment are fetched when the provider reaches for them. */
const fetchDialog = async () =>
  (await import('../appointment/appointment-dialog.tsx')).AppointmentDialog

const none: readonly ProviderAppointment[] = []

/** Few providers have a wide screen, and the month is shown first. */
const fetchWeek = async () => (await import('../week/week-view.tsx')).WeekView

/**
 * A month of appointments, and the selected day in full; or its week by hours, where the screen is
 * wide enough for seven columns.
 */
export function CalendarPanel() {
  const now = useNow()
  const today = dayOf(now)
  const [selected, setSelected] = useState(today)
  const [wanted, setWanted] = useState<CalendarView>('month')
  const isWide = useMedia('(min-width: 64rem)')
  const { Part: Week, bring: bringWeek } = useLazyComponent(fetchWeek, errorTitles.week)
  const week = isWide && wanted === 'week' && Week ? weekOf(selected) : undefined
  const [openId, setOpenId] = useState<string>()
  const { Part: Details, bring } = useLazyComponent(fetchDialog, errorTitles.details)
  const headingId = useId()
  const month = monthOf(selected)
  const shown = week ?? weeksOf(month).flat()
  const query = useQuery(
    providerAppointments({
      from: startOfDay(shown[0]!),
      to: startOfDay(dayAfter(shown.at(-1)!, 1)),
    }),
  )
  const { data, error } = query
  useFailureToast(errorTitles.error, error)
  const days = byDay(inOrder(data ?? none), (one) => dayOf(one.appointment_time))
  const ofDay = days.get(selected) ?? none

  async function open(id: string) {
    if (await bring()) setOpenId(id)
  }

  async function show(view: CalendarView) {
    if (view === 'month' || (await bringWeek())) setWanted(view)
  }

  /** The selected day in another month: today if it is in there, else its first day. */
  function turn(count: number) {
    if (week) return setSelected(dayAfter(selected, 7 * count))
    const there = monthOf(addMonths(`${month}-01`, count))
    setSelected(there === monthOf(today) ? today : `${there}-01`)
  }

  return (
    <div className={week ? 'calendar calendar-week' : 'calendar'}>
      <CalendarHeading
        id={headingId}
        title={week ? formatWeek(week) : formatMonth(month)}
        view={week ? 'week' : 'month'}
        hasViews={isWide}
        onShow={(view) => void show(view)}
        onToday={() => setSelected(today)}
        onTurn={turn}
      />
      {week && Week ? (
        <>
          <Week
            labelledBy={headingId}
            days={week}
            appointments={inOrder(data ?? none)}
            now={now}
            onOpen={(id) => void open(id)}
          />
          <QueryView
            query={query}
            failed={errorTitles.appointments}
            Failed={NotShown}
            fallback={<Loading text="Loading appointments..." />}
          >
            {(held) =>
              held.length === 0 ? <p className="text-muted">No appointments in this week.</p> : null
            }
          </QueryView>
        </>
      ) : (
        <>
          <MonthCalendar
            labelledBy={headingId}
            today={today}
            selected={selected}
            onSelect={setSelected}
            onOpen={(id) => void open(id)}
            appointmentsOf={(day) => days.get(day) ?? none}
          />
          <ul className="calendar-legend" aria-hidden="true">
            {legend.map(([key, word]) => (
              <li key={key} className="flex items-center gap-2">
                <span className={`day-dot held-${key}`} />
                {word}
              </li>
            ))}
          </ul>
          <section className="calendar-day" aria-labelledby={`${headingId}-day`}>
            <h3 id={`${headingId}-day`}>{formatDay(selected)}</h3>
            <QueryView
              query={query}
              failed={errorTitles.appointments}
              Failed={NotShown}
              fallback={<Loading text="Loading appointments..." />}
            >
              {() =>
                ofDay.length > 0 ? (
                  <AppointmentRows
                    label={`Appointments on ${formatDay(selected)}`}
                    appointments={ofDay}
                    isShort
                    onOpen={(id) => void open(id)}
                  />
                ) : (
                  <p className="text-muted">
                    {[...days.keys()].some((day) => monthOf(day) === month)
                      ? 'No appointments on this day.'
                      : `No appointments in ${formatMonth(month)}.`}
                  </p>
                )
              }
            </QueryView>
            {selected >= today ? (
              <div className="form-actions mt-4">
                <AwayButton label="I am away on this day" day={selected} />
              </div>
            ) : null}
          </section>
        </>
      )}
      {Details ? (
        <Details
          appointment={data?.find(({ id }) => id === openId)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </div>
  )
}

/** By time; a cancelled appointment comes after the active one at that time. */
function inOrder(appointments: readonly ProviderAppointment[]): ProviderAppointment[] {
  return appointments.toSorted(
    (one, other) =>
      one.appointment_time.localeCompare(other.appointment_time) ||
      Number(one.status === 'cancelled') - Number(other.status === 'cancelled'),
  )
}
