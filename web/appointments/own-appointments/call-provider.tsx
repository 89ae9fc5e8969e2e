import { showPhone } from '#domain/phone/show-phone.ts'
import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#domain/appointments/schema.ts'
import { phoneShown } from '#domain/appointments/session-phone.ts'
import { dial } from '#domain/phone/dial.ts'
import { Icon } from '#web/ui/icon.tsx'
import { providerPhone } from './own-queries.ts'
import { nameIdOf } from './when.ts'

interface CallProviderProps {
  appointment: Appointment
  now: number
}

/** The number of a Phone session's provider, to recognise their call or to call them. */
export function CallProvider({ appointment, now }: CallProviderProps) {
  const { from, until } = phoneShown(appointment, 'patient')
  const isShown = now >= from && now < until
  const { data } = useQuery({ ...providerPhone(appointment.id), enabled: isShown })
  return isShown && data?.phone_number ? (
    <a
      className="button min-h-12"
      href={dial(data.phone_number)}
      aria-describedby={nameIdOf(appointment)}
    >
      <Icon name="phone" />
      <span>
        Call <span translate="no">{showPhone(data.phone_number)}</span>
      </span>
    </a>
  ) : null
}
