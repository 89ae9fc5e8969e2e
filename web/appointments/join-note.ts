import { showPhone } from '#domain/phone/show-phone.ts'
import { placeOf, usualBring } from '#domain/appointments/bring.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { callWindow } from '#domain/calls/window.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import type { IconName } from '#web/ui/icon.tsx'

/**
 * How patient and provider meet: the phone number, the place, or the time from which they can join.
 * Undefined without such a note.
 *
 * @param phone of the patient; null where none is on record, undefined where it is not known
 */
export function joinNoteOf(
  session: Pick<
    Appointment,
    'session_type' | 'provider' | 'appointment_time' | 'duration_minutes' | 'room' | 'bring'
  >,
  phone: string | null | undefined,
): { icon: IconName; text: string } | undefined {
  const { session_type, provider, room, bring } = session
  if (session_type === 'In-person') {
    return { icon: 'pin', text: `Face to face: ${placeOf(room?.name)}. ${bring || usualBring}` }
  }
  if (session_type === 'Phone') {
    if (phone) return { icon: 'phone', text: `Your provider calls you on ${showPhone(phone)}.` }
    return phone === null
      ? { icon: 'phone', text: 'Your provider calls you. Add your phone number to your profile.' }
      : undefined
  }
  return provider
    ? {
        icon: 'video',
        text: `A call in this app, by voice or video. You can join from ${formatTime(callWindow(session).from)}.`,
      }
    : undefined
}
