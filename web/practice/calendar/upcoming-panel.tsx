import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ConfirmButton } from './appointment/confirm-button.tsx'
import { AppointmentDays } from './list/appointment-days.tsx'
import { FilterForm, noFilter } from './list/filter-form.tsx'
import { OverPanel } from './list/over-panel.tsx'
import { allPeriods, spanOf } from './list/periods.ts'
import { useAppointmentPages, wantedBy } from './list/use-appointment-pages.ts'

/** The actions on an appointment are fetched when the provider reaches for them. */
const fetchDialog = async () =>
  (await import('./appointment/appointment-dialog.tsx')).AppointmentDialog
const fetchCancelAppointments = async () =>
  (await import('./appointment/cancel-dialog.tsx')).CancelDialog

/** Appointments of a period, a page at a time; beside them, past ones without an outcome. */
export function UpcomingPanel() {
  const now = useNow()
  const today = dayOf(now)
  const [filter, setFilter] = useState(noFilter)
  const listed = useAppointmentPages(
    { ...spanOf(filter.period, today), ...wantedBy(filter) },
    filter.period === 'past' ? 'Show earlier appointments' : 'Show later appointments',
  )
  const past = useAppointmentPages(
    { ...spanOf('past', today), status: 'confirmed' },
    'Show earlier appointments',
  )
  const [openId, setOpenId] = useState<string>()
  const { Part: Details, bring } = useLazyComponent(fetchDialog, errorTitles.details)
  const cancelDialog = useLazyComponent(fetchCancelAppointments, errorTitles.error)
  const [isCancelling, setCancelling] = useState(false)
  const over =
    past.query.data?.filter((one) => one.status === 'confirmed' && endOf(one) <= now) ?? []
  const isPast = filter.period === 'past'
  const shown = listed.query.data?.filter(
    (one) => Date.parse(one.appointment_time) >= now !== isPast,
  )
  const active = shown?.filter(
    ({ status, appointment_time }) =>
      ['requested', 'confirmed'].includes(status) && Date.parse(appointment_time) >= now,
  )
  const { box, foot } = useGrowing(listed.more, 'These are all.', shown?.length ?? 0, '.held-item')

  async function open(id: string) {
    if (await bring()) setOpenId(id)
  }
  async function openCancel() {
    if (await cancelDialog.bring()) setCancelling(true)
  }

  return (
    <div className="upcoming">
      <OverPanel
        appointments={over}
        more={past.more}
        today={today}
        onOpen={(id) => void open(id)}
      />
      <section className="upcoming-days" aria-labelledby="upcoming">
        <h2 id="upcoming" className="mb-4">
          {isPast ? 'Past' : 'Upcoming'}
        </h2>
        <FilterForm filter={filter} onChange={setFilter} periods={allPeriods} hasStatus />
        <QueryView
          query={{ ...listed.query, data: shown }}
          failed={errorTitles.appointments}
          Failed={NotShown}
          fallback={<Skeleton lines={8} text="Loading appointments..." />}
        >
          {(appointments) => (
            <div ref={box}>
              {active && active.length > 1 ? (
                <p className="mb-4">
                  <Button variant="quiet" data-adds-fields="ids" onClick={() => void openCancel()}>
                    Cancel several
                  </Button>
                </p>
              ) : null}
              <AppointmentDays
                appointments={appointments}
                today={today}
                onOpen={(id) => void open(id)}
                action={(one) => <ConfirmButton appointment={one} />}
              />
              {appointments.length > 0 || listed.more.isThere ? (
                foot
              ) : (
                <EmptyState
                  drawing={<Kettle width={150} />}
                  text={isPast ? 'No past appointments.' : 'No upcoming appointments.'}
                />
              )}
            </div>
          )}
        </QueryView>
      </section>
      {cancelDialog.Part ? (
        <cancelDialog.Part
          open={isCancelling}
          appointments={active ?? []}
          onClose={() => setCancelling(false)}
        />
      ) : null}
      {Details ? (
        <Details
          appointment={[...(shown ?? []), ...over].find(({ id }) => id === openId)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </div>
  )
}

const endOf = ({ appointment_time, duration_minutes }: ProviderAppointment) =>
  Date.parse(appointment_time) + duration_minutes * 60_000
