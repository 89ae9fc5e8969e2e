import { describe, expect, it } from 'vitest'
import type { Appointment } from '#domain/appointments/schema.ts'
import { visitStep } from './visit-step.ts'

const now = Date.parse('2026-11-29T08:00:00Z')
const visit = (more: Partial<Appointment> = {}) =>
  ({
    id: 'a',
    status: 'confirmed',
    appointment_time: '2026-11-30T07:00:00Z',
    session_type: 'Virtual',
    requested_by: 'patient',
    provider: { id: 'b', full_name: 'Chileshe Mumba', specialty: null, profile_picture_url: null },
    provider_away: false,
    ...more,
  }) as Appointment

describe('an appointment on Today', () => {
  it('is tomorrow, with whom', () => {
    expect(visitStep(visit(), now)).toMatchObject({
      title: 'Your appointment is tomorrow, 09:00',
      text: 'Virtual, with Chileshe Mumba.',
    })
  })

  it('is not said to take place while its provider is away then', () => {
    const { title, text } = visitStep(visit({ provider_away: true }), now)
    expect(title).toBe('Not as planned: your appointment tomorrow, 09:00')
    expect(text).toBe(
      'Chileshe Mumba is away at that time. We will contact you about another time. Please choose one yourself, or call us.',
    )
  })

  it('is no time to accept without a word, where the provider who proposed it is away then', () => {
    const proposed = { requested_by: 'provider', status: 'requested', provider_away: true } as const
    expect(visitStep(visit(proposed), now).text).toContain('Chileshe Mumba is away at that time.')
  })
})
