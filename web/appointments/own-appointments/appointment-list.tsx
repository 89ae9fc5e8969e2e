import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { followingOf } from '../order.ts'
import { ownWaiting } from '../queries.ts'
import { AppointmentRow } from './appointment-row.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { Lazy } from '#web/platform/lazy.tsx'

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
          fetchPart={fetchDialog}
          props={{ appointments: leaving, onClose: () => setLeaving(undefined) }}
        />
      ) : null}
    </>
  )
}
