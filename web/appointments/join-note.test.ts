import { expect, it } from 'vitest'
import type { Appointment } from '#domain/appointments/schema.ts'
import { joinNoteOf } from './join-note.ts'

const provider: Appointment['provider'] = {
  id: '2b1c1ad0-0000-4000-8000-000000000001',
  full_name: 'Dr Chileshe Mumba',
  specialty: null,
  profile_picture_url: null,
}
/** At 14:00 in Lusaka. */
const hour = { appointment_time: '2026-11-26T12:00:00Z', duration_minutes: 60, room: null }
const textOf = (
  session_type: Appointment['session_type'],
  phone: string | null | undefined,
  by: Appointment['provider'] = provider,
) => joinNoteOf({ ...hour, session_type, provider: by }, phone)?.text

it('names the number that is called, asks for one where none is on record, and is silent until it is known', () => {
  expect(textOf('Phone', '0977 123 456')).toBe('Your provider calls you on 0977 123 456.')
  expect(textOf('Phone', null)).toBe(
    'Your provider calls you. Add your phone number to your profile.',
  )
  expect(textOf('Phone', undefined)).toBeUndefined()
})

it('says from when a call can be joined, unless the provider has left', () => {
  expect(textOf('Virtual', null)).toBe(
    'A call in this app, by voice or video. You can join from 13:50.',
  )
  expect(textOf('Virtual', null, null)).toBeUndefined()
})

it('names the place of a session face to face', () => {
  expect(textOf('In-person', null)).toMatch(/^Face to face: Plot 12/)
})

it('names the room of a session in person, before the address', () => {
  const room = { id: '2b1c1ad0-0000-4000-8000-000000000002', name: 'Room 3' }
  const note = joinNoteOf({ ...hour, session_type: 'In-person', provider, room }, null)
  expect(note?.text).toMatch(/^Face to face: Room 3, .*\. Bring your NRC/)
  const own = { ...hour, session_type: 'In-person', provider, room, bring: 'Bring shoes.' } as const
  expect(joinNoteOf(own, null)?.text).toMatch(/Zambia\. Bring shoes\.$/)
})
