import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookingDays } from '#domain/appointments/slots.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayOf, formatDate, formatDay, startOfDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { useNow } from '#web/platform/use-now.ts'
import { providerAppointments } from './appointment-queries.ts'
import { AppointmentRows } from './appointment-rows.tsx'
import { StepButton } from './appointment/step-button.tsx'
import { byDay } from './month/month.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { failures } from '#web/practice/texts.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { QueryView } from '#web/ui/query-view.tsx'

/** The actions on an appointment are fetched when the provider reaches for them. */
const fetchDialog = async () =>
  (await import('./appointment/appointment-dialog.tsx')).AppointmentDialog
const fetchCancelAppointments = async () =>
  (await import('./appointment/cancel-dialog.tsx')).CancelDialog

/** For how many past days the page asks for the outcome of an appointment. */
const daysBack = 90

/** Upcoming appointments, earliest first; before them, past ones without an outcome. */
export function UpcomingPanel() {
  const now = useNow()
  const today = dayOf(now)
  const later = useQuery(
    providerAppointments({
      from: startOfDay(today),
      to: startOfDay(dayAfter(today, bookingDays + 1)),
    }),
  )
  const before = useQuery(
    providerAppointments({ from: startOfDay(dayAfter(today, -daysBack)), to: startOfDay(today) }),
  )
  const [openId, setOpenId] = useState<string>()
  const { Part: Details, bring } = useLazyComponent(fetchDialog, failures.details)
  const cancelDialog = useLazyComponent(fetchCancelAppointments, failures.error)
  const [isCallingOff, setCallingOff] = useState(false)
  const query = {
    data: before.data && later.data && [...before.data, ...later.data],
    error: later.error ?? before.error,
    refetch: () => Promise.all([later.refetch(), before.refetch()]),
  }
  useFailureToast(failures.error, query.error)
  async function open(id: string) {
    if (await bring()) setOpenId(id)
  }
  async function openCancel() {
    if (await cancelDialog.bring()) setCallingOff(true)
  }
  return (
    <QueryView
      query={query}
      failed={failures.appointments}
      Failed={NotShown}
      waiting={<Skeleton lines={8} text="Loading appointments..." />}
    >
      {(rows) => {
        const all = rows.toSorted((one, other) =>
          one.appointment_time.localeCompare(other.appointment_time),
        )
        const upcoming = all.filter((one) => Date.parse(one.appointment_time) >= now)
        const active = upcoming.filter(({ status }) => ['requested', 'confirmed'].includes(status))
        const over = all.filter((one) => one.status === 'confirmed' && endOf(one) <= now)
        return (
          <div className="upcoming">
            {over.length > 0 ? (
              <section className="upcoming-over" aria-labelledby="over">
                <h2 id="over">Waiting to be completed</h2>
                <p className="mb-4">
                  {over.length === 1 ? 'This appointment is' : 'These appointments are'} over. Open{' '}
                  {over.length === 1 ? 'it' : 'each'} to mark it completed.
                </p>
                <Days appointments={over} today={today} onOpen={(id) => void open(id)} />
              </section>
            ) : null}
            <section className="upcoming-days" aria-labelledby="upcoming">
              <h2 id="upcoming" className="mb-4">
                Upcoming
              </h2>
              {active.length > 1 ? (
                <p className="mb-4">
                  <Button variant="quiet" data-brings="ids" onClick={() => void openCancel()}>
                    Cancel several
                  </Button>
                </p>
              ) : null}
              {upcoming.length > 0 ? (
                <Days appointments={upcoming} today={today} onOpen={(id) => void open(id)} />
              ) : (
                <EmptyState drawing={<Kettle width={150} />} text="No upcoming appointments." />
              )}
            </section>
            {cancelDialog.Part ? (
              <cancelDialog.Part
                open={isCallingOff}
                appointments={active}
                onClose={() => setCallingOff(false)}
              />
            ) : null}
            {Details ? (
              <Details
                appointment={all.find(({ id }) => id === openId)}
                onClose={() => setOpenId(undefined)}
              />
            ) : null}
          </div>
        )
      }}
    </QueryView>
  )
}

const endOf = ({ appointment_time, duration_minutes }: ProviderAppointment) =>
  Date.parse(appointment_time) + duration_minutes * 60_000

/** Appointments by day. */
function Days({
  appointments,
  today,
  onOpen,
}: {
  appointments: readonly ProviderAppointment[]
  today: string
  onOpen: (id: string) => void
}) {
  const days = byDay(appointments, (one) => dayOf(one.appointment_time))
  return [...days].map(([day, ofDay]) => (
    <div key={day} className="upcoming-day">
      <h3>
        {day === today ? 'Today, ' : day === dayAfter(today, 1) ? 'Tomorrow, ' : ''}
        {day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : formatDate(day)}
      </h3>
      <AppointmentRows
        label={`Appointments on ${formatDay(day)}`}
        appointments={ofDay}
        onOpen={onOpen}
        action={(one) => (
          <StepButton appointment={one} to="confirmed">
            Confirm
          </StepButton>
        )}
      />
    </div>
  ))
}
