import { useQuery } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { phoneShown } from '#domain/appointments/session-phone.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { sessionPhone } from '../appointment-queries.ts'

/** The number of a Phone session, fetched only while it is shown: each read is logged. */
export function SessionPhone({
  appointment,
  now,
}: {
  appointment: ProviderAppointment
  now: number
}) {
  const { id, status } = appointment
  const { from, until } = phoneShown(appointment)
  const isShown = status === 'confirmed' && now >= from && now < until
  const { data, isError } = useQuery({ ...sessionPhone(id), enabled: isShown })
  if (!isShown)
    return status === 'requested' || (status === 'confirmed' && now < from)
      ? `Shown once confirmed, from ${formatDay(from)}, ${formatTime(from)}`
      : 'No longer shown'
  if (isError) return 'Could not be loaded. Open the details again.'
  if (!data) return 'Loading...'
  if (!data.phone_number) return 'None on record. Write to the patient, and ask for it.'
  return (
    <a href={`tel:${data.phone_number.replaceAll(/[^+\d]/g, '')}`} className="link">
      {data.phone_number}
    </a>
  )
}
