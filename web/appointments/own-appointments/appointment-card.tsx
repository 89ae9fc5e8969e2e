import type { ReactNode } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import { Surface } from '#web/ui/layout/page.tsx'
import { ProviderCard } from '../provider-card.tsx'
import { StatusWord } from '../status-word.tsx'

/** `Thursday 12 November, 09:00` */
export const timeOf = ({ appointment_time }: Pick<Appointment, 'appointment_time'>) =>
  `${formatDay(appointment_time)}, ${formatTime(appointment_time)}`

/** `Today`, `Tomorrow`, `In 5 days`; nothing for a past time. */
export function distanceTo(appointment_time: string, now: number): string {
  const days = daysBetween(dayOf(now), dayOf(appointment_time))
  if (days < 0) return ''
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
}

/** The id of the text that names an appointment, for the buttons beneath it. */
export const nameIdOf = ({ id }: Pick<Appointment, 'id'>) => `when-${id}`

/** An upcoming appointment: when, how, with whom, its status, and what the patient can do. */
export function AppointmentCard({
  appointment,
  isNext,
  now,
  children,
}: {
  appointment: Appointment
  /** The first upcoming appointment. */
  isNext: boolean
  now: number
  children: ReactNode
}) {
  const { appointment_time, session_type, duration_minutes, status, provider } = appointment
  return (
    <Surface className={`grid gap-4${isNext ? ' border-s-4 border-s-copper' : ''}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <p className="font-semibold text-copper">{distanceTo(appointment_time, now)}</p>
          <h3 id={nameIdOf(appointment)} className={isNext ? 'text-xl' : undefined}>
            {timeOf(appointment)}
          </h3>
          <p className="text-muted">
            {session_type}, {duration_minutes} minutes
          </p>
        </div>
        <StatusWord status={status} />
      </div>
      {provider ? <ProviderCard provider={provider} /> : null}
      {children}
    </Surface>
  )
}
