import { namesakesIn } from '../names.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import type { Absence } from '#domain/practice/absences.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { DeskRow } from '../calendar/desk-row.tsx'
import { errorTitles, toasts } from '../texts.ts'
import { fallenInto, removeAbsence } from './absence-queries.ts'

interface AbsenceItemProps {
  absence: Absence
  onOpen: (appointment: DeskAppointment) => void
}

/** One absence: who and when, and the appointments to move. */
export function AbsenceItem({ absence, onOpen }: AbsenceItemProps) {
  const { id, provider_name, starts_at, ends_at, affected } = absence
  const [isShown, setShown] = useState(false)
  const client = useQueryClient()
  const remove = useAction(
    async () => {
      await removeAbsence(client, id)
      toast(toasts.back)
    },
    { failure: errorTitles.absence },
  )
  return (
    <li className="grid max-w-none gap-4 border-t border-hairline py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg wrap-anywhere">{provider_name}</h2>
          <p>
            {formatDateTime(starts_at)} to {formatDateTime(ends_at)}
          </p>
          <p className={affected > 0 ? 'font-bold text-warn' : 'text-muted'}>
            {affected === 0
              ? 'No appointments to move'
              : `${affected} ${affected === 1 ? 'appointment' : 'appointments'} to move`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {affected > 0 ? (
            <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide' : 'Show'}
              <VisuallyHidden> appointments of {provider_name}</VisuallyHidden>
            </Button>
          ) : null}
          <ActionButton variant="quiet" action={remove}>
            Remove<VisuallyHidden> the absence of {provider_name}</VisuallyHidden>
          </ActionButton>
        </div>
      </div>
      {isShown ? <Fallen id={id} onOpen={onOpen} /> : null}
    </li>
  )
}

function Fallen({ id, onOpen }: { id: string; onOpen: (one: DeskAppointment) => void }) {
  const query = useQuery(fallenInto(id))
  return (
    <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={4} />}>
      {(rows) =>
        rows.length === 0 ? (
          <p>All are moved or cancelled.</p>
        ) : (
          <ul className="desk-rows" aria-label="Appointments to move">
            {rows.map((one) => (
              <DeskRow
                key={one.id}
                appointment={one}
                isNamed
                onOpen={onOpen}
                hasDay
                hasNamesake={namesakesIn(rows.map(({ patient }) => patient)).has(one.patient.id)}
              />
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}
