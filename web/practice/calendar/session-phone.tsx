import { useQuery } from '@tanstack/react-query'
import type { ProviderAppointment, SessionPhone as Shown } from '#domain/appointments/schema.ts'
import { phoneShown } from '#domain/appointments/session-phone.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { formatDay, formatTime } from '#web/platform/dates.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'held'>(fetchAsMe)

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
  const { data, isError } = useQuery({
    queryKey: ['practice', 'session-phone', id],
    queryFn: async (): Promise<Shown> =>
      (await provider.appointments[':id']['phone-number'].$get({ param: { id } })).json(),
    ...readOnce,
    enabled: isShown,
  })
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
