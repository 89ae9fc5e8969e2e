import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { professionLabels } from '#domain/practice/professions.ts'
import type { DeskDayWait } from '#domain/desk/day-waits.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import type { Bookable } from '../booking/book-dialog.tsx'
import { FindPatient } from '../booking/find-patient.tsx'
import { nameAtDesk } from '../names.ts'
import { errorTitles } from '../texts.ts'
import { takeOffList, waitsOfDay } from './day-wait-queries.ts'
import { DayWaitForm } from './day-wait-form.tsx'

interface DayWaitsDialogProps {
  day: string
  onClose: () => void
}

/** Who waits for a time of a day, the first in turn first; the desk puts patients on the list and takes them off. */
export function DayWaitsDialog({ day, onClose }: DayWaitsDialogProps) {
  const query = useQuery(waitsOfDay(day))
  const [isAdding, setAdding] = useState(false)
  const [patient, setPatient] = useState<Bookable>()
  function showList() {
    setAdding(false)
    setPatient(undefined)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={patient ? `A place for ${nameAtDesk(patient)}` : `List for ${formatDay(day)}`}
    >
      {patient ? (
        <DayWaitForm patient={patient} day={day} onSaved={showList} onClose={showList} />
      ) : isAdding ? (
        <FindPatient
          onFound={setPatient}
          onOpen={setPatient}
          actions={
            <Button variant="quiet" onClick={showList}>
              Not now
            </Button>
          }
        />
      ) : (
        <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={4} />}>
          {(rows) => (
            <div className="grid gap-4">
              {rows.length === 0 ? (
                <p>The list of this day is empty.</p>
              ) : (
                <ul className="desk-rows">
                  {rows.map((one) => (
                    <WaitRow key={one.id} day={day} wait={one} />
                  ))}
                </ul>
              )}
              <p className="text-muted">
                A time that comes free is held for the first who can come, and they get an email.
                Who has no login gets none: call them, and book a visit.
              </p>
              <div className="form-actions">
                <Button data-adds-fields="search" onClick={() => setAdding(true)}>
                  Put a patient on the list
                </Button>
              </div>
            </div>
          )}
        </QueryView>
      )}
    </Dialog>
  )
}

function WaitRow({ day, wait }: { day: string; wait: DeskDayWait }) {
  const client = useQueryClient()
  const remove = useAction(() => takeOffList(client, day, wait.id))
  const { patient, provider_name, profession, visit_type, duration_minutes, session_type } = wait
  return (
    <li className="grid gap-2 border-t border-hairline pt-2">
      <p className="font-bold wrap-anywhere" translate="no">
        {nameAtDesk(patient)}
      </p>
      <p className="wrap-anywhere">
        {visit_type}, {duration_minutes} minutes, {session_type}, with{' '}
        {provider_name ? (
          <span translate="no">{provider_name}</span>
        ) : (
          `any ${professionLabels[profession].toLowerCase()}`
        )}
      </p>
      {patient.has_no_login ? <p className="font-bold">No email: call them.</p> : null}
      {wait.offered_time && wait.expires_at ? (
        <p role="status">
          {formatTime(wait.offered_time)} is held for them until {formatTime(wait.expires_at)}.
        </p>
      ) : null}
      <div className="form-actions">
        <ActionButton variant="quiet" action={remove} busyLabel="Removing...">
          Take off the list
          <VisuallyHidden>
            {' '}
            <span translate="no">{patient.full_name}</span>
          </VisuallyHidden>
        </ActionButton>
      </div>
      {remove.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describeFailure(remove.failure)}
        </p>
      ) : null}
    </li>
  )
}
