import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { followingOf } from '../order.ts'
import { ownWaiting } from '../queries.ts'
import { AppointmentRow } from './appointment-row.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { ProviderCard } from '../provider-card.tsx'
import { StatusWord } from '../status-word.tsx'
import { AppointmentBody, type AppointmentBodyProps } from './appointment-body.tsx'
import { DateTile } from './date-tile.tsx'
import { distanceTo, nameIdOf, timeOf } from './when.ts'

/** The next appointment: when, how, with whom, its status, and what the patient can do. */
function NextAppointment(props: AppointmentBodyProps) {
  const { appointment, now } = props
  const { appointment_time, session_type, duration_minutes, status, provider } = appointment
  return (
    <Card className="visit-next">
      <div className="visit-head">
        <DateTile at={appointment_time} />
        <div className="min-w-0">
          <p className="visit-distance">{distanceTo(appointment_time, now)}</p>
          <h3 id={nameIdOf(appointment)}>{timeOf(appointment, now)}</h3>
          <p className="text-muted">
            {session_type}, {duration_minutes} minutes
          </p>
        </div>
        <StatusWord status={status} />
      </div>
      {provider ? <ProviderCard provider={provider} /> : null}
      <AppointmentBody {...props} />
    </Card>
  )
}

const fetchDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

/** Upcoming appointments: the next one large, each later one as a row that opens. */
export function AppointmentList({
  appointments,
  now,
}: {
  appointments: readonly Appointment[]
  now: number
}) {
  const waiting = useQuery(ownWaiting)
  const [leaving, setLeaving] = useState<readonly Appointment[]>()
  return (
    <>
      <ul className="visits" aria-label="Upcoming appointments">
        {appointments.map((appointment, index) => {
          const Item = index === 0 ? NextAppointment : AppointmentRow
          return (
            <li key={appointment.id}>
              <Item
                appointment={appointment}
                isPreceded={appointments.some((one) =>
                  followingOf(one, appointments).includes(appointment),
                )}
                following={followingOf(appointment, appointments)}
                replaced={appointments.find(({ id }) => id === appointment.replaces)}
                entry={waiting.data?.find((one) => one.appointment_id === appointment.id)}
                waiting={waiting.data ? 'success' : waiting.status}
                now={now}
                onLeave={setLeaving}
              />
            </li>
          )
        })}
      </ul>
      {leaving ? (
        <Lazy
          load={fetchDialog}
          props={{ appointments: leaving, onClose: () => setLeaving(undefined) }}
        />
      ) : null}
    </>
  )
}
