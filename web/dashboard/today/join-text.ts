import type { Appointment } from '#domain/appointments/schema.ts'
import { brand } from '#domain/values/brand.ts'

/** How the patient joins a session, with the page for what is missing. */
export interface JoinText {
  text: string
  to?: `/${string}`
  action?: string
}

/** @param phone_number of the patient, where one is on record */
export function joinText(
  { session_type }: Pick<Appointment, 'session_type'>,
  phone_number: string | null | undefined,
): JoinText {
  if (session_type === 'In-person') return { text: `Come to ${brand.address.join(', ')}.` }
  if (session_type === 'Virtual')
    return {
      text: 'A video call. No link yet? Ask your provider in Messages.',
      to: '/messages',
      action: 'Open messages',
    }
  return phone_number
    ? { text: `Your provider calls ${phone_number}.` }
    : { text: 'Your provider calls you. Add your number with “Edit Demographics” on this page.' }
}
