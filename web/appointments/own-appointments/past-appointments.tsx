import { useId, useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { StatusWord } from '../status-word.tsx'
import { LazyOutcome } from './lazy-outcome.tsx'
import { nameIdOf } from './when.ts'

/** So many are shown at first. */
const atFirst = 3

interface PastAppointmentsProps {
  appointments: readonly Appointment[]
  /** Fetches older ones; absent where there are none. */
  onMore: (() => void) | undefined
  isFetching: boolean
}

/** Past and cancelled appointments, one row each; the older ones open on request. */
export function PastAppointments({ appointments, onMore, isFetching }: PastAppointmentsProps) {
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const now = useNow()
  const isFolded = appointments.length > atFirst
  return (
    <>
      <ul id={listId} className="visits-past">
        {(isWhole ? appointments : appointments.slice(0, atFirst)).map((appointment) => (
          <PastRow key={appointment.id} appointment={appointment} now={now} />
        ))}
      </ul>
      <div className="form-actions mt-6">
        {isFolded ? (
          <Button
            variant="quiet"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : onMore ? 'Show more' : `Show all ${appointments.length}`}
          </Button>
        ) : null}
        {onMore && (isWhole || !isFolded) ? (
          <Button variant="quiet" aria-disabled={isFetching} onClick={onMore}>
            {isFetching ? 'Loading...' : 'Show older appointments'}
          </Button>
        ) : null}
      </div>
      <Lazy load={fetchFinished} props={{}} optional />
    </>
  )
}

/** Whose care ended; fetched below what is past. */
const fetchFinished = async () => (await import('./finished-care.tsx')).FinishedCare

function PastRow({ appointment, now }: { appointment: Appointment; now: number }) {
  const { appointment_time, session_type, duration_minutes, status, provider } = appointment
  return (
    <li>
      <div>
        <h3 id={nameIdOf(appointment)}>{formatDateTime(appointment_time)}</h3>
        <p className="wrap-anywhere">
          {session_type}, {duration_minutes} minutes
          {provider ? `, with ${provider.full_name}` : ''}
        </p>
      </div>
      <StatusWord status={status} isQuiet />
      <LazyOutcome appointment={appointment} now={now} />
    </li>
  )
}
