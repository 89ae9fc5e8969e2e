import type { OwnRegistration } from '#domain/registration.ts'
import { formatDate } from '#web/ui/dates.ts'

const then = 'You will see your patients here once'

/** Why a provider sees no patients now: what applies, and what ends it. */
export function whyNot(registration: OwnRegistration | undefined): string {
  const end = registration?.certificate_expires_on
  if (registration?.status === 'refused')
    return `Your registration was not accepted. ${then} you send it again and we accept it.`
  if (registration?.status === 'pending')
    return `Not verified yet. ${then} we have checked your registration.`
  if (registration && !registration.is_in_practice && end)
    return registration.newest?.status === 'pending'
      ? `Your certificate expired on ${formatDate(end)}. ${then} we have checked the new one.`
      : `Your certificate expired on ${formatDate(end)}. ${then} you send the new one and we accept it.`
  return `${then} your registration is checked and your certificate is in date.`
}
