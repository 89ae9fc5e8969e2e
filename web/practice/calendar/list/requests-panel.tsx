import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { FilterForm, noFilter } from './filter-form.tsx'
import { spanOf, upcomingPeriods } from './periods.ts'
import { SelectableList } from './selectable-list.tsx'
import { useAppointmentPages, wantedBy } from './use-appointment-pages.ts'
import { useBulkChange } from './use-bulk-change.ts'

/** The actions on an appointment are fetched when the provider reaches for them. */
const fetchDialog = async () =>
  (await import('../appointment/appointment-dialog.tsx')).AppointmentDialog

/** What patients ask for and has no answer yet, to be confirmed or declined together. */
export function RequestsPanel() {
  const now = useNow()
  const today = dayOf(now)
  const [filter, setFilter] = useState(noFilter)
  const { query, more } = useAppointmentPages(
    {
      ...spanOf(filter.period, today),
      ...wantedBy(filter),
      status: 'requested',
      requested_by: 'patient',
    },
    'Show later requests',
  )
  const [openId, setOpenId] = useState<string>()
  const [declining, setDeclining] = useState<readonly ProviderAppointment[]>([])
  const { Part: Details, bring } = useLazyComponent(fetchDialog, errorTitles.details)
  const bulk = useBulkChange(() => undefined)

  async function open(id: string) {
    if (await bring()) setOpenId(id)
  }

  return (
    <div className="upcoming-days">
      <h2 className="mb-2">Requests</h2>
      <p className="mb-4">Patients get an email once you confirm or decline.</p>
      <FilterForm filter={filter} onChange={setFilter} periods={upcomingPeriods} />
      <QueryView
        query={query}
        failed={errorTitles.appointments}
        Failed={NotShown}
        fallback={<Skeleton lines={8} text="Loading appointments..." />}
      >
        {(rows) => {
          const upcoming = rows.filter(
            (one) => one.status === 'requested' && Date.parse(one.appointment_time) > now,
          )
          return upcoming.length === 0 && !more.isThere ? (
            <EmptyState drawing={<Kettle width={150} />} text="No requests." />
          ) : (
            <SelectableList
              appointments={upcoming}
              today={today}
              more={more}
              end="These are all."
              bulk={bulk}
              onOpen={(id) => void open(id)}
            >
              {(chosen) => (
                <>
                  <Button
                    aria-disabled={bulk.busy !== undefined || chosen.length === 0}
                    onClick={() => void bulk.change(chosen, 'confirmed')}
                  >
                    {bulk.busy === 'confirmed' ? 'Confirming...' : 'Confirm chosen'}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-disabled={bulk.busy !== undefined || chosen.length === 0}
                    onClick={() => setDeclining(chosen)}
                  >
                    Decline chosen
                  </Button>
                </>
              )}
            </SelectableList>
          )
        }}
      </QueryView>
      <ConfirmDialog
        open={declining.length > 0}
        onClose={() => setDeclining([])}
        title={
          declining.length === 1 ? 'Decline 1 request?' : `Decline ${declining.length} requests?`
        }
        confirmLabel="Decline"
        busyLabel="Declining..."
        onConfirm={() => bulk.change(declining, 'cancelled')}
      >
        <p>Each patient gets an email, and the times are free again. You cannot undo this.</p>
      </ConfirmDialog>
      {Details ? (
        <Details
          appointment={query.data?.find(({ id }) => id === openId)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </div>
  )
}
