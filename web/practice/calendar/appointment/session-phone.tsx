import { showPhone } from '#domain/phone/show-phone.ts'
import { dial } from '#domain/phone/dial.ts'
import { useQuery } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { phoneShown } from '#domain/appointments/session-phone.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { QueryView } from '#web/ui/query-view.tsx'
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
  const { from, until } = phoneShown(appointment, 'provider')
  const isShown = status === 'confirmed' && now >= from && now < until
  const query = useQuery({ ...sessionPhone(id), enabled: isShown })
  if (!isShown)
    return status === 'requested' || (status === 'confirmed' && now < from)
      ? `Shown once confirmed, from ${formatDay(from)}, ${formatTime(from)}`
      : 'No longer shown'
  return (
    <QueryView
      query={query}
      failed="Could not be loaded. Open the details again."
      Failed={FailureText}
      onlyFresh
      fallback="Loading..."
    >
      {({ phone_number }) =>
        phone_number ? (
          <a href={dial(phone_number)} className="link link-alone" translate="no">
            {showPhone(phone_number)}
          </a>
        ) : (
          'None on record. Write to the patient, and ask for it.'
        )
      }
    </QueryView>
  )
}

/** Within a line of facts: there is no space for a button. */
const FailureText = ({ title }: { title: string }) => <>{title}</>
