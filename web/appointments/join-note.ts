import type { Appointment } from '#domain/appointments/schema.ts'
import { brand } from '#domain/values/brand.ts'
import type { IconName } from '#web/ui/icon.tsx'

/**
 * How the two meet: the number that is called, the place, or what to agree on. Undefined where there is
 * nothing to say.
 *
 * @param phone of the patient; null where none is on record, undefined where it is not known
 */
export function joinNoteOf(
  { session_type, provider }: Pick<Appointment, 'session_type' | 'provider'>,
  phone: string | null | undefined,
): { icon: IconName; text: string } | undefined {
  if (session_type === 'In-person')
    return { icon: 'pin', text: `Face to face: ${brand.address.join(', ')}.` }
  if (session_type === 'Phone') {
    if (phone) return { icon: 'phone', text: `Your provider calls you on ${phone}.` }
    return phone === null
      ? { icon: 'phone', text: 'Your provider calls you. Add your phone number to your profile.' }
      : undefined
  }
  // There is no room for a video call in the app yet, so no link is promised.
  return provider
    ? { icon: 'video', text: 'A video call. Write to your provider to agree how you meet.' }
    : undefined
}
