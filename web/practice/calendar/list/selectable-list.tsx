import { type ReactNode, useRef, useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { type More, useGrowing } from '#web/ui/growing-table.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Unseen } from '#web/ui/layout/page.tsx'
import { whichOf } from '../patient-name.ts'
import { AppointmentDays } from './appointment-days.tsx'
import type { useBulkChange } from './use-bulk-change.ts'

/** The rows that are ticked, of those that are shown: what leaves the list is not chosen any more. */
function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter((id) => ticked.has(id))

  function toggle(id: string) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  return {
    chosen,
    isAll: shown.length > 0 && chosen.length === shown.length,
    has: (id: string) => ticked.has(id),
    toggle,
    toggleAll: () => setTicked(new Set(chosen.length === shown.length ? [] : shown)),
    clear: () => setTicked(new Set()),
  }
}

interface SelectableListProps {
  appointments: readonly ProviderAppointment[]
  today: string
  more: More
  end: string
  bulk: ReturnType<typeof useBulkChange>
  onOpen: (id: string) => void
  /** The further action in a row. */
  action?: (appointment: ProviderAppointment) => ReactNode
  /** The buttons for the chosen appointments. */
  children: (chosen: readonly ProviderAppointment[]) => ReactNode
}

/** Appointments with a box to tick in each row, and buttons for those that are ticked. */
export function SelectableList(props: SelectableListProps) {
  const { appointments, today, more, end, bulk, onOpen } = props
  const selection = useSelection(appointments.map(({ id }) => id))
  const { box, foot } = useGrowing(more, end, appointments.length, '.held-item')
  const status = useRef<HTMLParagraphElement>(null)
  const chosen = appointments.filter(({ id }) => selection.has(id))
  return (
    <div ref={box}>
      <div className="list-bulk" role="group" aria-label="Chosen appointments">
        <Button variant="quiet" onClick={selection.toggleAll}>
          {selection.isAll ? 'Choose none' : 'Choose all shown'}
        </Button>
        {props.children(chosen)}
        <p ref={status} role="status" tabIndex={-1}>
          {chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}
        </p>
      </div>
      {bulk.failed.length > 0 ? (
        <div className="list-failed" role="alert">
          <p className="font-bold">
            {bulk.failed.length === 1
              ? 'One appointment could not be changed.'
              : `${bulk.failed.length} appointments could not be changed.`}
          </p>
          <ul>
            {bulk.failed.map(({ id, which, message }) => (
              <li key={id} className="wrap-anywhere">
                {which}: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <AppointmentDays
        appointments={appointments}
        today={today}
        onOpen={onOpen}
        {...(props.action ? { action: props.action } : {})}
        lead={(one) => (
          <label className="list-tick">
            <input
              type="checkbox"
              className="choice-mark"
              checked={selection.has(one.id)}
              onChange={() => selection.toggle(one.id)}
            />
            <Unseen>Choose {whichOf(one)}</Unseen>
          </label>
        )}
      />
      {foot}
    </div>
  )
}
