import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { ownWaiting } from '../queries.ts'
import { AppointmentRow } from './appointment-row.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { NextAppointment } from './next-appointment.tsx'

/** Upcoming appointments: the next one large, each later one as a row that opens. */
export function AppointmentList({
  appointments,
  now,
}: {
  appointments: readonly Appointment[]
  now: number
}) {
  const waiting = useQuery(ownWaiting)
  const [leaving, setLeaving] = useState<Appointment>()
  return (
    <>
      <ul className="visits" aria-label="Upcoming appointments">
        {appointments.map((appointment, index) => {
          const Item = index === 0 ? NextAppointment : AppointmentRow
          return (
            <li key={appointment.id}>
              <Item
                appointment={appointment}
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
      <CancelDialog appointment={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}
