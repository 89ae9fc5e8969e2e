import type { ReactNode } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { dayOf, formatDate, formatDay } from '#web/platform/values/dates.ts'
import { AppointmentRows } from '../appointment-rows.tsx'
import { byDay } from '../month/month.ts'

interface AppointmentDaysProps {
  appointments: readonly ProviderAppointment[]
  today: string
  onOpen: (id: string) => void
  lead?: (appointment: ProviderAppointment) => ReactNode
  action?: (appointment: ProviderAppointment) => ReactNode
}

/** Appointments by day. */
export function AppointmentDays({ appointments, today, ...rows }: AppointmentDaysProps) {
  const days = byDay(appointments, (one) => dayOf(one.appointment_time))
  return [...days].map(([day, ofDay]) => (
    <div key={day} className="upcoming-day">
      <h3>
        {day === today ? 'Today, ' : day === dayAfter(today, 1) ? 'Tomorrow, ' : ''}
        {day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : formatDate(day)}
      </h3>
      <AppointmentRows label={`Appointments on ${formatDay(day)}`} appointments={ofDay} {...rows} />
    </div>
  ))
}
