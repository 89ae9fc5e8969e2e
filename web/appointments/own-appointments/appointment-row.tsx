import { useId, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { isProposal } from '../order.ts'
import { nameOf } from './own-queries.ts'
import { StatusWord } from '../status-word.tsx'
import { AppointmentBody, type AppointmentBodyProps } from './appointment-body.tsx'
import { DateTile } from './date-tile.tsx'
import { nameIdOf, timeOf } from './when.ts'

/**
 * A later appointment: a row that opens. It is open from the start where an answer is expected; of a
 * series that is proposed, the first.
 */
export function AppointmentRow(props: AppointmentBodyProps) {
  const { appointment, isPreceded, entry } = props
  const { appointment_time, session_type, duration_minutes, status, provider } = appointment
  const [chosen, setChosen] = useState<boolean>()
  const bodyId = useId()
  const isToAnswer = isProposal(appointment) && !isPreceded
  const isOpen = chosen ?? (isToAnswer || Boolean(entry?.offer))
  return (
    <>
      <div className="visit-head visit-row">
        <DateTile at={appointment_time} />
        <div className="min-w-0">
          <h3 id={nameIdOf(appointment)}>
            <button
              type="button"
              className="visit-toggle"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => setChosen(!isOpen)}
            >
              {timeOf(appointment, props.now)}
            </button>
          </h3>
          <p className="text-muted">
            {session_type}, {duration_minutes} minutes, with {nameOf(provider)}
          </p>
        </div>
        <StatusWord status={status} />
        <Icon name="chevron" />
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen ? <AppointmentBody {...props} /> : null}
      </div>
    </>
  )
}
